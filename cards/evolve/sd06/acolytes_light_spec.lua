-- SPDX-License-Identifier: MIT
scenario "5.6 Acolyte's Light: banishes an enemy follower and heals" {
  p1 = { hand = { "Acolyte's Light" }, field = { "Fighter" }, play_points = 4, defense = 10 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Acolyte's Light"
    t:expect("Goliath"):in_zone "banished"
    t:expect("Fighter"):in_zone "field"
    t:expect_defense("p1", 12)
  end }

scenario "12.15.2 Acolyte's Light: not one with Aura, and not without any" {
  p1 = { hand = { "Acolyte's Light" }, play_points = 4 },
  p2 = { field = { "Shrine Knight Maiden" } },
  function(t)
    t:cannot(t.p1, "play", "Acolyte's Light", "10.6.2.3.4")
  end }
