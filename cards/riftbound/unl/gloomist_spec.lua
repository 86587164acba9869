-- SPDX-License-Identifier: MIT

scenario "Gloomist: exhausts to draw a card when you hold" {
  p1 = { legend = "Gloomist", at = { ["West Field"] = { "Unit 2" } }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:yes()
    t:pass_all()
    t:expect("Gloomist"):exhausted()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Gloomist: not when the opponent holds" {
  p1 = { legend = "Gloomist" },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t:next_turn()
    t:expect_points("p2", 1)
    t:expect("Gloomist"):ready()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "740.1 Gloomist: an ally who holds lets you draw, an opponent does not" {
  format = "2v2", turn = "p2",
  p1 = { legend = "Gloomist" },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  p4 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p2:end_turn()
    t.p1:yes()
    t:pass_all()
    t:expect("Gloomist"):exhausted()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Gloomist: declined, an opponent's hold later asks nobody" {
  format = "2v2", turn = "p2",
  p1 = { legend = "Gloomist" },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  p4 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p2:end_turn()
    t.p1:no()
    t:pass_all()
    t:next_turn()
    t:expect_decision("p4", "turn")
    t:expect_points("p4", 1)
    t:expect("Gloomist"):ready()
  end,
}
