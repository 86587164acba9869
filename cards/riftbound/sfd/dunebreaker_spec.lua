-- SPDX-License-Identifier: MIT

scenario "Dunebreaker: with two other cards in hand it enters ready" {
  rule = "355.2",
  p1 = { hand = { "Dunebreaker", "Unit 1", "Unit 2" }, pool = { energy = 9, fury = 5 } },
  function(t)
    t.p1:play("Dunebreaker")
    t:expect("Dunebreaker"):ready()
  end,
}

scenario "Dunebreaker: with three it does not" {
  p1 = { hand = { "Dunebreaker", "Unit 1", "Unit 2", "Unit 3" }, pool = { energy = 9, fury = 5 } },
  function(t)
    t.p1:play("Dunebreaker")
    t:expect("Dunebreaker"):exhausted()
  end,
}

scenario "Dunebreaker: holding draws 2, besides the card of the turn" {
  p1 = { at = { ["West Field"] = { "Dunebreaker" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 1)
    t:expect(t.p1.hand):count(3)
  end,
}
