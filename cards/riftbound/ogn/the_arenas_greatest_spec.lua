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
