-- SPDX-License-Identifier: MIT

scenario "Apprentice Smith: moving reveals the top card and draws a gear" {
  rule = "413.1",
  p1 = { base = { "Apprentice Smith" }, deck = { "Long Sword", "Unit 1" } },
  function(t)
    t.p1:move("Apprentice Smith", "West Field")
    t:resolve()
    t:expect_event("reveal", "Long Sword")
    t:expect_event("draw", "Long Sword")
    t:expect(t.p1.hand):is { "Long Sword" }
  end,
}

scenario "Apprentice Smith: anything else is recycled, also when it moves home" {
  p1 = { at = { ["West Field"] = { "Apprentice Smith" } }, deck = { "Unit 1", "Long Sword" } },
  function(t)
    t.p1:move("Apprentice Smith", "base")
    t:resolve()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.deck):in_order { "Long Sword", "Unit 1" }
  end,
}
