-- SPDX-License-Identifier: MIT

scenario "Sigil of the Storm: who conquers here recycles a rune of his choice" {
  battlefields = { "Sigil of the Storm", "East Field" },
  p1 = { base = { "Unit 1" }, runes = { fury = 1, calm = 1 } },
  p2 = { runes = { mind = 1 } },
  function(t)
    t.p1:move("Unit 1", "Sigil of the Storm")
    t:showdown_pass()
    t:expect_option("Fury Rune", "Calm Rune")
    t:expect_no_option("Mind Rune")
    t.p1:choose("Calm Rune")
    t:expect(t.p1.runes):is { "Fury Rune" }
    t:expect(t.p1.rune_deck):count(13)
  end,
}

scenario "Sigil of the Storm: without runes nothing; elsewhere nothing" {
  battlefields = { "Sigil of the Storm", "East Field" },
  p1 = { base = { "Unit 1" }, at = { ["Sigil of the Storm"] = { "Unit 2" } }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_chain(0)
    t:expect(t.p1.runes):count(1)
  end,
}

scenario "484.8.c Sigil of the Storm: one of your runes, never a team mate's" {
  format = "2v2", battlefields = { "Sigil of the Storm", "East Field", "North Field" },
  p1 = { base = { "Unit 1" }, runes = { fury = 1, calm = 1 } },
  p3 = { runes = { mind = 1 } },
  function(t)
    t.p1:move("Unit 1", "Sigil of the Storm")
    t:showdown_pass()
    t:expect_options("Fury Rune", "Calm Rune")
    t.p1:choose("Fury Rune")
    t:expect(t.p1.runes):is { "Calm Rune" }
    t:expect(t.p3.runes):count(1)
  end,
}

scenario "187.6.c Sigil of the Storm: it is who conquers it that recycles; without a rune nothing happens" {
  players = 3, battlefields = { "Sigil of the Storm", "East Field", "North Field" }, turn = "p3",
  p1 = { runes = { fury = 1 } },
  p3 = { base = { "Unit 1" } },
  function(t)
    t.p3:move("Unit 1", "Sigil of the Storm")
    t:showdown_pass()
    t:pass_all()
    t:expect_control("Sigil of the Storm", "p3")
    t:expect_no_event("recycle")
    t:expect(t.p1.runes):count(1)
  end,
}
