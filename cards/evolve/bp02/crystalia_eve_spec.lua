-- SPDX-License-Identifier: MIT

scenario "9.1.2 Crystalia Eve: 4/4 for 4" {
  p1 = { ex = { "Crystalia Eve" }, play_points = 4 },
  function(t)
    t.p1:play "Crystalia Eve"
    t:expect("Crystalia Eve"):in_zone("field"):attack(4):defense(4):cost(4):has("class", "forestcraft")
    t:cannot(t.p1, "attack", "Crystalia Eve", "p2's leader")
  end }
