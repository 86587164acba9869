-- SPDX-License-Identifier: MIT

scenario "Jeweled Colossus: Vision may recycle the top card" {
  rule = "817",
  p1 = {
    hand = { "Jeweled Colossus" }, pool = { energy = 5 }, deck = { "Unit 1", "Unit 2", "Unit 3" },
  },
  function(t)
    t.p1:play("Jeweled Colossus")
    t:pass_all()
    t.p1:choose("Unit 1")
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 3", "Unit 1" }
  end,
}

scenario "Jeweled Colossus: Vision may leave it" {
  p1 = {
    hand = { "Jeweled Colossus" }, pool = { energy = 5 }, deck = { "Unit 1", "Unit 2", "Unit 3" },
  },
  function(t)
    t.p1:play("Jeweled Colossus")
    t:pass_all()
    t.p1:choose()
    t:expect(t.p1.deck):in_order { "Unit 1", "Unit 2", "Unit 3" }
  end,
}

scenario "Jeweled Colossus: Shield while it defends, and only then" {
  rule = "814",
  p1 = { base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Jeweled Colossus" } } },
  function(t)
    t:expect("Jeweled Colossus"):might(5)
    t.p1:move("Unit 1", "West Field")
    t:expect("Jeweled Colossus"):might(6)
  end,
}
