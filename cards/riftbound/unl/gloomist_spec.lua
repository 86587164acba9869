-- SPDX-License-Identifier: MIT

scenario "Gloomist: exhausts to draw a card when you hold" {
  p1 = { legend = "Gloomist", at = { ["West Field"] = { "Unit 2" } }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:yes():yes()
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
