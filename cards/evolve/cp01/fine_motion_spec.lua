-- SPDX-License-Identifier: MIT
scenario "Fine Motion: as it races" {
  p1 = { field = { "Fine Motion" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:use("Fine Motion")
    t:expect("Fine Motion"):attack(4):defense(4)
    t:expect_defense("p1", 22)
    t:expect(t.p1.cemetery):count(2)
  end }

scenario "Fine Motion: another one's race is not its own" {
  p1 = { field = { "Fine Motion", "Sirius Symboli" }, evolve_deck = { "Carrot" }, play_points = 1 },
  function(t)
    t.p1:use("Sirius Symboli")
    t:expect("Fine Motion"):attack(3):defense(3)
    t:expect_defense("p1", 20)
    t:expect(t.p1.cemetery):count(0)
  end }
