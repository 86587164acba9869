-- SPDX-License-Identifier: MIT

scenario "Spirit Wheel: choosing a friendly unit draws for 1" {
  rule = "383.4.b",
  p1 = { base = { "Spirit Wheel", "Unit 1" }, hand = { "Discipline" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Discipline"):on("Unit 1")
    t.p1:yes()
    t:expect("Spirit Wheel"):exhausted()
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:resolve()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Spirit Wheel: not for an enemy unit, not when an opponent chooses" {
  p1 = { base = { "Spirit Wheel", "Unit 1" }, hand = { "Stupefy" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Stupefy"):on("Unit 2")
    t:expect_chain(1)
    t:expect_decision("p1", "priority")
  end,
}

scenario "740.1 Spirit Wheel: choosing a team mate's unit counts, an enemy's does not" {
  rule = "740.1",
  teams = 2,
  p1 = { base = { "Spirit Wheel" }, hand = { "Punch First", "Punch First" }, pool = { energy = 3, body = 4 } },
  p2 = { base = { "Unit 4" } }, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p1:play("Punch First#1"):on("Unit 4")
    t:expect_chain { "Punch First#1" }
    t:resolve()
    t.p1:play("Punch First#2"):on("Unit 2")
    t.p1:yes()
    t:pass_all()
    t:expect("Spirit Wheel"):exhausted()
    t:expect(t.p1.hand):count(1)
  end,
}
