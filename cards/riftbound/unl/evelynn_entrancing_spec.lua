-- SPDX-License-Identifier: MIT

scenario "Evelynn, Entrancing: from facedown on your turn she may draw an enemy unit to her battlefield" {
  rule = "811.1.d.2",
  p1 = {
    facedown = { ["West Field"] = "Evelynn, Entrancing" }, at = { ["West Field"] = { "Unit 3" } },
  },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Evelynn, Entrancing"):yes()
    t:resolve()
    t:expect("Unit 2"):at("West Field")
  end,
}

scenario "Evelynn, Entrancing: one may leave it" {
  p1 = {
    facedown = { ["West Field"] = "Evelynn, Entrancing" }, at = { ["West Field"] = { "Unit 3" } },
  },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Evelynn, Entrancing"):no()
    t:expect_chain(0)
    t:expect("Unit 2"):at("base")
  end,
}

scenario "Evelynn, Entrancing: not on the opponent's turn" {
  p1 = {
    facedown = { ["West Field"] = "Evelynn, Entrancing" }, at = { ["West Field"] = { "Unit 3" } },
  },
  p2 = { base = { "Unit 2", "Unit 4" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field"):pass()
    t.p1:play("Evelynn, Entrancing")
    t:expect("Evelynn, Entrancing"):at("West Field")
    t:expect("Unit 2"):at("base")
    t:expect_no_event("trigger")
  end,
}

scenario "Evelynn, Entrancing: not from the hand" {
  p1 = { hand = { "Evelynn, Entrancing" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Evelynn, Entrancing")
    t:expect_chain(0)
  end,
}

scenario "Evelynn, Entrancing: Backline" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Evelynn, Entrancing", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Evelynn, Entrancing"):at("West Field")
  end,
}

scenario "Evelynn, Entrancing: Katarina sees her face down, Blast Cone what she moves" {
  p1 = {
    at = { ["West Field"] = { "Unit 5" } }, facedown = { ["West Field"] = "Evelynn, Entrancing" },
    base = { "Katarina, Reckless", "Blast Cone" },
  },
  p2 = { at = { ["East Field"] = { "Unit 6" } } },
  function(t)
    t.p1:play("Evelynn, Entrancing"):yes():order { "Evelynn, Entrancing", "Katarina, Reckless" }
    t:resolve()
    t:expect("Unit 6"):damage(2)
    t:resolve()
    t:expect("Unit 6"):at("West Field")
    t.p1:yes():yes()
    t:resolve()
    t:expect("Unit 6"):stunned():attacking()
  end,
}

scenario "740.2 Evelynn, Entrancing: either opponent's unit, not a team mate's" {
  format = "2v2",
  p1 = {
    facedown = { ["West Field"] = "Evelynn, Entrancing" }, at = { ["West Field"] = { "Unit 3" } },
  },
  p2 = { base = { "Unit 2" } },
  p3 = { base = { "Unit 5" } },
  p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Evelynn, Entrancing"):yes()
    t:expect_options("Unit 2", "Unit 4")
    t.p1:choose("Unit 4")
    t:resolve()
    t:expect("Unit 4"):at("West Field")
    t:expect("Unit 5"):at("base")
  end,
}
