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
