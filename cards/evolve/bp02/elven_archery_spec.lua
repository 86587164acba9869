-- SPDX-License-Identifier: MIT
scenario "Elven Archery: two damage as the third card; the first two being played before" {
  p1 = { hand = { "Elven Archery" }, play_points = 1, played = 2 },
  p2 = { field = { "Follower 3/3", "Goliath" } },
  function(t)
    t.p1:play("Elven Archery"):choose("Follower 3/3", "Goliath")
    t:expect("Follower 3/3"):damage(2)
    t:expect("Goliath"):damage(2)
  end }

scenario "Elven Archery: one as the second" {
  p1 = { hand = { "Elven Archery" }, play_points = 1, played = 1 },
  p2 = { field = { "Follower 3/3", "Goliath" } },
  function(t)
    t.p1:play("Elven Archery"):choose("Follower 3/3")
    t:expect("Follower 3/3"):damage(1)
    t:expect("Goliath"):damage(0)
  end }
