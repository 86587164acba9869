-- SPDX-License-Identifier: MIT
scenario "12.10.2 Hellflame Dragon: attacks followers at once, no leader" {
  p1 = { ex = { "Hellflame Dragon" }, play_points = 2 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:play "Hellflame Dragon"
    t:cannot(t.p1, "attack", "Hellflame Dragon", "p2's leader")
    t.p1:attack("Hellflame Dragon", "Goliath")
    t:expect("Goliath"):in_zone "cemetery"
  end }
