-- SPDX-License-Identifier: MIT

scenario "Forgotten Monument: before the third turn control is gained, but nothing is scored" {
  battlefields = { "Forgotten Monument", "East Field" },
  p1 = { base = { "Unit 3" }, points = 1 },
  function(t)
    t.p1:move("Unit 3", "Forgotten Monument")
    t:showdown_pass()
    t:expect_control("Forgotten Monument", "p1")
    t:expect_points("p1", 1)
    t:expect_no_event("conquer")
    t:expect_no_event("score")
    t:next_turn()
    t:next_turn()
    t:expect_no_event("hold") -- the second turn
    t:expect_points("p1", 1)
    t:next_turn()
    t:next_turn()
    t:expect_event("hold", "Forgotten Monument") -- the third
    t:expect_points("p1", 2)
  end,
}

scenario "Forgotten Monument: elsewhere one scores as ever" {
  battlefields = { "Forgotten Monument", "East Field" },
  p1 = { base = { "Unit 3" } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
  end,
}

scenario "Forgotten Monument: each player's own turns count" {
  battlefields = { "Forgotten Monument", "East Field" },
  p1 = { at = { ["East Field"] = { "Unit 1" } } },
  p2 = { at = { ["Forgotten Monument"] = { "Unit 3" } } },
  function(t)
    t:next_turn()
    t:expect_points("p2", 0)
    t:next_turn()
    t:next_turn()
    t:expect_points("p2", 0)
    t:next_turn()
    t:next_turn()
    t:expect_points("p2", 1)
  end,
}
