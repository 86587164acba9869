-- SPDX-License-Identifier: MIT

scenario "Quickblader: 1/1 with Storm, 3/3 with Storm when it has evolved" {
  p1 = { hand = { "Quickblader" }, evolve_deck = { "Quickblader" }, play_points = 4 },
  function(t)
    t.p1:play "Quickblader"
    t:expect("Quickblader"):attack(1):defense(1):keyword("storm")
    t.p1:evolve("Quickblader"):attack("Quickblader")
    t:expect_defense("p2", 17)
    t:expect("Quickblader"):defense(3):keyword("storm")
  end }

scenario "12.2.3 Quickblader: an evolution point pays for one of the three, not for more" {
  p1 = { field = { "Quickblader" }, evolve_deck = { "Quickblader" }, play_points = 2, evolution_points = 3 },
  function(t)
    t.p1:evolve "Quickblader"
    t:expect("Quickblader"):evolved()
    t:expect_number("p1", "play_points", 0)
    t:expect_number("p1", "evolution_points", 2)
  end }

scenario "12.2.3 Quickblader: with one play point it does not evolve" {
  p1 = { field = { "Quickblader" }, evolve_deck = { "Quickblader" }, play_points = 1, evolution_points = 3 },
  function(t)
    t:cannot(t.p1, "evolve", "Quickblader")
  end }
