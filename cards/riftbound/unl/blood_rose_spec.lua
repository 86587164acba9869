-- SPDX-License-Identifier: MIT

scenario "Blood Rose: a unit is played, 1 Energy for 1 XP" {
  p1 = { base = { "Blood Rose" }, hand = { "Unit 1" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Unit 1")
    t.p1:yes()
    t:resolve()
    t:expect_number("p1", "xp", 1)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Blood Rose: 3 XP ready a unit" {
  p1 = { base = { "Blood Rose", { "Unit 1", exhausted = true } }, xp = 3 },
  function(t)
    t.p1:use("Blood Rose")
    t:pass_all()
    t:expect("Unit 1"):ready()
    t:expect("Blood Rose"):exhausted()
    t:expect_number("p1", "xp", 0)
  end,
}

scenario "Blood Rose: not with 2 XP" {
  p1 = { base = { "Blood Rose", { "Unit 1", exhausted = true } }, xp = 2 },
  function(t) t:cannot(t.p1, "use", "Blood Rose") end,
}

scenario "484.8.c Blood Rose: you play the unit, not a team mate" {
  format = "2v2",
  turn = "p3",
  p1 = { base = { "Blood Rose" }, pool = { energy = 2 } },
  p3 = { hand = { "Unit 1" }, pool = { energy = 2 } },
  function(t)
    t.p3:play("Unit 1")
    t:expect_event("play", "Unit 1")
    t:expect_no_event("trigger", "Blood Rose")
    t:expect_decision("p3", "turn")
  end,
}
