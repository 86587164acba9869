-- SPDX-License-Identifier: MIT

scenario "Megatusk: for three XP your units there have Ganking this turn" {
  rule = "730.2",
  p1 = { xp = 4, at = { ["West Field"] = { "Megatusk", "Unit 2" } }, base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:use("Megatusk")
    t:expect_number("p1", "xp", 1)
    t:expect_event("spend_xp", nil, 3)
    t:pass_all()
    t:expect("Megatusk"):attribute("ganking", 1)
    t:expect("Unit 2"):attribute("ganking", 1)
    t:expect("Unit 3"):attribute("ganking", 0)
    t:next_turn()
    t:expect("Unit 2"):attribute("ganking", 0)
  end,
}

scenario "Megatusk: not with two XP, whatever the opponent has" {
  rule = "732",
  p1 = { xp = 2, base = { "Megatusk" } },
  p2 = { xp = 9 },
  function(t)
    t:cannot(t.p1, "use", "Megatusk")
  end,
}

scenario "484.8.c Megatusk: your units here, not a team mate's" {
  format = "2v2", controls = { ["West Field"] = "p1" },
  p1 = { xp = 3, at = { ["West Field"] = { "Megatusk", "Unit 2" } } },
  p3 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:use("Megatusk")
    t:pass_all()
    t:expect("Unit 2"):attribute("ganking", 1)
    t:expect("Unit 3"):attribute("ganking", 0)
  end,
}
