-- SPDX-License-Identifier: MIT
scenario "Mejiro Dober: as it races" {
  p1 = { field = { "Mejiro Dober" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:use("Mejiro Dober")
    t:expect("Mejiro Dober"):attack(3):defense(3)
    t:expect_defense("p1", 22)
  end }

scenario "Mejiro Dober: another one's race is not hers" {
  p1 = { field = { "Mejiro Dober", "Sirius Symboli" }, evolve_deck = { "Carrot" }, play_points = 1 },
  function(t)
    t.p1:use("Sirius Symboli")
    t:expect("Mejiro Dober"):attack(2):defense(2)
    t:expect_defense("p1", 20)
  end }
