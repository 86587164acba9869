-- SPDX-License-Identifier: MIT
scenario "Dragon Wings: 2 damage to each follower, on both fields" {
  p1 = { hand = { "Dragon Wings" }, field = { "Goliath" }, play_points = 3, max_play_points = 6 },
  p2 = { field = { "Dragon", "Goblin" } },
  function(t)
    t.p1:play "Dragon Wings"
    t:expect("Goliath"):damage(2)
    t:expect("Dragon"):damage(2)
    t:expect("Goblin"):in_zone "cemetery"
    t:expect_defense("p1", 20)
    t:expect_defense("p2", 20)
  end }

scenario "13.4.1.2 Dragon Wings: with Overflow 3 instead" {
  p1 = { hand = { "Dragon Wings" }, field = { "Goliath" }, play_points = 3, max_play_points = 7 },
  p2 = { field = { "Dragon" } },
  function(t)
    t.p1:play "Dragon Wings"
    t:expect("Goliath"):damage(3)
    t:expect("Dragon"):damage(3)
  end }
