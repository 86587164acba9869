-- SPDX-License-Identifier: MIT

scenario "Forgotten Library: with the battlefield, a spell for 4 predicts" {
  rule = "436",
  battlefields = { "Forgotten Library", "East Field" },
  p1 = { at = { ["Forgotten Library"] = { "Unit 1" } }, hand = { "Falling Comet" }, pool = { energy = 5 }, deck = { "Unit 2", "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Falling Comet"):on("Unit 9")
    t:pass_all()
    t.p1:choose("Unit 2")
    t:expect(t.p1.deck):in_order { "Unit 3", "Unit 2" }
  end,
}

scenario "Forgotten Library: not one for 3, and not without controlling it" {
  battlefields = { "Forgotten Library", "East Field" },
  p1 = { hand = { "Falling Comet" }, pool = { energy = 5 } },
  p2 = { at = { ["East Field"] = { "Unit 9" }, ["Forgotten Library"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Falling Comet"):on("Unit 9")
    t:pass_all()
    t:expect_decision("p1", "turn")
  end,
}

scenario "484.8.c Forgotten Library: not for a team mate's spell" {
  format = "2v2", turn = "p3", battlefields = { "Forgotten Library", "East Field", "North Field" },
  p1 = { at = { ["Forgotten Library"] = { "Unit 1" } } },
  p3 = { hand = { "Concentrate" }, pool = { energy = 5 } },
  function(t)
    t.p3:play("Concentrate")
    t:pass_all()
    t:expect(t.p3.hand):count(2)
    t:expect_no_event("trigger", "Forgotten Library")
  end,
}
