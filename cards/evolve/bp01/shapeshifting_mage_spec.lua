-- SPDX-License-Identifier: MIT
scenario "13.4.1.2 Shapeshifting Mage: with Overflow +3/+3, also once it has evolved" {
  p1 = { hand = { "Shapeshifting Mage" }, evolve_deck = { "Shapeshifting Mage" }, play_points = 3,
    max_play_points = 7 },
  function(t)
    t.p1:play "Shapeshifting Mage"
    t:expect("Shapeshifting Mage"):attack(5):defense(5)
    t.p1:evolve "Shapeshifting Mage"
    t:expect("Shapeshifting Mage"):evolved():attack(5):defense(5):keyword("assail", "bane")
  end }

scenario "13.4.1.2 Shapeshifting Mage: not without it" {
  p1 = { hand = { "Shapeshifting Mage" }, play_points = 3, max_play_points = 6 },
  function(t)
    t.p1:play "Shapeshifting Mage"
    t:expect("Shapeshifting Mage"):attack(2):defense(2)
  end }

scenario "12.14.2 Shapeshifting Mage: evolved it attacks whom it likes, and that one dies" {
  p1 = { field = { { "Shapeshifting Mage", evolved = true } } },
  p2 = { field = { "Genesis Dragon" } },
  function(t)
    t.p1:attack("Shapeshifting Mage", "Genesis Dragon")
    t:expect("Genesis Dragon"):in_zone "cemetery"
    t:expect("Shapeshifting Mage"):in_zone "cemetery"
  end }
