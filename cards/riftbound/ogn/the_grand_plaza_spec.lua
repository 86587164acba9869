-- SPDX-License-Identifier: MIT

scenario "The Grand Plaza: holding with seven units wins" {
  battlefields = { "The Grand Plaza", "East Field" },
  p1 = {
    at = {
      ["The Grand Plaza"] = {
        "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit",
      },
    },
  },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t:expect_winner("p1")
  end,
}

scenario "The Grand Plaza: six are not enough, and others elsewhere do not help" {
  rule = "383.3.e",
  battlefields = { "The Grand Plaza", "East Field" },
  p1 = {
    base = { "Unit 1", "Unit 2" },
    at = {
      ["The Grand Plaza"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit" },
    },
  },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_winner("nobody")
    t:expect_points("p1", 1)
  end,
}

scenario "The Grand Plaza: reaching it while conquering gives nothing" {
  battlefields = { "The Grand Plaza", "East Field" },
  p1 = { base = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit" } },
  function(t)
    t.p1:move({
      "Recruit", "Recruit#2", "Recruit#3", "Recruit#4", "Recruit#5", "Recruit#6", "Recruit#7",
    }, "The Grand Plaza")
    t:showdown_pass()
    t:expect_winner("nobody")
    t:expect_points("p1", 1)
  end,
}

scenario "484.8.c The Grand Plaza: seven units that you have, a team mate's do not count" {
  format = "2v2", turn = "p4",
  battlefields = { "The Grand Plaza", "East Field", "North Field" },
  controls = { ["The Grand Plaza"] = "p1" },
  p1 = { at = { ["The Grand Plaza"] = { "Unit 1", "Unit 1", "Unit 1", "Unit 1" } } },
  p3 = { at = { ["The Grand Plaza"] = { "Unit 2", "Unit 2", "Unit 2", "Unit 2" } } },
  function(t)
    t:next_turn()
    t:expect_event("hold")
    t:expect_winner("nobody")
  end,
}
