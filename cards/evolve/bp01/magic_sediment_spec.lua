-- SPDX-License-Identifier: MIT

scenario "A.10 Magic Sediment: an amulet with Stack and a counter" {
  p1 = { ex = { "Magic Sediment" }, play_points = 1 },
  function(t)
    t.p1:play("Magic Sediment")
    t:expect("Magic Sediment"):in_zone("field"):cost(1):keyword("stack"):attribute("stack", 1)
  end }
