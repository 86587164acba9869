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

scenario "10.6.2.3.2 Elven Archery: it can be played with nobody to select, and none need be" {
  p1 = { hand = { "Elven Archery", "Elven Archery" }, play_points = 2 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t.p1:play("Elven Archery")
    t:expect("Elven Archery#1"):in_zone("cemetery")
    t:expect("Aura 2/2"):damage(0)
    t:expect_number("p1", "played", 1)
  end }

scenario "10.6.2.3.2 Elven Archery: two at most, none of your own" {
  p1 = { hand = { "Elven Archery" }, play_points = 1, field = { "Goblin" } },
  p2 = { field = { "Follower 3/3", "Goliath", "Fighter" } },
  function(t)
    t.p1:play("Elven Archery")
    t:expect_no_option("Goblin")
    assert(not t:accepts(t.p1, "Follower 3/3", "Goliath", "Fighter"), "two at most")
    t.p1:choose("Follower 3/3", "Fighter")
    t:expect("Follower 3/3"):damage(1)
    t:expect("Fighter"):damage(1)
    t:expect("Goliath"):damage(0)
  end }
