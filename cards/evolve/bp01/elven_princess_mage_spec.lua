-- SPDX-License-Identifier: MIT

scenario "Elven Princess Mage: evolved, two Fairy Wisps" {
  p1 = { field = { "Elven Princess Mage" }, evolve_deck = { "Elven Princess Mage" }, play_points = 1 },
  function(t)
    t.p1:evolve "Elven Princess Mage"
    t:expect("Elven Princess Mage"):attack(4):defense(4)
    t:expect(t.p1.ex):is { "Fairy Wisp", "Fairy Wisp" }
  end }

scenario "4.8.3.2 Elven Princess Mage: with room for one Wisp one comes" {
  p1 = { field = { "Elven Princess Mage" }, evolve_deck = { "Elven Princess Mage" },
    ex = { "Fairy", "Fairy", "Fairy", "Fairy" }, play_points = 1 },
  function(t)
    t.p1:evolve "Elven Princess Mage"
    t:expect(t.p1.ex):count(5):has("Fairy Wisp", 1)
    t:expect(t.p1.field):count(1)
  end }
