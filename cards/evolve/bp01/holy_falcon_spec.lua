-- SPDX-License-Identifier: MIT

scenario "A.16 Holy Falcon: 2/2 with Storm for 3" {
  p1 = { ex = { "Holy Falcon" }, play_points = 3 },
  function(t)
    t.p1:play("Holy Falcon"):attack("Holy Falcon")
    t:expect_defense("p2", 18)
    t:expect("Holy Falcon"):defense(2):cost(3)
  end }
