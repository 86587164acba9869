-- SPDX-License-Identifier: MIT

test_card { id = "t-bs1", name = "Holding Scholar", type = "unit", cost = { energy = 1 },
  might = 1, when { event = "hold", by = "me", run = function(game) game.draw(1) end },
}

scenario "Blue Sentinel: holding adds a Power of any domain in the Main Phase, and once more" {
  p1 = { at = { ["West Field"] = { "Blue Sentinel" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect_number("p1", "any", 2)
  end,
}

scenario "Blue Sentinel: hold effects of others here too, not elsewhere" {
  p1 = { at = { ["West Field"] = { "Blue Sentinel", "Holding Scholar" },
    ["East Field"] = { "Holding Scholar" } } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:order { "Holding Scholar", "Holding Scholar", "Holding Scholar", "Blue Sentinel",
      "Blue Sentinel" }
    t:pass_all()
    t:expect_number("p1", "any", 2)
    t:expect(t.p1.hand):count(4) -- 2 here, 1 elsewhere, 1 drawn
  end,
}

scenario "Blue Sentinel: nothing in the opponent's Main Phase" {
  p1 = { at = { ["West Field"] = { "Blue Sentinel" } } },
  function(t)
    t:next_turn()
    t:expect_number("p1", "any", 0)
  end,
}

scenario "Blue Sentinel: an effect of a team mate for your hold is not yours, and triggers once" {
  rule = "484.8.c", format = "2v2", turn = "p4",
  p1 = { at = { ["West Field"] = { "Blue Sentinel" } } },
  p3 = { legend = "Gloomist" },
  function(t)
    t.p4:end_turn()
    t.p3:yes():yes()
    t:pass_all()
    t:expect_events(1, "trigger", "Gloomist")
    t:expect_number("p1", "any", 2)
  end,
}

scenario "Blue Sentinel: your legend that draws for a hold triggers twice, and is exhausted once" {
  p1 = { at = { ["West Field"] = { "Blue Sentinel" } }, legend = "Gloomist" },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:yes():yes():order { "Gloomist", "Gloomist", "Blue Sentinel", "Blue Sentinel" }
    t.p1:yes()
    t:pass_all()
    t:expect_events(2, "trigger", "Gloomist")
    t:expect(t.p1.hand):count(2) -- one of the turn, one of the legend
  end,
}
