-- SPDX-License-Identifier: MIT

scenario "A.5 Knight: 1/1 for 1" {
  p1 = { ex = { "Knight" }, play_points = 1 },
  function(t)
    t.p1:play("Knight")
    t:expect("Knight"):in_zone("field"):attack(1):defense(1):cost(1):has("class", "swordcraft")
  end }
