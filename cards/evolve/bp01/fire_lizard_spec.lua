-- SPDX-License-Identifier: MIT
scenario "12.4.3 Fire Lizard: 1 damage to an enemy leader" {
  p1 = { hand = { "Fire Lizard" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Fire Lizard"
    t:expect_no_option "p1's leader"
    t:expect_no_option "Fire Lizard"
    t.p1:on "p2's leader"
    t:expect_defense("p2", 19)
    t:expect("Goliath"):damage(0)
  end }

scenario "12.4.3 Fire Lizard: or to an enemy follower" {
  p1 = { hand = { "Fire Lizard" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Fire Lizard"):on "Goliath"
    t:expect("Goliath"):damage(1)
    t:expect_defense("p2", 20)
  end }
