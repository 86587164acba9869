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

scenario "S8 Dragon Warrior: evolves without one, too; played it does nothing" {
  p1 = { hand = { "Dragon Warrior" }, field = { "Goliath" }, evolve_deck = { "Dragon Warrior" },
    play_points = 4 },
  function(t)
    t.p1:play "Dragon Warrior"
    t:expect("Dragon Warrior"):attack(3):defense(3)
    t.p1:evolve "Dragon Warrior"
    t:expect("Dragon Warrior"):evolved()
    t:expect("Goliath"):damage(0)
  end }
