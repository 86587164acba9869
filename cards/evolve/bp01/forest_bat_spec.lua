-- SPDX-License-Identifier: MIT

scenario "A.15 Forest Bat: 1/1 for 1" {
  p1 = { ex = { "Forest Bat" }, play_points = 1 },
  function(t)
    t.p1:play("Forest Bat")
    t:expect("Forest Bat"):in_zone("field"):attack(1):defense(1):cost(1):has("class", "abysscraft")
  end }
