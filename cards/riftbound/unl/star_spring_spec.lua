-- SPDX-License-Identifier: MIT

scenario "Star Spring: the first time a player plays a unit there each turn he may move another of his to its base" {
  battlefields = { "Star Spring", "East Field" },
  p1 = {
    hand = { "Unit 1", "Unit 0" }, pool = { energy = 1 },
    at = { ["Star Spring"] = { "Unit 3", "Unit 4" } },
  },
  function(t)
    t.p1:play("Unit 1"):at("Star Spring")
    t.p1:yes()
    t:expect_no_option("Unit 1")
    t.p1:choose("Unit 3")
    t:resolve()
    t:expect("Unit 3"):at("base")
    t.p1:play("Unit 0"):at("Star Spring")
    t:expect_chain(0)
  end,
}

scenario "Star Spring: one may move none, and a unit played elsewhere or a token is none" {
  battlefields = { "Star Spring", "East Field" },
  p1 = {
    hand = { "Unit 1", "Unit 0" }, pool = { energy = 1 }, at = { ["Star Spring"] = { "Unit 3" } },
  },
  function(t)
    t.p1:play("Unit 0"):at("base")
    t:expect_chain(0)
    t.p1:play("Unit 1"):at("Star Spring")
    t.p1:no()
    t:expect_chain(0)
    t:expect("Unit 3"):at("Star Spring")
  end,
}

scenario "187.6.a Star Spring: with three players the one who plays the unit controls the ability" {
  format = "ffa3", battlefields = { "Star Spring", "East Field", "North Field" },
  controls = { ["Star Spring"] = "p2" }, turn = "p1",
  p1 = { at = { ["Star Spring"] = { "Unit 3" } }, hand = { "Rengar, Trophy Hunter" },
    pool = { energy = 9, any = 9 } },
  p2 = { at = { ["Star Spring"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Rengar, Trophy Hunter"):at("Star Spring")
    t.p1:yes() -- p2's battlefield, p1's choice
    t:expect_decision("p1", "priority")
    t:resolve()
    t:expect("Unit 3"):at("base")
  end,
}
