-- SPDX-License-Identifier: MIT

scenario "Alpha Strike: a unit's Might is split among enemies at battlefields" {
  p1 = { base = { "Unit 4" }, hand = { "Alpha Strike" }, pool = { energy = 3, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2" }, ["East Field"] = { "Unit 3" } }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Alpha Strike")
    t:expect_no_option("Unit 1")
    t.p1:choose("Unit 2", "Unit 3")
    t:resolve()
    t.p1:assign { ["Unit 2"] = 2, ["Unit 3"] = 2 }
    t:expect_event("damage", "Unit 2", { amount = 2, from = "Unit 4" })
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 3"):damage(2)
    t:expect_number("p1", "xp", 1)
  end,
}

scenario "Alpha Strike: not without an enemy at a battlefield" {
  p1 = { base = { "Unit 4" }, hand = { "Alpha Strike" }, pool = { energy = 3, calm = 1 } },
  p2 = { base = { "Unit 1" } },
  function(t) t:cannot(t.p1, "play", "Alpha Strike") end,
}

scenario "Alpha Strike: without its unit nothing happens" {
  p1 = { base = { "Unit 4" }, hand = { "Alpha Strike" }, pool = { energy = 3, calm = 1 } },
  p2 = {
    at = { ["West Field"] = { "Unit 2" } }, base = { "Unit 1" }, hand = { "Star-Crossed" },
    pool = { energy = 3, chaos = 1 },
  },
  function(t)
    t.p1:play("Alpha Strike"):on("Unit 4", "Unit 2"):pass()
    t.p2:play("Star-Crossed"):on("Unit 1", "Unit 4")
    t:pass_all()
    t:expect("Unit 2"):damage(0)
  end,
}

scenario "740.1, 411.1 Alpha Strike: a team mate's unit deals the damage, you gain the XP" {
  format = "2v2",
  p1 = { hand = { "Alpha Strike" }, pool = { energy = 3, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  p3 = { base = { "Unit 4" }, at = { ["North Field"] = { "Unit 0" } } },
  p4 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Alpha Strike"):on("Unit 4")
    t:expect_option("Unit 1", "Unit 3")
    t:expect_no_option("Unit 0")
    t.p1:choose("Unit 1", "Unit 3")
    t:resolve()
    t.p1:assign { ["Unit 1"] = 1, ["Unit 3"] = 3 }
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect_event("die", "Unit 1", { by = "p1" })
    t:expect("Unit 3"):in_zone("trash")
    t:expect_number("p1", "xp", 2)
    t:expect_number("p3", "xp", 0)
  end,
}

scenario "Alpha Strike: with Elder Dragon one damage each kills them, 1 XP for each" {
  p1 = { base = { "Elder Dragon" }, hand = { "Alpha Strike" }, pool = { energy = 3, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 8" }, ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Alpha Strike"):on("Elder Dragon"):choose("Unit 8", "Unit 9")
    t:resolve()
    t.p1:assign { ["Unit 8"] = 1, ["Unit 9"] = 9 }
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect("Unit 8"):in_zone("trash")
    t:expect("Unit 9"):in_zone("trash")
    t:expect_number("p1", "xp", 2)
  end,
}
