-- SPDX-License-Identifier: MIT

scenario "Soul Sword: one Might with two XP" {
  rule = "824",
  p1 = { base = { "Soul Sword", "Unit 2" }, pool = { calm = 1 }, xp = 2 },
  function(t)
    t.p1:use("Soul Sword"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(3)
  end,
}

scenario "Soul Sword: with three XP" {
  rule = "727.1.c.2",
  p1 = { base = { "Soul Sword", "Unit 2" }, pool = { calm = 1 }, xp = 3 },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:use("Soul Sword"):on("Unit 2")
    t:expect("Unit 2"):might(2)
    t:pass_all()
    t:expect("Unit 2"):might(4)
    t:expect("Unit 4"):might(4)
  end,
}
