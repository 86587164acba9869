-- SPDX-License-Identifier: MIT

scenario "Ornn, Blacksmith: played, a gear of the top four is revealed and drawn, the rest recycled" {
  rule = "413.1",
  p1 = { hand = { "Ornn, Blacksmith" }, pool = { energy = 5, calm = 1 },
    deck = { "Unit 1", "Long Sword", "Gust", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Ornn, Blacksmith")
    t:pass_all()
    t:expect_no_option("Unit 1")
    t.p1:choose("Long Sword")
    t:expect(t.p1.hand):is { "Long Sword" }
    t:expect_event("reveal", "Long Sword")
    t:expect_event("draw", "Long Sword")
    t:expect(t.p1.deck):starts_with { "Unit 3" }
    t:expect(t.p1.deck):count(4)
  end,
}

scenario "Ornn, Blacksmith: he need not take it (128.4)" {
  p1 = { hand = { "Ornn, Blacksmith" }, pool = { energy = 5, calm = 1 },
    deck = { "Unit 1", "Long Sword", "Gust", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Ornn, Blacksmith")
    t:pass_all()
    t.p1:choose()
    t:expect(t.p1.hand):count(0)
    t:expect_no_event("reveal")
    t:expect(t.p1.deck):count(5)
  end,
}

scenario "Ornn, Blacksmith: when he holds, too; not when another does" {
  p1 = { at = { ["West Field"] = { "Ornn, Blacksmith" } }, deck = { "Long Sword", "Unit 1", "Unit 2", "Unit 3", "Unit 4" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:resolve()
    t.p1:choose("Long Sword")
    t:expect(t.p1.hand):has("Long Sword")
  end,
}
