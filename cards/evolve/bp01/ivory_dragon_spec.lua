-- SPDX-License-Identifier: MIT
scenario "12.6.2 Ivory Dragon: evolves for nothing, and draws with Overflow" {
  p1 = { field = { "Ivory Dragon" }, evolve_deck = { "Ivory Dragon" }, max_play_points = 7 },
  function(t)
    t.p1:evolve "Ivory Dragon"
    t:expect("Ivory Dragon"):evolved():attack(2):defense(2)
    t:expect(t.p1.hand):count(1)
  end }

scenario "13.4.1.2 Ivory Dragon: no card without it" {
  p1 = { field = { "Ivory Dragon" }, evolve_deck = { "Ivory Dragon" }, max_play_points = 6,
    evolution_points = 1 },
  function(t)
    t.p1:evolve "Ivory Dragon" -- 12.2.3: there is no play point to pay in another way
    t:expect(t.p1.hand):count(0)
    t:expect_number("p1", "evolution_points", 1)
  end }
