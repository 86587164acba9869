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

scenario "12.15.2 Dragon Warrior: one with Aura is not selected, its own followers are not" {
  p1 = { field = { "Dragon Warrior", "Fighter" }, evolve_deck = { "Dragon Warrior" }, play_points = 1 },
  p2 = { field = { "Aura 2/2", "Follower 3/3", "Goliath" } },
  function(t)
    t.p1:evolve "Dragon Warrior"
    t:expect_no_option("Aura 2/2", "Fighter", "Dragon Warrior", "p2's leader")
    t.p1:on "Follower 3/3"
    t:expect("Follower 3/3"):in_zone "cemetery"
    t:expect("Dragon Warrior"):defense(4)
  end }
