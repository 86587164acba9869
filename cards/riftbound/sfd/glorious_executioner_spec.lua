-- SPDX-License-Identifier: MIT

scenario "Glorious Executioner: winning a combat draws 1, as the attacker" {
  rule = "461.3",
  p1 = { legend = "Glorious Executioner", base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:combat()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Glorious Executioner: as the defender too; not for a lost one" {
  p1 = { legend = "Glorious Executioner", at = { ["West Field"] = { "Unit 5" }, ["East Field"] = { "Unit 1" } } },
  p2 = { base = { "Unit 2", "Unit 4" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 4", "East Field")
    t:combat()
    t:expect(t.p1.hand):count(0)
    t.p2:move("Unit 2", "West Field")
    t:combat()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "411.1 Glorious Executioner: a team mate's combat is not won by you" {
  rule = "411.1",
  teams = 2,
  turn = "p3",
  p1 = { legend = "Glorious Executioner" },
  p2 = { at = { ["West Field"] = { "Unit 2" } } }, p3 = { base = { "Unit 5" } }, p4 = {},
  function(t)
    t.p3:move("Unit 5", "West Field")
    t:combat()
    t:expect_chain(0)
    t:expect_event("win_combat")
    t:expect(t.p1.hand):count(0)
  end,
}
