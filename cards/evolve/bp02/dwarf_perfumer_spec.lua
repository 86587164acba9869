-- SPDX-License-Identifier: MIT
scenario "Dwarf Perfumer: the enemy's evolving is none of its business, its friends' is" {
  p1 = { field = { "Dwarf Perfumer", "Sektor" }, evolve_deck = { "Sektor" }, play_points = 4 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:evolve("Sektor")
    t:expect("Goliath"):damage(2)
  end }

scenario "10.7.2 Dwarf Perfumer: not as an enemy follower evolves; nothing without an enemy follower" {
  turn = "p2",
  p1 = { field = { "Dwarf Perfumer" } },
  p2 = { field = { "Evolver" }, evolve_deck = { "Evolver" }, play_points = 1 },
  function(t)
    t.p2:evolve("Evolver")
    t:expect("Evolver"):damage(0)
    t:expect("Dwarf Perfumer"):damage(0)
  end }

scenario "10.7.3.2 Dwarf Perfumer: a leader is no follower" {
  p1 = { field = { "Dwarf Perfumer", "Evolver" }, evolve_deck = { "Evolver" }, play_points = 1 },
  function(t)
    t.p1:evolve("Evolver")
    t:expect_defense("p2", 20)
    t:expect_decision("p1", "turn")
  end }
