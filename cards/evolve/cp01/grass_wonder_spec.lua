-- SPDX-License-Identifier: MIT
scenario "Grass Wonder: as it says" {
  p1 = { hand = { "Grass Wonder" }, play_points = 5 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Grass Wonder")
    t:expect("Follower 5/6"):damage(2)
    t:expect_defense("p2", 20)
  end }

scenario "Grass Wonder: one's own followers are spared" {
  p1 = { hand = { "Grass Wonder" }, play_points = 5, field = { "Goblin" } },
  p2 = { field = { "Follower 2/2", "Follower 3/3" } },
  function(t)
    t.p1:play("Grass Wonder")
    t:expect("Follower 2/2"):in_zone("cemetery")
    t:expect("Follower 3/3"):damage(2)
    t:expect("Goblin"):damage(0)
  end }
