-- SPDX-License-Identifier: MIT
-- How a game ends, whose things are, points (1, 3).

scenario "1.2.1.1 a leader without defense loses the game (11.2.1)" {
  p1 = { field = { "Fighter" } },
  p2 = { defense = 2 },
  function(t)
    t.p1:attack "Fighter"
    t:expect_winner "p1"
  end }

scenario "1.2.1.1 a leader with one defense left does not" {
  p1 = { field = { "Fighter" } },
  p2 = { defense = 3 },
  function(t)
    t.p1:attack "Fighter"
    t:expect_defense("p2", 1)
    t:expect_winner "nobody"
  end }

scenario "1.2.1.2 who must draw from an empty deck loses at the next rules handling (5.9.1.1)" {
  p2 = { deck = {} },
  function(t)
    t.p1:end_turn()
    t:expect_event("overdraw")
    t:expect_winner "p1"
  end }

scenario "1.2.3 a player may concede in the other one's turn" {
  function(t)
    t.p2:concede()
    t:expect_winner "p1"
    t:expect_event("concede", nil, { by = "p2" })
  end }

scenario "1.2.3.1 conceding is no action that a card can replace: it ends an attack that is going on" {
  p1 = { field = { "Fighter" } },
  p2 = { hand = { "Goblin" } },
  function(t)
    t.p1:attack "Fighter"
    t:expect_decision("p2", "quick")
    t.p1:concede()
    t:expect_winner "p2"
    t:expect_defense("p2", 20)
  end }

scenario "3.1.2 the controller of a card on a field is the player whose field it is" {
  p1 = { field = { { "Fighter", owner = "p2" } } },
  p2 = { field = { { "Goblin", engaged = true } } },
  function(t)
    t:expect("Fighter"):controlled_by("p1"):owned_by("p2")
    t.p1:attack("Fighter", "Goblin")
    t:expect("Goblin"):in_zone("cemetery")
  end }

scenario "4.1.6 a card goes to its owner's cemetery, whoever controls it" {
  p1 = { field = { { "Fighter", owner = "p2" } } },
  p2 = { field = { { "Gilgamesh", engaged = true } } },
  function(t)
    t.p1:attack("Fighter", "Gilgamesh")
    t:expect(t.p2.cemetery):is { "Fighter" }
    t:expect(t.p1.cemetery):count(0)
  end }

scenario "3.2.3 a player has as many play points as the maximum at the start of the turn" {
  p2 = { play_points = 1, max_play_points = 4 },
  function(t)
    t:next_turn()
    t:expect_number("p2", "max_play_points", 5)
    t:expect_number("p2", "play_points", 5)
  end }

scenario "3.2.4.1 nobody has more than ten" {
  p2 = { play_points = 0, max_play_points = 10 },
  function(t)
    t:next_turn()
    t:expect_number("p2", "max_play_points", 10)
    t:expect_number("p2", "play_points", 10)
  end }

scenario "3.2.2 playing a card takes play points" {
  p1 = { hand = { "Fighter", "Goliath" }, play_points = 4 },
  function(t)
    t.p1:play "Fighter"
    t:expect_number("p1", "play_points", 2)
    t:cannot(t.p1, "play", "Goliath", "10.4.4")
  end }

scenario "3.2.5 an evolution point stands for one play point of an evolve ability, and for no card's" {
  p1 = { field = { "Goblin" }, hand = { "Fighter" }, evolve_deck = { "Goblin" },
    play_points = 1, evolution_points = 3 },
  function(t)
    t:cannot(t.p1, "evolve", "Goblin", "10.6.2.5.3") -- 4, of which one point is for one
    t:cannot(t.p1, "play", "Fighter", "10.4.4")
  end }
