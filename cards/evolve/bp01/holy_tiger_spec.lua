-- SPDX-License-Identifier: MIT

scenario "A.17 Holy Tiger: 4/4 with Rush for 4" {
  p1 = { ex = { "Holy Tiger" }, play_points = 4 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:play("Holy Tiger")
    t:cannot(t.p1, "attack", "Holy Tiger", "p2's leader")
    t.p1:attack("Holy Tiger", "Goliath")
    t:expect("Goliath"):in_zone("cemetery")
    t:expect("Holy Tiger"):damage(3)
  end }
