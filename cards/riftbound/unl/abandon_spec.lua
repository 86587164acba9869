-- SPDX-License-Identifier: MIT

scenario "Abandon: the countered spell returns to its owner's hand, and you predict" {
  rule = "425.1.a",
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Unit 5" }, hand = { "Abandon" }, pool = { energy = 2 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 5"):pass()
    t.p2:play("Abandon"):on("Vengeance")
    t:resolve()
    t:expect(t.p1.hand):is { "Vengeance" }
    t.p2:choose("Unit 1")
    t:expect("Unit 5"):at("base")
    t:expect(t.p2.deck):in_order { "Unit 2", "Unit 1" }
    t:expect_no_event("play", "Vengeance")
  end,
}

scenario "Abandon: you still predict when the spell is gone" {
  rule = "359.3.e.6",
  p1 = { hand = { "Vengeance", "Wind Wall" }, pool = { energy = 7, order = 2, calm = 2 } },
  p2 = { base = { "Unit 5" }, hand = { "Abandon", "Wind Wall" },
    pool = { energy = 5, calm = 2 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 5"):pass()
    t.p2:play("Abandon"):on("Vengeance")
    t.p2:play("Wind Wall"):on("Vengeance")
    t:resolve()
    t:expect("Vengeance"):in_zone("trash")
    t:resolve()
    t.p2:choose("Unit 1")
    t:expect("Vengeance"):in_zone("trash")
    t:expect(t.p2.deck):in_order { "Unit 2", "Unit 1" }
  end,
}

scenario "Abandon: not without a spell" {
  rule = "355.8",
  p1 = { hand = { "Abandon" }, pool = { energy = 2 } },
  function(t) t:cannot(t.p1, "play", "Abandon", "355.8") end,
}
