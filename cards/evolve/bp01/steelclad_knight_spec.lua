-- SPDX-License-Identifier: MIT

scenario "A.7 Steelclad Knight: 2/2 for 2" {
  p1 = { ex = { "Steelclad Knight" }, play_points = 2 },
  function(t)
    t.p1:play("Steelclad Knight")
    t:expect("Steelclad Knight"):in_zone("field"):attack(2):defense(2):cost(2)
  end }
