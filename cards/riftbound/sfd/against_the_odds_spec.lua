-- SPDX-License-Identifier: MIT

scenario "Against the Odds: 2 for each enemy unit there, until the turn ends" {
  rule = "355.10.d",
  p1 = { hand = { "Against the Odds" }, pool = { energy = 2, fury = 1 }, base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 1" } }, base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Against the Odds"):on("Unit 2")
    t:resolve()
    t:expect("Unit 2"):might(6)
    t:combat()
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Against the Odds: a unit in a base, or an enemy one, cannot be chosen" {
  rule = "355.9.b",
  p1 = { hand = { "Against the Odds" }, pool = { energy = 2 }, base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t) t:cannot(t.p1, "play", "Against the Odds") end,
}

scenario "Against the Odds: the enemies are counted as it resolves" {
  rule = "359.3.f.2",
  p1 = { hand = { "Against the Odds", "Gust" }, pool = { energy = 3 }, base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Against the Odds"):on("Unit 2")
    t.p1:play("Gust"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 2"):might(4)
  end,
}

scenario "740.1 Against the Odds: for a team mate's unit, whose team mates are no enemies" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Against the Odds" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 4" }, hand = {} }, p3 = { at = { ["West Field"] = { "Unit 3" } } }, p4 = {}, turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field")
    t.p2:pass()
    t.p3:pass()
    t.p4:pass()
    t.p1:play("Against the Odds"):on("Unit 3")
    t:resolve()
    t:expect("Unit 3"):might(5)
  end,
}
