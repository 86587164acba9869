-- SPDX-License-Identifier: MIT
scenario "12.6 Priest of the Cudgel: banishes a weak follower as he evolves" {
  p1 = { field = { "Priest of the Cudgel" }, evolve_deck = { "Priest of the Cudgel" }, play_points = 1 },
  p2 = { field = { "Goliath", "Fighter", { "Follower 5/6", damage = 3 } } },
  function(t)
    t.p1:evolve "Priest of the Cudgel"
    t:expect_option("Fighter", "Follower 5/6")
    t:expect_no_option "Goliath"
    t.p1:choose "Follower 5/6"
    t:expect("Follower 5/6"):in_zone "banished"
    t:expect("Priest of the Cudgel"):attack(4):defense(4)
  end }

scenario "S8 Priest of the Cudgel: he evolves where there is none" {
  p1 = { field = { "Priest of the Cudgel" }, evolve_deck = { "Priest of the Cudgel" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:evolve "Priest of the Cudgel"
    t:expect("Priest of the Cudgel"):evolved()
    t:expect("Goliath"):in_zone "field"
  end }
