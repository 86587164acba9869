-- SPDX-License-Identifier: MIT
scenario "12.9.2 Gilgamesh: attacks the leader at once" {
  p1 = { hand = { "Gilgamesh" }, play_points = 7 },
  function(t)
    t.p1:play "Gilgamesh"
    t.p1:attack "Gilgamesh"
    t:expect_defense("p2", 14)
  end }
