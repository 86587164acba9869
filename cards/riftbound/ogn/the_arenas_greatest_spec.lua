-- SPDX-License-Identifier: MIT

scenario "The Arena's Greatest: each player gains a point at the start of the first Beginning Phase, and no later one" {
  battlefields = { "The Arena's Greatest", "East Field" },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 1)
    t:next_turn()
    t:next_turn()
    t:expect_points("p1", 1)
  end,
}

scenario "484.6 The Arena's Greatest: each of four players gains one, so each team two" {
  format = "2v2", battlefields = { "The Arena's Greatest", "East Field", "North Field" }, turn = "p4",
  function(t)
    for _ = 1, 4 do t:next_turn() end
    for _, seat in ipairs { "p1", "p2", "p3" } do t:expect_number(seat, "points", 1) end
    t:next_turn()
    t:expect_number("p1", "points", 1)
  end,
}

scenario "411.1 The Arena's Greatest: the point is the turn player's, whoever controls the battlefield" {
  battlefields = { "The Arena's Greatest", "East Field" }, turn = "p2",
  p2 = { at = { ["The Arena's Greatest"] = { "Unit 1" } } },
  function(t)
    t:next_turn()
    t:expect_points("p1", 1)
    t:expect_points("p2", 0)
  end,
}
