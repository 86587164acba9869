-- SPDX-License-Identifier: MIT

scenario "Eclipse: -4 to a unit, and Predict" {
  rule = "436",
  p1 = { hand = { "Eclipse" }, pool = { energy = 3 }, deck = { "Unit 1", "Unit 2" } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Eclipse"):on("Unit 5")
    t:pass_all()
    t.p1:choose("Unit 1")
    t:expect("Unit 5"):might(1)
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 1" }
  end,
}

scenario "Eclipse: without a minimum; the card may stay" {
  rule = "143.2.b",
  p1 = { hand = { "Eclipse" }, pool = { energy = 3 }, deck = { "Unit 1", "Unit 2" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Eclipse"):on("Unit 3")
    t:pass_all()
    t.p1:choose()
    t:expect("Unit 3"):might(0):at("base")
    t:expect(t.p1.deck):in_order { "Unit 1", "Unit 2" }
  end,
}
