-- SPDX-License-Identifier: MIT
scenario "10.9.1 Titania's Sanctuary: Pixie tokens get +1/+1 and have Assail" {
  p1 = { hand = { "Titania's Sanctuary" }, field = { "Fairy", "Fighter" }, play_points = 2 },
  function(t)
    t.p1:play "Titania's Sanctuary"
    t:expect("Fairy"):attack(2):defense(2):keyword "assail"
    t:expect("Fighter"):attack(2):no_keyword "assail"
  end }

scenario "10.7.2 Titania's Sanctuary: those that come later too" {
  p1 = { field = { "Titania's Sanctuary" }, ex = { "Fairy" }, play_points = 1 },
  function(t)
    t.p1:play "Fairy"
    t:expect("Fairy"):attack(2):defense(2):keyword "assail"
  end }

scenario "10.2.1.2 Titania's Sanctuary: when it has left, Assail is gone and +1/+1 stays" {
  p1 = { field = { "Titania's Sanctuary" }, ex = { "Fairy" }, hand = { "Nature's Guidance" }, play_points = 2 },
  function(t)
    t.p1:play("Fairy"):play("Nature's Guidance"):on "Titania's Sanctuary"
    t:expect("Fairy"):attack(2):defense(2):no_keyword "assail"
  end }

scenario "10.7.2 Titania's Sanctuary: each of two gives +1/+1 to what comes" {
  p1 = { field = { "Titania's Sanctuary", "Titania's Sanctuary" }, ex = { "Fairy Wisp" } },
  function(t)
    t.p1:play("Fairy Wisp"):choose(1) -- which of the two is first
    t:expect("Fairy Wisp"):attack(3):defense(3):keyword "assail"
  end }

scenario "9.1.1 Titania's Sanctuary: not Pixies that are no tokens, other tokens, those in the EX area or the enemy's" {
  p1 = { hand = { "Titania's Sanctuary", "Waltzing Fairy" }, field = { "Water Fairy", "Knight" }, play_points = 5 },
  p2 = { field = { "Fairy" } },
  function(t)
    t.p1:play("Titania's Sanctuary"):play "Waltzing Fairy"
    t:expect("Waltzing Fairy"):attack(3):no_keyword "assail"
    t:expect("Water Fairy"):attack(1):no_keyword "assail"
    t:expect("Knight"):attack(1):no_keyword "assail"
    t:expect("p2's Fairy"):attack(1):no_keyword "assail"
    t:expect("Fairy#2"):in_zone("ex"):attack(1):defense(1)
  end }

scenario "10.7.2.1 Titania's Sanctuary: tokens that come together each get it" {
  p1 = { field = { "Titania's Sanctuary" }, hand = { "Fairy Caster" }, play_points = 4 },
  function(t)
    t.p1:play("Fairy Caster"):choose(1)
    t:expect("Fairy#1"):attack(2):defense(2)
    t:expect("Fairy#2"):attack(2):defense(2)
    t:expect("Fairy#3"):attack(2):defense(2)
    t:expect("Fairy Caster"):attack(3)
  end }
