-- SPDX-License-Identifier: MIT
scenario "Swift Infiltrator: as it says" {
  p1 = { hand = { "Swift Infiltrator" }, play_points = 5, field = { "Sektor" }, evolve_deck = { "Sektor" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Swift Infiltrator")
    t.p1:evolve("Sektor")
    t:expect("Swift Infiltrator"):attack(3):defense(3)
  end }

scenario "Swift Infiltrator: not as an enemy follower evolves" {
  turn = "p2",
  p1 = { field = { "Swift Infiltrator" } },
  p2 = { field = { "Evolver" }, evolve_deck = { "Evolver" }, play_points = 1 },
  function(t)
    t.p2:evolve("Evolver")
    t:expect("Swift Infiltrator"):attack(2):defense(2)
  end }
