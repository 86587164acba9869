-- SPDX-License-Identifier: MIT

scenario "Pakaa Cub: hidden, then played there for nothing" {
  rule = "811.1.d.1",
  p1 = { hand = { "Pakaa Cub" }, pool = { body = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { hand = { "Incinerate" }, runes = { fury = 2 } },
  function(t)
    t.p1:hide("Pakaa Cub", "West Field")
    t:expect("Pakaa Cub"):in_zone("facedown")
    t:next_turn()
    t.p2:play("Incinerate"):on("Unit 1"):pass()
    t.p1:play("Pakaa Cub")
    t:expect("Pakaa Cub"):at("West Field"):might(3):exhausted()
  end,
}

scenario "Pakaa Cub: not hidden at a battlefield one does not control, not for nothing" {
  rule = "421.1",
  p1 = { hand = { "Pakaa Cub" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t:cannot(t.p1, "hide", "Pakaa Cub")
    t:cannot(t.p1, "play", "Pakaa Cub")
  end,
}

scenario "Pakaa Cub: lost with the battlefield" {
  rule = "323.7",
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Pakaa Cub" } },
  p2 = { hand = { "Blast of Power" }, pool = { energy = 6, order = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Blast of Power"):on("Unit 1")
    t:pass_all()
    t:expect("Pakaa Cub"):in_zone("trash")
    t:expect_control("West Field", "nobody")
  end,
}
