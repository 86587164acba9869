-- SPDX-License-Identifier: MIT
scenario "Marvelous Sunday: as it says" {
  p1 = { hand = { "Marvelous Sunday" }, play_points = 2, field = { "Goblin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Marvelous Sunday")
    t.p1:yes()
    t:expect("Goblin"):in_zone("hand")
    t:expect_defense("p1", 22)
  end }

scenario "Marvelous Sunday: no card back, no defense" {
  p1 = { hand = { "Marvelous Sunday" }, field = { "Goblin" }, play_points = 2 },
  function(t)
    t.p1:play("Marvelous Sunday"):no()
    t:expect("Goblin"):in_zone("field")
    t:expect_defense("p1", 20)
  end }

scenario "10.4.7 Marvelous Sunday: not asked alone; an enemy card does not go back" {
  p1 = { hand = { "Marvelous Sunday" }, play_points = 2 },
  p2 = { field = { "Goblin" } },
  function(t)
    t.p1:play("Marvelous Sunday")
    t:expect_decision("p1", "turn")
    t:expect_defense("p1", 20)
  end }
