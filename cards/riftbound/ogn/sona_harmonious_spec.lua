-- SPDX-License-Identifier: MIT

scenario "Sona, Harmonious: readies up to four of my runes at the end of my turn" {
  p1 = {
    at = { ["West Field"] = { "Sona, Harmonious" } }, runes = { exhausted = { calm = 3 } },
  },
  p2 = { runes = { exhausted = { fury = 2 } } },
  function(t)
    t.p1:end_turn()
    t:expect_no_option("Fury Rune")
    t.p1:choose("Calm Rune#1", "Calm Rune#2")
    t:pass_all()
    t:expect(t.p1.runes):ready(2)
  end,
}

scenario "Sona, Harmonious: not at the end of the opponent's turn, not in the base" {
  p1 = { at = { ["West Field"] = { "Sona, Harmonious" } }, runes = { exhausted = { calm = 3 } } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_decision("p1", "turn")
    t:expect_no_event("trigger", "Sona, Harmonious")
  end,
}

scenario "484.8.d Sona, Harmonious: a team mate's runes are friendly" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Sona, Harmonious" } } },
  p2 = { runes = { exhausted = { mind = 1 } } },
  p3 = { runes = { exhausted = { fury = 2 } } },
  function(t)
    t.p1:end_turn()
    t.p1:choose("Fury Rune#1", "Fury Rune#2")
    t:pass_all()
    t:expect(t.p3.runes):ready(2)
  end,
}

scenario "383.3.e Sona, Harmonious: in a base she readies nothing" {
  p1 = { base = { "Sona, Harmonious" }, runes = { exhausted = { calm = 3 } } },
  function(t)
    t.p1:end_turn()
    t:expect_no_event("trigger", "Sona, Harmonious")
    t:expect(t.p1.runes):exhausted(3)
  end,
}
