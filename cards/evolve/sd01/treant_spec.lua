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

scenario "10.2.1.2 Treant: its ability costs nothing in later turns, too" {
  p1 = { hand = { "Treant" }, evolve_deck = { "Treant" }, play_points = 3, max_play_points = 3, played = 2 },
  p2 = { deck = { "Goblin", "Goblin" } },
  function(t)
    t.p1:play "Treant"
    t:next_turn()
    t:next_turn()
    t.p1:evolve "Treant"
    t:expect("Treant"):evolved()
    t:expect_number("p1", "play_points", 4)
  end }

scenario "12.2.3 Treant: for nothing no evolution point is asked for" {
  p1 = { hand = { "Treant" }, evolve_deck = { "Treant" }, play_points = 3, evolution_points = 3, played = 2 },
  function(t)
    t.p1:play("Treant"):evolve("Treant")
    t:expect("Treant"):evolved()
    t:expect_number("p1", "evolution_points", 3)
  end }

scenario "4.1.4 Treant: played again it costs what is printed" {
  p1 = { hand = { "Treant", "Nature's Guidance" }, evolve_deck = { "Treant" }, play_points = 4,
    max_play_points = 3, played = 2 },
  function(t)
    t.p1:play("Treant"):play "Nature's Guidance"
    t:expect("Treant"):in_zone "hand"
    t:next_turn()
    t:next_turn()
    t.p1:play "Treant"
    t:cannot(t.p1, "evolve", "Treant")
  end }
