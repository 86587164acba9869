-- SPDX-License-Identifier: MIT

scenario "Elven Princess Mage: evolved, two Fairy Wisps" {
  p1 = { field = { "Elven Princess Mage" }, evolve_deck = { "Elven Princess Mage" }, play_points = 1 },
  function(t)
    t.p1:evolve "Elven Princess Mage"
    t:expect("Elven Princess Mage"):attack(4):defense(4)
    t:expect(t.p1.ex):is { "Fairy Wisp", "Fairy Wisp" }
  end }
