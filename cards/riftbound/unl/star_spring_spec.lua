-- SPDX-License-Identifier: MIT

scenario "Star Spring: the first time a player plays a unit there each turn he may move another of his to its base" {
  battlefields = { "Star Spring", "East Field" },
  p1 = {
    hand = { "Unit 1", "Unit 0" }, pool = { energy = 1 },
    at = { ["Star Spring"] = { "Unit 3", "Unit 4" } },
  },
  function(t)
    t.p1:play("Unit 1"):at("Star Spring")
    t:resolve()
    t:expect_no_option("Unit 1")
    t.p1:choose("Unit 3")
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
    t:resolve()
    t.p1:choose()
    t:expect("Unit 3"):at("Star Spring")
  end,
}
