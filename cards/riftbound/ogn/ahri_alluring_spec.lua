-- SPDX-License-Identifier: MIT

scenario "Ahri, Alluring: one more point when she holds" {
  p1 = { at = { ["West Field"] = { "Ahri, Alluring" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 2)
  end,
}

scenario "Ahri, Alluring: none for others that hold, none for a conquest" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, base = { "Ahri, Alluring" } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 1)
    t.p1:move("Ahri, Alluring", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 2)
  end,
}

scenario "Ahri, Alluring: her point can be the last one" {
  rule = "466.1.b",
  p1 = { at = { ["West Field"] = { "Ahri, Alluring" } }, points = 6 },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t:expect_winner("p1")
  end,
}

scenario "Ahri, Alluring: in teams her point is her player's, and the team's sum wins" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Ahri, Alluring" } }, points = 5 },
  p2 = {}, p3 = { points = 4 }, p4 = { points = 10 },
  turn = "p4",
  function(t)
    t.p4:end_turn()
    t:expect_points("p1", 6)
    t:pass_all()
    t:expect_points("p1", 7)
    t:expect_points("p3", 4)
    t:expect_winner("p1")
  end }
