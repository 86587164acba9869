-- SPDX-License-Identifier: MIT

scenario "Angelic Snipe: 2 damage to an enemy follower, also in a Quick window" {
  p1 = { field = { "Goblin" } },
  p2 = { hand = { "Angelic Snipe" }, play_points = 1 },
  function(t)
    t.p1:attack "Goblin"
    t.p2:play("Angelic Snipe"):on("Goblin")
    t:expect("Goblin"):in_zone("cemetery")
    t:expect_defense("p2", 20)
  end }
