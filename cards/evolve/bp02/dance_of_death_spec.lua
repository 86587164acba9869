-- SPDX-License-Identifier: MIT
scenario "5.13 Dance of Death: 5 damage to a follower, 2 to its leader" {
  p1 = { hand = { "Dance of Death" }, play_points = 4 },
  p2 = { field = { "Genesis Dragon", "Goliath" } },
  function(t)
    t.p1:play("Dance of Death"):on "Genesis Dragon"
    t:expect("Genesis Dragon"):damage(5)
    t:expect("Goliath"):damage(0)
    t:expect_defense("p2", 18)
    t:expect_defense("p1", 20)
  end }

scenario "10.6.2.3.4 Dance of Death: not without an enemy follower" {
  p1 = { hand = { "Dance of Death" }, field = { "Goliath" }, play_points = 4 },
  function(t)
    t:cannot(t.p1, "play", "Dance of Death", "10.6.2.3.4")
  end }
