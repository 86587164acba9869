-- SPDX-License-Identifier: MIT
-- Scenarios: a position, a few moves, what must be true then.
@use@
scenario "@name@: holding it draws a card" {
  battlefields = { "@name@", "East Field" },
  p1 = { at = { ["@name@"] = { "Unit 1" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_event("draw")
    t:expect_points("p1", 1)
    t:expect(t.p1.hand):count(2) -- and the card of the turn
  end }

scenario "@name@: holding another battlefield as well draws no second card" {
  battlefields = { "@name@", "East Field" },
  p1 = { at = { ["@name@"] = { "Unit 1" }, ["East Field"] = { "Unit 1" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 2)
    t:expect(t.p1.hand):count(2)
  end }
