-- SPDX-License-Identifier: MIT

scenario "A.9 Guardform Golem: 2/3 with Ward for 2" {
  p1 = { ex = { "Guardform Golem" }, play_points = 2 },
  function(t)
    t.p1:play("Guardform Golem"):no()
    t:expect("Guardform Golem"):reserved():attack(2):defense(3):cost(2):keyword("ward")
  end }
