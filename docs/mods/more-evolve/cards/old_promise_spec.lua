-- SPDX-License-Identifier: MIT
scenario "Old Promise: not this turn, and at the end of the next one a choice" {
  p1 = { hand = { "Old Promise" }, play_points = 1 },
  function(t)
    t.p1:play("Old Promise")
    t:next_turn()
    t:expect("p2's leader"):defense(20)
    t:next_turn()
    t.p1:end_turn()
    t.p1:no()
    t:expect("p2's leader"):defense(17)
  end }
