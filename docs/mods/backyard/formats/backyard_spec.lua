-- SPDX-License-Identifier: MIT

scenario "Backyard: five cards, and a third battlefield that nobody brought" {
  rule = "478.4",
  full = true, format = "backyard",
  function(t)
    t:expect(t.p1.hand):count(5)
    t:expect(t.p2.hand):count(5)
    t:expect("Windswept Hillock"):in_zone("battlefields")
  end,
}

scenario "Backyard: five points win" {
  format = "backyard",
  p1 = { points = 4, at = { ["West Field"] = { "Unit 2" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_winner("p1")
  end,
}
