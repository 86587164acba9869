-- SPDX-License-Identifier: MIT

scenario "A.2 Fairy Wisp: a Pixie 1/1 for nothing" {
  p1 = { ex = { "Fairy Wisp" } },
  function(t)
    t:expect("Fairy Wisp"):cost(0):has("class", "forestcraft")
    t.p1:play("Fairy Wisp")
    t:expect("Fairy Wisp"):in_zone("field"):attack(1):defense(1):attribute("token", 1)
  end }
