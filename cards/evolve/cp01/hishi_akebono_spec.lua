-- SPDX-License-Identifier: MIT
scenario "Hishi Akebono: as it says" {
  p1 = { hand = { "Hishi Akebono" }, play_points = 10 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Hishi Akebono")
    t:expect_defense("p1", 30)
  end }

scenario "Hishi Akebono: only as she comes" {
  p1 = { field = { "Hishi Akebono" }, evolve_deck = { "Carrot" }, play_points = 1 },
  function(t)
    t.p1:use("Hishi Akebono")
    t:expect_defense("p1", 20)
    t:expect("Hishi Akebono"):attack(10):defense(10):keyword("racing")
  end }
