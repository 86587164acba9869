-- SPDX-License-Identifier: MIT

scenario "Targonian Visionary: 10 Might with 11 XP" {
  rule = "824",
  p1 = { base = { "Targonian Visionary" }, xp = 11 },
  function(t) t:expect("Targonian Visionary"):might(10) end,
}

scenario "Targonian Visionary: 6 with 10, and an opponent's XP do not help" {
  p1 = { base = { "Targonian Visionary" }, xp = 10 }, p2 = { xp = 11 },
  function(t) t:expect("Targonian Visionary"):might(6) end,
}
