-- SPDX-License-Identifier: MIT
scenario "Whole-Souled Swing: as it says" {
  p1 = { hand = { "Whole-Souled Swing" }, play_points = 2 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Whole-Souled Swing")
    t:expect("Follower 5/6"):damage(3)
    t:expect("Knight"):in_zone("ex")
  end }

scenario "Whole-Souled Swing: Quick; no follower of one's own" {
  turn = "p2",
  p1 = { hand = { "Whole-Souled Swing" }, play_points = 2, field = { "Goblin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p2:attack("Follower 5/6", "p1's leader")
    t.p1:play("Whole-Souled Swing")
    t:expect("Follower 5/6"):damage(3)
    t:expect("Goblin"):damage(0)
    t:expect(t.p1.ex):is { "Knight" }
  end }
