-- SPDX-License-Identifier: MIT

scenario "Teemo, Strategist: defending, deals one for each Hidden card among the top five" {
  p1 = { base = { "Unit 5" } },
  p2 = {
    at = { ["West Field"] = { "Teemo, Strategist" } },
    deck = { "Stand United", "Unit 1", "Hidden Blade", "Gust", "Sprite Call", "Filler" },
  },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:resolve()
    t:expect("Unit 5"):damage(3)
    t:expect(t.p2.deck):starts_with { "Filler" }:count(6)
  end,
}

scenario "Teemo, Strategist: not when he attacks" {
  p1 = { base = { "Teemo, Strategist" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Teemo, Strategist", "West Field")
    t:expect_chain(0)
  end,
}

scenario "368, 424 Teemo, Strategist: cards are revealed, so what replaces a reveal looks at them first" {
  p1 = { at = { ["West Field"] = { "Teemo, Strategist", "Unit 5" } }, base = { "Void Hatchling" },
    deck = { "Unit 1", "Block", "Unit 2", "Unit 3", "Unit 4", "Block" } },
  p2 = { base = { "Unit 9" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 9", "West Field")
    t:resolve()
    t.p1:choose("Unit 1")
    t:expect_event("reveal", "Block#1")
    t:expect_no_event("reveal", "Unit 1")
    t:expect("Unit 9"):damage(2)
  end,
}
