-- SPDX-License-Identifier: MIT

scenario "Treant: with Combo (3) it evolves for nothing" {
  p1 = { hand = { "Treant" }, evolve_deck = { "Treant" }, play_points = 3, played = 2 },
  function(t)
    t.p1:play("Treant"):evolve("Treant")
    t:expect("Treant"):evolved():attack(5):defense(5)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "Treant: without it for 2" {
  p1 = { hand = { "Treant" }, evolve_deck = { "Treant" }, play_points = 5, played = 1 },
  function(t)
    t.p1:play("Treant"):evolve("Treant")
    t:expect_number("p1", "play_points", 0)
  end }
