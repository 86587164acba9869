-- SPDX-License-Identifier: MIT
scenario "Kawakami Princess: a card for 4 damage" {
  p1 = { hand = { "Kawakami Princess", "Goblin" }, play_points = 4 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Kawakami Princess")
    t.p1:yes()
    t:expect("Goblin"):in_zone("cemetery")
    t:expect("Follower 5/6"):damage(4)
  end }

scenario "Kawakami Princess: no card, no damage" {
  p1 = { hand = { "Kawakami Princess", "Goblin" }, play_points = 4 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Kawakami Princess"):no()
    t:expect("Follower 5/6"):damage(0)
    t:expect("Goblin"):in_zone("hand")
  end }

scenario "10.7.3.2 Kawakami Princess: not asked without an enemy follower" {
  p1 = { hand = { "Kawakami Princess", "Goblin" }, play_points = 4 },
  function(t)
    t.p1:play("Kawakami Princess")
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):is { "Goblin" }
  end }
