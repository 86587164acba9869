-- SPDX-License-Identifier: MIT
scenario "5.15.3 Goliath: 3/4, evolved 5/6, and what it has lost stays lost" {
  p1 = { field = { { "Goliath", damage = 2 } }, evolve_deck = { "Goliath" }, play_points = 2 },
  function(t)
    t:expect("Goliath"):attack(3):defense(2)
    t.p1:evolve "Goliath"
    t:expect("Goliath"):evolved():attack(5):defense(4):damage(2)
    t:expect_number("p1", "play_points", 0)
  end }
