-- SPDX-License-Identifier: MIT

scenario "Kha'Zix, Evolving Hunter: attacking, 3 XP to deal his Might" {
  p1 = { base = { "Kha'Zix, Evolving Hunter" }, xp = 3 },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Kha'Zix, Evolving Hunter", "West Field")
    t.p1:yes():yes()
    t:resolve()
    t:expect("Unit 9"):damage(5)
    t:expect_number("p1", "xp", 0)
  end,
}

scenario "Kha'Zix, Evolving Hunter: not with 2 XP; Hunt" {
  p1 = { base = { "Kha'Zix, Evolving Hunter" }, xp = 2 },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Kha'Zix, Evolving Hunter", "West Field")
    t:expect_chain(0)
    t:combat()
    t:pass_all()
    t:expect_number("p1", "xp", 3)
  end,
}
