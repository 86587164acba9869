-- SPDX-License-Identifier: MIT
scenario "10.7.2 Polyphonic Roar: 5 damage as a Dragon comes, once each turn" {
  p1 = { field = { "Polyphonic Roar" }, ex = { "Dragon", "Dragon" }, play_points = 8 },
  p2 = { field = { "Genesis Dragon" } },
  function(t)
    t.p1:play "Dragon"
    t:expect_no_option "p1's leader"
    t.p1:on "Genesis Dragon"
    t:expect("Genesis Dragon"):damage(5)
    t.p1:play "Dragon#2"
    t:expect_decision("p1", "turn")
    t:expect("Genesis Dragon"):damage(5)
    t:expect_defense("p2", 20)
  end }

scenario "10.7.2 Polyphonic Roar: again in the next turn" {
  p1 = { field = { "Polyphonic Roar" }, ex = { "Dragon", "Dragon" }, play_points = 4,
    max_play_points = 4 },
  function(t)
    t.p1:play "Dragon"
    t:expect_defense("p2", 15)
    t:next_turn()
    t:next_turn()
    t.p1:play "Dragon#2"
    t:expect_defense("p2", 10)
  end }

scenario "10.7.2 Polyphonic Roar: not for other followers, nor for the opponent's" {
  p1 = { field = { "Polyphonic Roar" }, hand = { "Mist Dragon" }, play_points = 4 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Mist Dragon"
    t:expect_decision("p1", "turn")
    t:expect_defense("p2", 20)
  end }

scenario "10.7.2 Polyphonic Roar: a Dragon that comes in the opponent's turn does nothing" {
  turn = "p2",
  p1 = { field = { "Polyphonic Roar", "Goblin" } },
  p2 = { field = { "Wyrm Spire" } },
  function(t)
    t.p2:use "Wyrm Spire"
    t:expect("Dragon"):in_zone("field"):controlled_by "p1"
    t:expect_defense("p2", 20)
    t:expect_decision("p2", "turn")
  end }

scenario "5.4 Polyphonic Roar: a Dragon that is put there from the EX area does it, one that comes into the EX area does not" {
  p1 = { field = { "Polyphonic Roar", "Zirnitra" }, hand = { "Zirnitra" }, ex = {}, play_points = 5 },
  function(t)
    t.p1:play "Zirnitra"
    t:expect_defense("p2", 20)
    t.p1:use "Zirnitra#2"
    t:expect_defense("p2", 15)
  end }

scenario "3.1.2 Polyphonic Roar: a Dragon of the opponent's, or another token, does nothing" {
  p1 = { field = { "Polyphonic Roar", "Wyrm Spire" }, ex = { "Forest Bat" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Forest Bat"
    t.p1:use("Wyrm Spire"):on "Goliath"
    t:expect("Dragon"):controlled_by "p2"
    t:expect("Dragon"):damage(0)
    t:expect_defense("p2", 20)
    t:expect_decision("p1", "turn")
  end }
