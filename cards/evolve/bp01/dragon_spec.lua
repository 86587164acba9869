-- SPDX-License-Identifier: MIT

scenario "A.11 Dragon: 5/5 for 4" {
  p1 = { ex = { "Dragon" }, play_points = 4 },
  function(t)
    t.p1:play("Dragon")
    t:expect("Dragon"):in_zone("field"):attack(5):defense(5):cost(4):has("class", "dragoncraft")
  end }
