-- SPDX-License-Identifier: MIT

scenario "Kog'Maw, Caustic: dying, four damage to all units at his battlefield" {
  p1 = { base = { "Unit 3", "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Kog'Maw, Caustic", "Unit 4", "Unit 6" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move({ "Unit 3", "Unit 5" }, "West Field")
    t:combat()
    t.p1:order { "Kog'Maw, Caustic", "Unit 6", "Unit 4" }
    t:pass_all()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 6"):in_zone("trash")
    t:expect("Unit 2"):damage(0)
  end,
}

scenario "Kog'Maw, Caustic: killed by a spell at a battlefield, on both sides" {
  p1 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  p2 = { at = { ["West Field"] = { "Kog'Maw, Caustic", "Unit 4", "Unit 6" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Hidden Blade"):on("Kog'Maw, Caustic")
    t:pass_all()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 6"):damage(4)
    t:expect("Unit 2"):damage(0)
  end,
}

scenario "Kog'Maw, Caustic: in a base he has no battlefield" {
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Kog'Maw, Caustic", "Unit 4" } },
  function(t)
    t.p1:play("Vengeance"):on("Kog'Maw, Caustic")
    t:pass_all()
    t:expect("Unit 4"):damage(0)
  end,
}

scenario "372, 808.1.d Kog'Maw, Caustic: saved from his death he has not died" {
  p1 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  p2 = { base = { "Zhonya's Hourglass" }, at = { ["West Field"] = { "Kog'Maw, Caustic", "Unit 6" } } },
  function(t)
    t.p1:play("Hidden Blade"):on("Kog'Maw, Caustic")
    t:pass_all()
    t:expect("Kog'Maw, Caustic"):at("base")
    t:expect("Unit 6"):damage(0)
  end,
}

scenario "355.10.d Kog'Maw, Caustic: all units there, a team mate's and either opponent's" {
  format = "2v2", controls = { ["West Field"] = "p1" },
  p1 = { at = { ["West Field"] = { "Kog'Maw, Caustic", "Unit 6" } }, hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } },
  p3 = { at = { ["West Field"] = { "Unit 8" } }, base = { "Unit 7" } },
  function(t)
    t.p1:play("Hidden Blade"):on("Kog'Maw, Caustic")
    t:pass_all()
    t:expect("Unit 6"):damage(4)
    t:expect("Unit 8"):damage(4)
    t:expect("Unit 7"):damage(0)
    t:expect("Unit 5"):damage(0)
  end,
}
