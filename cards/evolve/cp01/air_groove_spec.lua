-- SPDX-License-Identifier: MIT
scenario "Air Groove: another one is refreshed and rests for this turn" {
  p1 = { field = { "Air Groove", "Narita Brian" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Narita Brian", "p2's leader")
    t:expect_defense("p2", 14)
    t.p1:use("Air Groove")
    t.p1:on("Narita Brian")
    t:expect("Narita Brian"):reserved()
    t:cannot(t.p1, "attack", "Narita Brian", "Goliath")
    t.p1:use("Narita Brian"):on("Goliath")
    t:expect("Goliath"):in_zone("cemetery")
  end }
