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

scenario "740.1 Stare Down: a team mate's unit is the measure; each enemy goes to its own base, no friend" {
  format = "2v2", controls = { ["West Field"] = "p2" },
  p1 = { hand = { "Stare Down" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 4" } } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  p4 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Stare Down"):on("Unit 3", "West Field")
    t:pass_all()
    t:expect(t.p2.base):is { "Unit 1" }
    t:expect(t.p4.base):is { "Unit 2" }
    t:expect("Unit 4"):at("West Field")
    t:expect_number("p1", "xp", 1)
    t:expect_number("p3", "xp", 0)
  end,
}
