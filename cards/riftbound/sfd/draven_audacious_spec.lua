-- SPDX-License-Identifier: MIT

scenario "Draven, Audacious: a point for the first combat that he wins in a turn" {
  p1 = { base = { "Draven, Audacious" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Draven, Audacious", "West Field")
    t:combat()
    t:pass_all()
    t:expect_points("p1", 2)          -- his and the conquest's
  end,
}

scenario "Draven, Audacious: not for a combat that other units of mine win" {
  p1 = { base = { "Draven, Audacious", "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t:pass_all()
    t:expect_points("p1", 1)
  end,
}

scenario "Draven, Audacious: dying in combat he gives an opponent a point" {
  p1 = { base = { "Draven, Audacious" } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:move("Draven, Audacious", "West Field")
    t:combat()
    t:pass_all()
    t:expect_points("p2", 1)
  end,
}

scenario "Draven, Audacious: not elsewhere" {
  p1 = { at = { ["West Field"] = { "Draven, Audacious" } } },
  p2 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1, any = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Hidden Blade"):on("Draven, Audacious")
    t:pass_all()
    t:expect("Draven, Audacious"):in_zone("trash")
    t:expect_points("p2", 0)
  end,
}

scenario "411.1 Draven, Audacious: with three players you choose who scores, also one who did not fight" {
  rule = "411.1",
  players = 3,
  p1 = { base = { "Draven, Audacious" } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } }, p3 = {},
  function(t)
    t.p1:move("Draven, Audacious", "West Field")
    t:combat()
    t.p1:choose("player 3")
    t:resolve()
    t:expect_points("p3", 1)
    t:expect_points("p2", 0)
  end,
}

scenario "740.2 Draven, Audacious: a team mate is no opponent" {
  rule = "740.2",
  teams = 2,
  p1 = { base = { "Draven, Audacious" } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } }, p3 = {}, p4 = {},
  function(t)
    t.p1:move("Draven, Audacious", "West Field")
    t:combat()
    t:expect_options("player 2", "player 4")
    t.p1:choose("player 4")
    t:resolve()
    t:expect_points("p4", 1)
  end,
}

scenario "355.10 Draven, Audacious: with one opponent nobody is asked who scores" {
  p1 = { base = { "Draven, Audacious" } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:move("Draven, Audacious", "West Field")
    t:combat()
    t:expect_event("choose", "player 2", { by = "p1" })
    t:expect_points("p2", 1)
  end,
}

scenario "355.10, 359.3.e.2 Draven, Audacious: a player who has left the game is no legal target" {
  format = "ffa3",
  p1 = { base = { "Draven, Audacious" } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } }, p3 = {},
  function(t)
    t.p1:move("Draven, Audacious", "West Field")
    t:combat()
    t.p1:choose("player 3")
    t.p3:concede()
    t:resolve()
    t:expect_no_event("points")
    t:expect_points("p1", 0)
    t:expect_points("p2", 0)
  end,
}
