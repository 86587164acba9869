-- SPDX-License-Identifier: MIT

scenario "Latham, Vanguard Captain: 3/3 for 2" {
  p1 = { hand = { "Latham, Vanguard Captain" }, play_points = 2 },
  function(t)
    t.p1:play "Latham, Vanguard Captain"
    t:expect("Latham, Vanguard Captain"):attack(3):defense(3)
  end }
