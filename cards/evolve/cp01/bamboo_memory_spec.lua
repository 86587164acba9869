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
