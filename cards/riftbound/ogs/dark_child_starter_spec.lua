-- SPDX-License-Identifier: MIT

scenario "Dark Child, Starter: up to two runes ready at the end of my turn" {
  p1 = { legend = { "Dark Child, Starter" }, runes = { exhausted = { fury = 3 } } },
  function(t)
    t.p1:end_turn()
    t.p1:choose("Fury Rune", "Fury Rune")
    t:pass_all()
    t:expect(t.p1.runes):ready(2):exhausted(1)
  end,
}

scenario "Dark Child, Starter: or none" {
  rule = "355.13",
  p1 = { legend = { "Dark Child, Starter" }, runes = { exhausted = { fury = 1 } } },
  function(t)
    t.p1:end_turn()
    t.p1:choose()
    t:pass_all()
    t:expect(t.p1.runes):exhausted(1)
  end,
}

scenario "Dark Child, Starter: not at the end of the opponent's turn" {
  p1 = { legend = { "Dark Child, Starter" } },
  p2 = { runes = { exhausted = { fury = 3 } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:expect(t.p2.runes):exhausted(3)
  end,
}

scenario "Dark Child, Starter: an opponent's rune or a ready one may be chosen" {
  p1 = { legend = { "Dark Child, Starter" }, runes = { fury = 1 } },
  p2 = { runes = { exhausted = { calm = 1 } } },
  function(t)
    t.p1:end_turn()
    t:expect_option("Fury Rune", "Calm Rune")
    t.p1:choose("Calm Rune", "Fury Rune")
    t:pass_all()
    t:expect(t.p2.runes):ready(3)
  end,
}

scenario "355.9 Dark Child, Starter: any runes, a team mate's too, but only at the end of your own turn" {
  format = "2v2",
  p1 = { legend = "Dark Child, Starter" },
  p3 = { runes = { exhausted = { fury = 3 } } },
  function(t)
    t.p1:end_turn()
    t.p1:choose("Fury Rune#1", "Fury Rune#2")
    t:pass_all()
    t:expect(t.p3.runes):ready(2):exhausted(1)
  end,
}

scenario "411.4 Dark Child, Starter: not at the end of a team mate's turn" {
  format = "2v2", turn = "p3",
  p1 = { legend = "Dark Child, Starter", runes = { exhausted = { fury = 3 } } },
  function(t)
    t.p3:end_turn()
    t:expect_no_event("trigger", "Dark Child, Starter")
    t:expect(t.p1.runes):exhausted(3)
  end,
}
