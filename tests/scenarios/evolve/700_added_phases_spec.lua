-- SPDX-License-Identifier: MIT
-- Additional phases (1.3.1, 7.1.2): after the running one, the last that was added first.

test_card { id = "T-AP1", name = "Second Main", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.extra_phase("main") end,
}
test_card { id = "T-AP2", name = "Second Start", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.extra_phase("start") end,
}
test_card { id = "T-AP3", name = "Second End", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.extra_phase("end") end,
}
test_card { id = "T-AP4", name = "Start and Main", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.extra_phase("main") game.extra_phase("start") end,
}
test_card { id = "T-AP5", name = "Cut Short", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.extra_phase("main") game.end_turn() end,
}
test_card { id = "T-AP6", name = "Night Watch", type = "amulet", class = "neutral", cost = 0,
  when { event = "end_phase", by = "you", once_each_turn = true, run = function(game) game.extra_phase("main") end },
}
test_card { id = "T-AP7", name = "Short Song", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} },
  run = function(game, me, it) game.give(it, { attack = 3, lasts = "turn" }) end,
}

scenario "7.1.2 a main phase comes after the main phase, once" {
  p1 = { hand = { "Second Main", "Second End" } },
  function(t)
    t.p1:play("Second Main")
    t:expect_event("extra_phase")
    t.p1:end_turn()
    t:expect_decision("p1", "turn")
    t:can(t.p1, "play", "Second End")
    t:next_turn()
    t:expect_decision("p2", "turn")
  end }

scenario "7.2 an added start phase raises the maximum, refreshes and draws" {
  p1 = { hand = { "Second Start" }, deck = { "Follower 1/1" }, field = { { "Follower 2/2", engaged = true } },
    max_play_points = 3, play_points = 0 },
  function(t)
    t.p1:play("Second Start")
    t:expect(t.p1.hand):count(0)
    t.p1:end_turn()
    t:pass_all()
    t:expect_number("p1", "max_play_points", 4)
    t:expect("Follower 2/2"):attribute("engaged", 0)
    t:expect(t.p1.hand):is { "Follower 1/1" }
    t:expect_decision("p2", "turn")
  end }

scenario "7.1.2 of two added phases the last that was added comes first" {
  p1 = { hand = { "Start and Main" }, max_play_points = 3, play_points = 0 },
  function(t)
    t.p1:play("Start and Main")
    t.p1:end_turn()
    t:expect_decision("p1", "turn")
    t:expect_number("p1", "play_points", 4)
    t:next_turn()
    t:expect_decision("p2", "turn")
  end }

scenario "7.4.1 an added end phase comes before the end phase of the turn" {
  p1 = { hand = { "Second End" } },
  function(t)
    t.p1:play("Second End")
    t:forget()
    t:next_turn()
    t:expect_events(2, "end_phase")
    t:expect_decision("p2", "turn")
  end }

scenario "7.4.7 a main phase behind the end phase: what lasts for the turn ends after it" {
  p1 = { field = { "Night Watch", "Follower 2/2" }, hand = { "Short Song" } },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p1", "turn")
    t.p1:play("Short Song"):on("Follower 2/2")
    t:expect("Follower 2/2"):attack(5)
    t:next_turn()
    t:expect("Follower 2/2"):attack(2)
    t:expect_decision("p2", "turn")
  end }

scenario "7.3.4 a turn that is ended has no added phases any more" {
  p1 = { hand = { "Cut Short" } },
  function(t)
    t.p1:play("Cut Short")
    t:pass_all()
    t:expect_decision("p2", "turn")
  end }
