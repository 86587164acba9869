-- SPDX-License-Identifier: MIT

scenario "Maddened Marauder: moves a unit from a battlefield to its base" {
  p1 = {
    hand = { "Maddened Marauder" }, pool = { energy = 5 }, at = { ["East Field"] = { "Unit 1" } },
  },
  p2 = { base = { "Unit 3" }, at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Maddened Marauder"):at("base")
    t:expect_option("Unit 1", "Unit 5")
    t:expect_no_option("Unit 3")
    t.p1:choose("Unit 5")
    t:pass_all()
    t:expect(t.p2.base):has("Unit 5")
    t:expect("Unit 1"):at("East Field")
  end,
}

scenario "Maddened Marauder: at a battlefield with nobody else it must choose itself" {
  rule = "402.3.b",
  p1 = { hand = { "Maddened Marauder" }, pool = { energy = 5 } },
  controls = { ["West Field"] = "p1" },
  function(t)
    t.p1:play("Maddened Marauder"):at("West Field")
    t:pass_all()
    t:expect("Maddened Marauder"):at("base")
  end,
}

scenario "Maddened Marauder: Tank takes the damage first" {
  rule = "815",
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Maddened Marauder" } } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t:combat()
    t:expect("Maddened Marauder"):in_zone("trash")
    t:expect("Unit 1"):at("West Field")
  end,
}

scenario "Maddened Marauder: the last unit gone, nobody controls the battlefield" {
  p1 = { hand = { "Maddened Marauder" }, pool = { energy = 5 } },
  p2 = { at = { ["West Field"] = { "Recruit" } } },
  function(t)
    t.p1:play("Maddened Marauder")
    t:pass_all()
    t:expect("Recruit"):at("base"):controlled_by("p2")
    t:expect_control("West Field", "nobody")
  end,
}

scenario "484.8.c Maddened Marauder: a team mate's unit goes to its own base" {
  format = "2v2",
  p1 = { hand = { "Maddened Marauder" }, pool = { energy = 9, any = 3 } },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Maddened Marauder"):at("base")
    t:pass_all()
    t:expect(t.p3.base):has("Unit 2")
  end,
}
