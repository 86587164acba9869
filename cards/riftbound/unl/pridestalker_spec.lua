-- SPDX-License-Identifier: MIT

scenario "Pridestalker: a unit is played, a unit gets 1" {
  p1 = { legend = "Pridestalker", hand = { "Unit 1" }, pool = { energy = 1 }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Unit 1"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(4)
  end,
}

scenario "Pridestalker: not for a gear, not for an opponent's unit" {
  p1 = { legend = "Pridestalker", hand = { "World Atlas" }, pool = { energy = 3 }, base = { "Unit 3" } },
  p2 = { hand = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("World Atlas")
    t:expect_chain(0)
    t:next_turn()
    t.p2:play("Unit 1")
    t:expect_chain(0)
    t:expect("Unit 3"):might(3)
  end,
}

scenario "484.8.c Pridestalker: you play the unit, not a team mate" {
  format = "2v2",
  turn = "p3",
  p1 = { legend = "Pridestalker", base = { "Unit 3" } },
  p3 = { hand = { "Unit 1" }, pool = { energy = 2 } },
  function(t)
    t.p3:play("Unit 1")
    t:expect_event("play", "Unit 1")
    t:expect_no_event("trigger", "Pridestalker")
    t:expect_decision("p3", "turn")
  end,
}
