-- SPDX-License-Identifier: MIT

scenario "Stare Down: weaker enemies at a battlefield go home, and 1 XP" {
  p1 = { hand = { "Stare Down" }, pool = { energy = 2 }, base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 3", "Unit 4" }, ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Stare Down"):on("Unit 4", "West Field")
    t:pass_all()
    t:expect(t.p2.base):is { "Unit 2", "Unit 3" }
    t:expect(t:at("West Field")):is { "Unit 4" }
    t:expect("Unit 1"):at("East Field")
    t:expect_number("p1", "xp", 1)
  end,
}

scenario "Stare Down: when the unit is gone nobody moves, the XP are gained" {
  rule = "359.3.e.6",
  p1 = { hand = { "Stare Down" }, pool = { energy = 2 }, at = { ["East Field"] = { "Unit 3" } } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Stare Down"):on("Unit 3", "West Field"):pass()
    t.p2:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 2"):at("West Field")
    t:expect_number("p1", "xp", 1)
  end,
}
