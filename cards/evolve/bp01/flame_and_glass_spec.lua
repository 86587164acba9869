-- SPDX-License-Identifier: MIT
scenario "12.7.2 Flame and Glass: 3 damage to each enemy follower as it attacks" {
  p1 = { hand = { "Flame and Glass" }, cemetery = { "Harnessed Flame" }, play_points = 10 },
  p2 = { field = { "Goliath", "Genesis Dragon" }, cemetery = { "Harnessed Glass" } },
  function(t)
    t.p1:play "Flame and Glass"
    t.p1:attack("Flame and Glass", "p2's leader") -- Storm
    t:expect("Goliath"):damage(3)
    t:expect("Genesis Dragon"):damage(3)
    t:expect("Flame and Glass"):damage(0)
    t:expect_defense("p2", 13)
  end }

scenario "12.7.2 Flame and Glass: with both halves in the own cemetery 7 instead" {
  p1 = { field = { "Flame and Glass" }, cemetery = { "Harnessed Flame", "Harnessed Glass" } },
  p2 = { field = { "Goliath", "Genesis Dragon" } },
  function(t)
    t.p1:attack("Flame and Glass", "p2's leader")
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Genesis Dragon"):damage(7)
  end }

scenario "8.4.9 Flame and Glass: it may kill what it attacks before the fight" {
  p1 = { field = { "Flame and Glass" } },
  p2 = { field = { { "Fighter", engaged = true } } },
  function(t)
    t.p1:attack("Flame and Glass", "Fighter")
    t:expect("Fighter"):in_zone "cemetery"
    t:expect("Flame and Glass"):damage(0):engaged()
  end }

scenario "3.1.1 Flame and Glass: both halves must lie in the own cemetery" {
  p1 = { field = { "Flame and Glass" }, cemetery = { "Harnessed Glass", "Goblin" } },
  p2 = { field = { "Genesis Dragon" }, cemetery = { "Harnessed Flame", "Harnessed Glass" } },
  function(t)
    t.p1:attack("Flame and Glass", "p2's leader")
    t:expect("Genesis Dragon"):damage(3)
  end }
