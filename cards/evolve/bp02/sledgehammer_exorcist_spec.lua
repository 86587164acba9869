-- SPDX-License-Identifier: MIT
scenario "Sledgehammer Exorcist: two play points more for four damage, if one likes" {
  p1 = { hand = { "Sledgehammer Exorcist", "Sledgehammer Exorcist" }, play_points = 8 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Sledgehammer Exorcist")
    t.p1:yes()
    t:expect("Follower 5/6"):damage(4)
    t:expect_number("p1", "play_points", 3)
    t.p1:play("Sledgehammer Exorcist")
    t:expect("Follower 5/6"):damage(4)
  end }

scenario "Sledgehammer Exorcist: without two more play points nothing" {
  p1 = { hand = { "Sledgehammer Exorcist" }, play_points = 4 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Sledgehammer Exorcist")
    t:expect("Follower 5/6"):damage(0)
    t:expect_number("p1", "play_points", 1)
  end }

scenario "10.6.2.3.4 Sledgehammer Exorcist: not asked to pay without an enemy follower" {
  p1 = { hand = { "Sledgehammer Exorcist" }, play_points = 5, field = { "Goblin" } },
  function(t)
    t.p1:play("Sledgehammer Exorcist")
    t:expect_decision("p1", "turn")
    t:expect_number("p1", "play_points", 2)
  end }
