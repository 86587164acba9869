-- SPDX-License-Identifier: MIT
scenario "Blazing Breath: 2 damage to an enemy follower, in a Quick window (12.3.4)" {
  p1 = { field = { "Goliath" } },
  p2 = { hand = { "Blazing Breath" }, play_points = 1, max_play_points = 6 },
  function(t)
    t.p1:attack "Goliath"
    t.p2:play("Blazing Breath"):on "Goliath"
    t:expect("Goliath"):damage(2)
    t:expect_defense("p2", 17)
  end }

scenario "13.4.1.2 Blazing Breath: with Overflow 4 instead" {
  p1 = { hand = { "Blazing Breath" }, play_points = 1, max_play_points = 7 },
  p2 = { field = { "Dragon", "Goliath" } },
  function(t)
    t.p1:play("Blazing Breath"):on "Dragon"
    t:expect("Dragon"):damage(4)
    t:expect("Goliath"):damage(0)
  end }

scenario "10.6.2.3.4 Blazing Breath: not without an enemy follower" {
  p1 = { field = { "Goliath" }, hand = { "Blazing Breath" }, play_points = 1 },
  function(t)
    t:cannot(t.p1, "play", "Blazing Breath", "10.6.2.3.4")
  end }
