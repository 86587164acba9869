-- SPDX-License-Identifier: MIT
scenario "12.4.3 Dread Dragon: 7 damage to an enemy follower" {
  p1 = { hand = { "Dread Dragon" }, play_points = 7 },
  p2 = { field = { "Genesis Dragon", "Goliath" } },
  function(t)
    t.p1:play("Dread Dragon"):on "Genesis Dragon"
    t:expect("Genesis Dragon"):damage(7)
    t:expect("Goliath"):damage(0)
  end }

scenario "S8 Dread Dragon: comes without one, too; a follower of its own is none" {
  p1 = { hand = { "Dread Dragon" }, field = { "Goliath" }, play_points = 7 },
  function(t)
    t.p1:play "Dread Dragon"
    t:expect("Dread Dragon"):in_zone "field"
    t:expect("Goliath"):damage(0)
  end }
