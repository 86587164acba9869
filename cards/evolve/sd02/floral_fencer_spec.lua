-- SPDX-License-Identifier: MIT

scenario "Floral Fencer: evolved, a Steelclad Knight and a Knight" {
  p1 = { field = { "Floral Fencer" }, evolve_deck = { "Floral Fencer" }, play_points = 1 },
  function(t)
    t.p1:evolve "Floral Fencer"
    t:expect(t.p1.field):is { "Floral Fencer", "Steelclad Knight", "Knight" }
    t:expect("Floral Fencer"):attack(4):defense(4)
  end }

scenario "Floral Fencer: with room for one its player says which (4.4.4.2)" {
  p1 = { field = { "Floral Fencer", "Goblin", "Fighter", "Goliath" }, evolve_deck = { "Floral Fencer" },
    play_points = 1 },
  function(t)
    t.p1:evolve("Floral Fencer"):choose("Knight")
    t:expect("Knight"):in_zone("field")
    t:expect(t.p1.field):count(5)
  end }

scenario "12.6 Floral Fencer: nothing as it comes; on a full field nothing as it evolves" {
  p1 = { hand = { "Floral Fencer" }, field = { "Amulet", "Amulet", "Amulet", "Amulet" },
    evolve_deck = { "Floral Fencer" }, play_points = 4 },
  function(t)
    t.p1:play "Floral Fencer"
    t:expect(t.p1.field):count(5)
    t.p1:evolve "Floral Fencer"
    t:expect("Floral Fencer"):evolved()
    t:expect(t.p1.field):count(5):lacks("Knight"):lacks "Steelclad Knight"
  end }
