-- SPDX-License-Identifier: MIT
-- Numbers by player, battlefields by player and in common (478.3, 478.4, 480.7).

scenario "Fence: two shared battlefields and one that the second player brought" {
  rule = "478.4", full = true, format = "fence",
  function(t)
    local seen = t:over_seeds(40, function(try)
      return table.concat(try:zone("battlefields", 1):names(), ", ")
    end)
    seen:only("Windswept Hillock, The Grand Plaza, East Field",
      "Windswept Hillock, Windswept Hillock, East Field",
      "The Grand Plaza, Windswept Hillock, East Field")
  end,
}

scenario "Fence: points and runes by player; who goes last has both kinds of extra runes" {
  rule = "480.7", full = true, format = "fence",
  function(t)
    t:expect_number("p1", "points", 2)
    t:expect_number("p2", "points", 0)
    t:expect(t.p1.runes):count(3)
    t:next_turn()
    t:expect(t.p2.runes):count(3)
    t:next_turn()
    t:expect(t.p1.runes):count(5)
  end,
}
