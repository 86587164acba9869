-- SPDX-License-Identifier: MIT
scenario "Nakayama Festa: five to everything of the enemy, and the whole hand" {
  p1 = { hand = { "Nakayama Festa", "Goblin", "Fighter" }, play_points = 9 },
  p2 = { field = { "Follower 5/6", "Goliath" } },
  function(t)
    t.p1:play("Nakayama Festa")
    t:expect_defense("p2", 15)
    t:expect("Follower 5/6"):damage(5)
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.cemetery):count(2)
  end }

scenario "Nakayama Festa: one's own followers and leader are spared" {
  p1 = { hand = { "Nakayama Festa" }, play_points = 9, field = { "Goblin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Nakayama Festa")
    t:expect("Goblin"):damage(0)
    t:expect_defense("p1", 20)
    t:expect_defense("p2", 15)
    t:expect("Follower 5/6"):damage(5)
  end }
