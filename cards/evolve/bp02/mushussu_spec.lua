-- SPDX-License-Identifier: MIT
scenario "10.7.2 Mushussu: +2 attack as a follower of yours evolves" {
  p1 = { field = { "Mushussu", "Goblin" }, evolve_deck = { "Goblin" }, play_points = 4 },
  function(t)
    t.p1:evolve "Goblin"
    t:expect("Mushussu"):attack(4):defense(3)
    t:expect("Goblin"):attack(4)
    t:next_turn()
    t:expect("Mushussu"):attack(4)
  end }

scenario "10.7.2 Mushussu: not as one of the opponent's does" {
  p1 = { field = { "Mushussu" } },
  p2 = { field = { "Goblin" }, evolve_deck = { "Goblin" }, play_points = 4 },
  turn = "p2",
  function(t)
    t.p2:evolve "Goblin"
    t:expect("Mushussu"):attack(2)
  end }
