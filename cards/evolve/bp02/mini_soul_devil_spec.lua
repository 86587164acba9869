-- SPDX-License-Identifier: MIT
scenario "Mini Soul Devil: as it says" {
  p1 = { hand = { "Mini Soul Devil" }, play_points = 5, field = { "Sektor" }, evolve_deck = { "Sektor" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Mini Soul Devil")
    t.p1:evolve("Sektor")
    t:expect_defense("p2", 18)
  end }

scenario "Mini Soul Devil: not as an enemy follower evolves" {
  turn = "p2",
  p1 = { field = { "Mini Soul Devil" } },
  p2 = { field = { "Evolver" }, evolve_deck = { "Evolver" }, play_points = 1 },
  function(t)
    t.p2:evolve("Evolver")
    t:expect_defense("p1", 20)
    t:expect_defense("p2", 20)
  end }

scenario "10.7.2 Mini Soul Devil: the enemy leader alone" {
  p1 = { field = { "Mini Soul Devil", "Evolver" }, evolve_deck = { "Evolver" }, play_points = 1 },
  function(t)
    t.p1:evolve("Evolver")
    t:expect_defense("p2", 18)
    t:expect_defense("p1", 20)
  end }
