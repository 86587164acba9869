-- SPDX-License-Identifier: MIT
scenario "12.4 Jeanne d'Arc: 2 damage to each enemy follower" {
  p1 = { hand = { "Jeanne d'Arc" }, field = { "Goliath" }, play_points = 4 },
  p2 = { field = { "Goliath", "Follower 1/2", "Woodland Refuge" } },
  function(t)
    t.p1:play "Jeanne d'Arc"
    t:expect("Goliath#2"):damage(2)
    t:expect("Follower 1/2"):in_zone "cemetery"
    t:expect("p1's Goliath"):damage(0)
    t:expect("Woodland Refuge"):in_zone "field"
    t:expect_defense("p2", 20)
  end }

scenario "12.6 Jeanne d'Arc: the same as she evolves, and her friends are hardier" {
  p1 = { field = { "Jeanne d'Arc", "Fighter" }, evolve_deck = { "Jeanne d'Arc" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:evolve "Jeanne d'Arc"
    t:expect("Goliath"):damage(2):defense(2)
    t:expect("Fighter"):defense(5)
    t:expect("Jeanne d'Arc"):attack(4):defense(5)
  end }

scenario "12.6.2 Jeanne d'Arc: with nobody to hit, her friends are hardier all the same; she is not" {
  p1 = { field = { "Jeanne d'Arc", "Fighter", "Goblin", "Amulet" }, evolve_deck = { "Jeanne d'Arc" }, play_points = 2 },
  p2 = {},
  function(t)
    t.p1:evolve "Jeanne d'Arc"
    t:expect("Fighter"):defense(5)
    t:expect("Goblin"):defense(4)
    t:expect("Jeanne d'Arc"):defense(5)
    t:expect_defense("p2", 20)
  end }
