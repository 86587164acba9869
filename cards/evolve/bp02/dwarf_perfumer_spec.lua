-- SPDX-License-Identifier: MIT
scenario "Dwarf Perfumer: the enemy's evolving is none of its business, its friends' is" {
  p1 = { field = { "Dwarf Perfumer", "Sektor" }, evolve_deck = { "Sektor" }, play_points = 4 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:evolve("Sektor")
    t:expect("Goliath"):damage(2)
  end }
