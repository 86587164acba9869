-- SPDX-License-Identifier: MIT

scenario "A.3 Fairy: a Pixie 1/1 for 1" {
  p1 = { ex = { "Fairy" }, play_points = 1 },
  function(t)
    t.p1:play("Fairy")
    t:expect("Fairy"):in_zone("field"):attack(1):defense(1):cost(1):attribute("token", 1)
    t:expect_number("p1", "play_points", 0)
  end }
