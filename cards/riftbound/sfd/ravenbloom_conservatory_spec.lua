-- SPDX-License-Identifier: MIT

scenario "Ravenbloom Conservatory: defending here reveals the top card; a spell goes to the hand" {
  rule = "459.2.b.2",
  battlefields = { "Ravenbloom Conservatory", "East Field" },
  p1 = { at = { ["Ravenbloom Conservatory"] = { "Unit 3" } }, deck = { "Gust", "Unit 2" } },
  p2 = { base = { "Unit 1" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 1", "Ravenbloom Conservatory")
    t:resolve()
    t:expect(t.p1.hand):is { "Gust" }
    t:expect(t.p1.deck):is { "Unit 2" }
    t:expect_event("reveal", "Gust")
    t:expect_no_event("draw")
  end,
}

scenario "Ravenbloom Conservatory: anything else is recycled" {
  battlefields = { "Ravenbloom Conservatory", "East Field" },
  p1 = { at = { ["Ravenbloom Conservatory"] = { "Unit 3" } }, deck = { "Unit 2", "Gust" } },
  p2 = { base = { "Unit 1" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 1", "Ravenbloom Conservatory")
    t:resolve()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.deck):in_order { "Gust", "Unit 2" }
  end,
}

scenario "Ravenbloom Conservatory: nothing for the attacker, nothing elsewhere" {
  battlefields = { "Ravenbloom Conservatory", "East Field" },
  p1 = { at = { ["East Field"] = { "Unit 3" } }, deck = { "Gust" } },
  p2 = { base = { "Unit 1" }, deck = { "Gust" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 1", "East Field")
    t:expect_chain(0)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "368, 424 Ravenbloom Conservatory: the top card is revealed, so what replaces a reveal looks at it first" {
  battlefields = { "Ravenbloom Conservatory", "East Field" },
  p1 = { at = { ["Ravenbloom Conservatory"] = { "Unit 5" } }, base = { "Void Hatchling" }, deck = { "Unit 1", "Block", "Unit 2" } },
  p2 = { base = { "Unit 9" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 9", "Ravenbloom Conservatory")
    t:resolve()
    t.p1:choose("Unit 1")
    t:expect(t.p1.hand):is { "Block" }
    t:expect(t.p1.deck):starts_with { "Unit 2" }
  end,
}
