-- SPDX-License-Identifier: MIT
scenario "Bamboo Memory: a card for two damage" {
  p1 = { hand = { "Bamboo Memory", "Goblin" }, play_points = 2 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Bamboo Memory")
    t.p1:yes()
    t:expect_defense("p2", 18)
  end }

scenario "Bamboo Memory: no card, no damage" {
  p1 = { hand = { "Bamboo Memory", "Goblin" }, play_points = 2 },
  function(t)
    t.p1:play("Bamboo Memory"):no()
    t:expect_defense("p2", 20)
    t:expect(t.p1.hand):is { "Goblin" }
  end }

scenario "4.7.2 Bamboo Memory: not asked with an empty hand" {
  p1 = { hand = { "Bamboo Memory" }, play_points = 2 },
  function(t)
    t.p1:play("Bamboo Memory")
    t:expect_decision("p1", "turn")
    t:expect_defense("p2", 20)
  end }

scenario "5.13 Bamboo Memory: her own leader is spared" {
  p1 = { hand = { "Bamboo Memory", "Goblin" }, play_points = 2 },
  function(t)
    t.p1:play("Bamboo Memory"):yes()
    t:expect("Goblin"):in_zone("cemetery")
    t:expect_defense("p1", 20)
    t:expect_defense("p2", 18)
  end }
