-- SPDX-License-Identifier: MIT
scenario "12.4 Luminous Knight: +1 attack to another follower" {
  p1 = { hand = { "Luminous Knight" }, field = { "Fighter", "Goliath" }, play_points = 2 },
  function(t)
    t.p1:play("Luminous Knight"):on "Goliath"
    t:expect("Goliath"):attack(4)
    t:expect("Fighter"):attack(2)
    t:expect("Luminous Knight"):attack(3)
  end }

scenario "S8 Luminous Knight: not to itself" {
  p1 = { hand = { "Luminous Knight" }, play_points = 2 },
  function(t)
    t.p1:play "Luminous Knight"
    t:expect("Luminous Knight"):attack(3)
  end }

scenario "12.5 Luminous Knight: the same as it dies" {
  p1 = { field = { "Luminous Knight", "Goliath" }, hand = { "Dark Offering" }, play_points = 1 },
  function(t)
    t.p1:play("Dark Offering"):on "Luminous Knight"
    t:expect("Goliath"):attack(4)
  end }
