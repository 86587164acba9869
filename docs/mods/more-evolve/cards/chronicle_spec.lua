-- SPDX-License-Identifier: MIT
scenario "Chronicle: it knows of earlier turns" {
  p1 = { hand = { "Chronicle" }, play_points = 1 },
  function(t)
    t:next_turn()
    t:next_turn()
    t.p1:play("Chronicle")
    t:expect_defense("p2", 19)
  end }
