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

scenario "303.2.a King's Edict: a team mate chooses too, but no unit of yours; all are killed by you" {
  format = "2v2",
  p1 = { hand = { "King's Edict" }, pool = { energy = 9, any = 4 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } },
  p3 = { base = { "Unit 3" } },
  p4 = { base = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play("King's Edict")
    t:pass_all()
    t:expect_option("Unit 2", "Unit 3", "Unit 4", "Unit 5")
    t:expect_no_option("Unit 1")
    t.p2:choose("Unit 3")
    t.p3:choose("Unit 2")
    t.p4:choose("Unit 5")
    t:expect_event("die", "Unit 3", { by = "p1" })
    t:expect_event("die", "Unit 2", { by = "p1" })
    t:expect("Unit 4"):at("base")
  end,
}
