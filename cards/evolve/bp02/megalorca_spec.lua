-- SPDX-License-Identifier: MIT
scenario "9.1.2 Megalorca: 2/2 for 2" {
  p1 = { ex = { "Megalorca" }, play_points = 2 },
  function(t)
    t.p1:play "Megalorca"
    t:expect("Megalorca"):in_zone("field"):attack(2):defense(2)
    t:expect_number("p1", "play_points", 0)
    t:cannot(t.p1, "attack", "Megalorca", "p2's leader")
  end }
