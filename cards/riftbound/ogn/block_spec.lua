-- SPDX-License-Identifier: MIT

scenario "Block: Shield 3 and Tank this turn" {
  p1 = { base = { "Unit 2" }, hand = { "Block" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Block"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):attribute("shield", 3):attribute("tank", 1):might(2)
    t:next_turn()
    t:expect("Unit 2"):attribute("shield", 0):attribute("tank", 0)
  end,
}

scenario "Block: no Reaction from the hand" {
  p1 = { base = { "Unit 2" }, hand = { "Mobilize" }, pool = { energy = 2 } },
  p2 = { hand = { "Block" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Mobilize"):pass()
    t:cannot(t.p2, "play", "Block", "309.1.a")
  end,
}

scenario "Block: in a showdown it turns the fight" {
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 1" } }, hand = { "Block" }, pool = { energy = 2 } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t.p1:pass()
    t.p2:play("Block"):on("Unit 2")
    t:resolve()
    t:expect("Unit 2"):attribute("shield", 3):might(5)
    t:combat()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 2"):at("West Field") -- with Tank it took all four
    t:expect("Unit 1"):at("West Field")
  end,
}

scenario "Block: hidden, it chooses at that battlefield only" {
  rule = "811.1.d.2",
  p1 = { at = { ["West Field"] = { "Unit 2" }, ["East Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Block" } },
  p2 = { base = { "Unit 4", "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field"):pass()
    t.p1:play("Block")
    t:expect_options("Unit 2", "Unit 4")
    t.p1:on("Unit 2")
    t:resolve()
    t:expect("Unit 2"):might(5):keyword("tank")
  end,
}
