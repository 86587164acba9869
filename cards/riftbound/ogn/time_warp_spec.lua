-- SPDX-License-Identifier: MIT

scenario "Time Warp: another turn, and it is banished" {
  rule = "735",
  p1 = { hand = { "Time Warp" }, pool = { energy = 10, mind = 4 } },
  function(t)
    t.p1:play("Time Warp")
    t:pass_all()
    t:expect("Time Warp"):in_zone("banishment")
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
  end,
}

scenario "Time Warp: countered, it goes to the trash and no turn is won" {
  rule = "425.1.a",
  p1 = { hand = { "Time Warp" }, pool = { energy = 10, mind = 4 } },
  p2 = { hand = { "Wind Wall" }, pool = { energy = 3, calm = 2 } },
  function(t)
    t.p1:play("Time Warp"):pass()
    t.p2:play("Wind Wall"):on("Time Warp")
    t:pass_all()
    t:expect("Time Warp"):in_zone("trash")
    t:next_turn()
    t:expect_decision("p2", "turn")
  end,
}

scenario "735 Time Warp: with three players the other two come after the additional turn" {
  players = 3,
  p1 = { hand = { "Time Warp" }, pool = { energy = 10, mind = 4 } },
  function(t)
    t.p1:play("Time Warp")
    t:pass_all()
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p3", "turn")
  end,
}

scenario "188.2 Time Warp: taken over by Mystic Reversal the turn is the new controller's, and it is banished" {
  p1 = { hand = { "Time Warp" }, pool = { energy = 10, mind = 4 } },
  p2 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 } },
  function(t)
    t.p1:play("Time Warp"):pass()
    t.p2:play("Mystic Reversal")
    t:resolve()
    t:pass_all()
    t:expect(t.p1.banishment):is { "Time Warp" }
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p1", "turn")
  end,
}
