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

local hand = { "Filler", "Filler", "Filler", "Filler" }

scenario "484.8.c Gutter Palace: units of a team mate are none that you have" {
  format = "2v2", turn = "p4",
  p1 = { base = { "Gutter Palace" }, hand = hand, at = { ["West Field"] = { "Unit 2", "Unit 2", "Unit 2" } } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p4:end_turn()
    t:expect_no_event("trigger", "Gutter Palace")
    t:expect_winner("nobody")
  end,
}

scenario "484.8.c Gutter Palace: four units of your own are exactly four, whatever the team mate has" {
  format = "2v2", turn = "p4",
  p1 = { base = { "Gutter Palace" }, hand = hand, at = { ["West Field"] = { "Unit 2", "Unit 2", "Unit 2", "Unit 2" } } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t:expect_winner("p1")
  end,
}
