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

scenario "Kha'Zix, Mutating Horror: alone is an enemy that has no friend there, a team mate's units do not count for it" {
  format = "2v2",
  p1 = { base = { "Kha'Zix, Mutating Horror" } },
  p2 = { at = { ["West Field"] = { "Unit 6" } }, base = { "Unit 1" } },
  p3 = {}, p4 = { base = { "Unit 2" } },
  function(t)
    t.p1:move("Kha'Zix, Mutating Horror", "West Field")
    t:pass_all()
    t:expect("Kha'Zix, Mutating Horror"):might(6)
    t:expect_number("p1", "xp", 2)
    t:expect_number("p3", "xp", 0)
    t:combat()
  end }
