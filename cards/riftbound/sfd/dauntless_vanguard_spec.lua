-- SPDX-License-Identifier: MIT

scenario "Dauntless Vanguard: may be played to a battlefield that an enemy holds" {
  rule = "355.2.b",
  p1 = { hand = { "Dauntless Vanguard" }, pool = { energy = 4, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Dauntless Vanguard"):at("West Field")
    t:combat()
    t:expect("Unit 1"):in_zone("trash")
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end,
}

scenario "Dauntless Vanguard: not to an open battlefield" {
  p1 = { hand = { "Dauntless Vanguard" }, pool = { energy = 4, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Dauntless Vanguard")
    t:expect_no_option("East Field")
    t:expect_option("West Field", "base")
    t.p1:choose("base")
    t:expect("Dauntless Vanguard"):at("base")
  end,
}

scenario "Dauntless Vanguard: an enemy battlefield is an opponent's, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Dauntless Vanguard" }, pool = { energy = 4, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  p4 = { at = { ["North Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Dauntless Vanguard")
    t:expect_options("base", "West Field", "North Field")
    t.p1:at("base")
  end }
