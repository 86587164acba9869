-- SPDX-License-Identifier: MIT
-- Phases that are left out or replaced, and conditions about the phase (7.1.2, 10.10.1).
test_card { id = "T-NODRAW", name = "Dry Well", type = "amulet", class = "neutral", cost = 0,
  instead_of { event = "phase", phase = "draw", by = "you" },
}
test_card { id = "T-NOREFRESH", name = "Long Night", type = "amulet", class = "neutral", cost = 0,
  instead_of { event = "phase", phase = "refresh", by = "opponent" },
}
test_card { id = "T-NOEND", name = "Endless", type = "amulet", class = "neutral", cost = 0,
  instead_of { event = "phase", phase = "end", by = "you" },
}
test_card { id = "T-HALT", name = "Halt", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.start("halt", game.leader()) end,
  abilities = { halt = instead_of { event = "phase", phase = "main", by = "opponent", once = true } },
}
test_card { id = "T-SLEEP", name = "Sleep", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.start("sleep", game.leader()) end,
  abilities = { sleep = instead_of { event = "turn", by = "opponent", once = true } },
}
test_card { id = "T-TRADE", name = "Trade", type = "amulet", class = "neutral", cost = 0,
  instead_of { event = "phase", phase = "draw", by = "you", optional = true,
    run = function(game) game.give(game.leader(), { defense = 2 }) end },
}
test_card { id = "T-DAWN", name = "Dawn", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 1,
  static { while_ = { phase = "main" }, attack = 3 },
}
test_card { id = "T-CLOCK", name = "Clock", type = "amulet", class = "neutral", cost = 0,
  when { event = "draw", by = "you", run = function(game)
    if game.phase() == "start" then game.give(game.leader(), { defense = 1 }) end
  end },
  when { event = "end_phase", run = function(game)
    if game.phase() == "end" then game.give(game.leader(), { defense = 10 }) end
  end },
}
test_card { id = "T-READ", name = "Read", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.draw(1) end,
}
test_card { id = "T-GAMES", name = "Turn Counter", type = "follower", class = "neutral", cost = 0, attack = 0, defense = 1,
  static { attack = number.game("turn") },
}
test_card { id = "T-MAINDRAW", name = "Main Draws", type = "follower", class = "neutral", cost = 0, attack = 0, defense = 1,
  static { attack = number.tally { event = "draw", by = "you", phase = "main" } },
}

scenario "10.10.1 the draw of a start phase is left out, the rest of the phase is not" {
  p1 = { field = { { "Dry Well", engaged = true } }, max_play_points = 3 },
  function(t)
    t:next_turn()
    t:next_turn()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(1)
    t:expect("Dry Well"):reserved()
    t:expect_number("p1", "play_points", 4)
  end }

scenario "10.10.1 the opponent's cards are not refreshed, one's own are" {
  p1 = { field = { "Long Night", { "Follower 2/2", engaged = true } } },
  p2 = { field = { { "Follower 3/3", engaged = true } } },
  function(t)
    t:next_turn()
    t:expect("Follower 3/3"):engaged()
    t:next_turn()
    t:expect("Follower 2/2"):reserved()
  end }

scenario "10.10.1 a main phase is left out once: the turn goes from the start phase to the end phase" {
  p1 = { hand = { "Halt" } }, p2 = { hand = { "Goblin" } },
  function(t)
    t.p1:play("Halt")
    t.p1:end_turn()
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect(t.p2.hand):count(2)
    t:expect_events(1, "main_phase") -- of p1's next turn
    t:expect_event("end_phase")
    t.p1:end_turn()
    t:pass_all()
    t:expect_decision("p2", "turn")
  end }

scenario "7.4.7 without an end phase what lasts until the turn ends does so" {
  p1 = { field = { "Endless", "Follower 2/2" }, hand = { "Woodland Curse" }, play_points = 2 },
  p2 = { field = { { "Follower 3/3", engaged = true } } },
  function(t)
    t.p1:play("Woodland Curse"):on("Follower 3/3")
    t.p1:end_turn()
    t:expect_decision("p2", "turn")
    t:expect_no_event("end_phase")
    t.p2:attack("Follower 3/3", "p1's leader")
    t:pass_all()
    t:expect_defense("p1", 17)
  end }

scenario "10.10.1 a turn is left out once: the same player has the next one" {
  p1 = { hand = { "Sleep" } },
  function(t)
    t.p1:play("Sleep")
    t.p1:end_turn()
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect(t.p2.hand):count(0)
    t.p1:end_turn()
    t:pass_all()
    t:expect_decision("p2", "turn")
  end }

scenario "10.10.1 something else in place of the draw, if its player likes" {
  p1 = { field = { "Trade" }, defense = 10 },
  function(t)
    t:next_turn()
    t.p2:end_turn()
    t:expect_decision("p1", "10.10.1")
    local draws = t:copy()
    t.p1:yes()
    t:expect_defense("p1", 12)
    t:expect(t.p1.hand):count(0)
    draws.p1:no()
    draws:expect_defense("p1", 10)
    draws:expect(draws.p1.hand):count(1)
  end }

scenario "7.1.2 a static holds in main phases, of both players" {
  p1 = { field = { "Dawn" } }, phase = "start",
  function(t)
    t:expect("Dawn"):attack(4)
    t:next_turn()
    t:expect("Dawn"):attack(4)
  end }

scenario "7.1.2 in the end phase it does not" {
  p1 = { field = { "Dawn" }, hand = { "Goblin" } }, p2 = { hand = { "Angelic Snipe" }, play_points = 1 },
  function(t)
    t:expect("Dawn"):attack(4)
    t.p1:end_turn()
    t:expect_decision("p2", "quick")
    t:expect("Dawn"):attack(1)
  end }

scenario "7.1.2 a script asks which phase it is" {
  p1 = { field = { "Clock" }, hand = { "Read" }, defense = 10 },
  function(t)
    t.p1:play("Read")
    t:expect_defense("p1", 10)
    t.p1:end_turn()
    t:pass_all()
    t:expect_defense("p1", 20)
    t.p2:end_turn()
    t:pass_all()
    t:expect_defense("p1", 31)
  end }

scenario "7.1.1 a number of the game" {
  p1 = { field = { "Turn Counter" } }, turn_number = 5,
  function(t)
    t:expect("Turn Counter"):attack(5)
    t:next_turn()
    t:expect("Turn Counter"):attack(6)
  end }

scenario "7.1.2 a tally of one's own main phase" {
  p1 = { field = { "Main Draws" }, hand = { "Read" }, turns = 2 }, phase = "start",
  function(t)
    t:expect(t.p1.hand):count(2)
    t:expect("Main Draws"):attack(0)
    t.p1:play("Read")
    t:expect("Main Draws"):attack(1)
  end }

test_card { id = "T-NOSTART", name = "No Morning", type = "amulet", class = "neutral", cost = 0,
  instead_of { event = "phase", phase = "start", by = "opponent" },
}

scenario "10.10.1, 7.2 a start phase that is left out is not told as having begun" {
  p1 = { field = { "No Morning" } }, p2 = { max_play_points = 3 },
  function(t)
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:expect_events(1, "phase", nil, { by = "p2" })
    t:expect_number("p2", "max_play_points", 3)
    t:next_turn()
    t:expect_events(3, "phase", nil, { by = "p1" })
  end }
