-- SPDX-License-Identifier: MIT

scenario "A.4 Otohime's Bodyguard: 1/2 with Ward for 1" {
  p1 = { ex = { "Otohime's Bodyguard" }, play_points = 1 },
  function(t)
    t.p1:play("Otohime's Bodyguard"):yes() -- 12.8.2
    t:expect("Otohime's Bodyguard"):engaged():attack(1):defense(2):cost(1):keyword("ward")
  end }
