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

scenario "10.6.2.3 Angelic Snipe: no friend of yours" {
  p1 = { hand = { "Angelic Snipe" }, field = { "Follower 2/3" }, play_points = 2 },
  p2 = { field = { "Goliath", "Follower 3/3" } },
  function(t)
    t.p1:play("Angelic Snipe")
    t:expect_no_option("Follower 2/3")
    t.p1:on("Goliath")
    t:expect("Goliath"):damage(2)
    t:expect_number("p1", "play_points", 1)
  end }
