-- SPDX-License-Identifier: MIT

scenario "Fighter: 2/3 for 2" {
  p1 = { hand = { "Fighter" }, play_points = 2 },
  function(t)
    t.p1:play "Fighter"
    t:expect("Fighter"):attack(2):defense(3)
  end }
