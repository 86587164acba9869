-- SPDX-License-Identifier: MIT

scenario "Kha'Zix, Mutating Horror: against an enemy alone +2 and 2 XP" {
  p1 = { base = { "Kha'Zix, Mutating Horror" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Kha'Zix, Mutating Horror", "West Field")
    t:resolve()
    t:expect("Kha'Zix, Mutating Horror"):might(6)
    t:expect_number("p1", "xp", 2)
  end,
}

scenario "Kha'Zix, Mutating Horror: not against two" {
  p1 = { base = { "Kha'Zix, Mutating Horror" } },
  p2 = { at = { ["West Field"] = { "Unit 5", "Unit 1" } } },
  function(t)
    t.p1:move("Kha'Zix, Mutating Horror", "West Field")
    t:expect_chain(0)
  end,
}
