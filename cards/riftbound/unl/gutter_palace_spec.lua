-- SPDX-License-Identifier: MIT

scenario "Gutter Palace: wins with exactly four cards in hand and four units at battlefields" {
  p1 = {
    base = { "Gutter Palace" }, hand = { "Unit 1", "Unit 1", "Unit 1", "Unit 1" },
    at = { ["West Field"] = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" } },
  },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:resolve()
    t:expect_winner("p1")
  end,
}

scenario "Gutter Palace: not with five units" {
  p1 = {
    base = { "Gutter Palace" }, hand = { "Unit 1", "Unit 1", "Unit 1", "Unit 1" },
    at = { ["West Field"] = { "Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5" } },
  },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_no_event("trigger", "Gutter Palace")
    t:expect_winner("nobody")
  end,
}

scenario "Gutter Palace: discarding a card and exhausting it plays a Bird" {
  p1 = { base = { "Gutter Palace" }, hand = { "Unit 1" } },
  function(t)
    t.p1:use("Gutter Palace")
    t:expect(t.p1.trash):is { "Unit 1" }
    t:pass_all()
    t:expect("Bird"):at("base"):attribute("deflect", 1)
  end,
}

scenario "Gutter Palace: not without a card" {
  p1 = { base = { "Gutter Palace" } },
  function(t) t:cannot(t.p1, "use", "Gutter Palace", "357") end,
}
