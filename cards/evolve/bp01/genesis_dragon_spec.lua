-- SPDX-License-Identifier: MIT
scenario "12.9.2 Genesis Dragon: attacks the leader at once" {
  p1 = { hand = { "Genesis Dragon" }, play_points = 9 },
  function(t)
    t.p1:play "Genesis Dragon"
    t:expect("Genesis Dragon"):attack(10):defense(12)
    t.p1:attack "Genesis Dragon"
    t:expect_defense("p2", 10)
  end }
