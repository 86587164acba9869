-- SPDX-License-Identifier: MIT

scenario "12.6.2 Dragon Warrior: 3 damage to an enemy follower as it evolves" {
  p1 = { field = { "Dragon Warrior" }, evolve_deck = { "Dragon Warrior" }, play_points = 1 },
  p2 = { field = { "Goliath", "Fighter" } },
  function(t)
    t.p1:evolve "Dragon Warrior"
    t.p1:on "Goliath"
    t:expect("Goliath"):damage(3)
    t:expect("Dragon Warrior"):attack(4)
  end }
