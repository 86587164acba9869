-- SPDX-License-Identifier: MIT

scenario "9.1.2 Magical Pawn: 2/1 for 1" {
  p1 = { ex = { "Magical Pawn" }, play_points = 1 },
  function(t)
    t.p1:play "Magical Pawn"
    t:expect("Magical Pawn"):in_zone("field"):attack(2):defense(1):cost(1):has("class", "runecraft")
    t:expect_number("p1", "play_points", 0)
  end }
