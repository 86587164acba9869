-- SPDX-License-Identifier: MIT

scenario "King's Edict: the opponent chooses a unit that you do not control, and it is killed" {
  p1 = { hand = { "King's Edict" }, pool = { energy = 6, order = 2 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 4", "Unit 2" } },
  function(t)
    t.p1:play("King's Edict")
    t:resolve()
    t:expect_no_option("Unit 1")
    t.p2:choose("Unit 2")
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 4"):at("base")
    t:expect("Unit 1"):at("base")
  end,
}

scenario "King's Edict: without such a unit nothing dies" {
  p1 = { hand = { "King's Edict" }, pool = { energy = 6, order = 2 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("King's Edict")
    t:pass_all()
    t:expect("Unit 1"):at("base")
  end,
}
