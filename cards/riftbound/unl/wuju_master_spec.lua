-- SPDX-License-Identifier: MIT

scenario "Wuju Master: with 6 XP your units have 1 more" {
  rule = "824",
  p1 = { legend = "Wuju Master", base = { "Unit 1" }, xp = 6, hand = { "Unit 2" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:expect("Unit 1"):might(2)
    t:expect("Unit 3"):might(3)
    t.p1:play("Unit 2")
    t:expect("Unit 2"):exhausted()
  end,
}

scenario "Wuju Master: with 11 XP they enter ready as well" {
  p1 = { legend = "Wuju Master", xp = 11, hand = { "Unit 2" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Unit 2")
    t:expect("Unit 2"):ready():might(3)
  end,
}

scenario "Wuju Master: with 5 neither" {
  p1 = { legend = "Wuju Master", base = { "Unit 1" }, xp = 5 },
  function(t) t:expect("Unit 1"):might(1) end,
}

scenario "484.8.c Wuju Master: your units, not a team mate's" {
  format = "2v2",
  p1 = { legend = "Wuju Master", xp = 6, base = { "Unit 1" } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t:expect("Unit 1"):might(2)
    t:expect("Unit 2"):might(2)
  end,
}
