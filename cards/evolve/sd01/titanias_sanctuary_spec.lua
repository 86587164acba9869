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
