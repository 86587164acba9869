-- SPDX-License-Identifier: MIT

scenario "Tianna Crownguard: at a battlefield she keeps opponents from gaining points, not from conquering" {
  p1 = { base = { "Unit 3" }, points = 2 },
  p2 = { at = { ["East Field"] = { "Tianna Crownguard" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_event("conquer", "West Field")
    t:expect_points("p1", 2)
    t:next_turn()
    t:expect_points("p2", 1) -- she holds
  end,
}

scenario "Tianna Crownguard: no points of effects either" {
  rule = "463.1",
  p1 = { at = { ["West Field"] = { "Renata Glasc, Mastermind" } }, pool = { energy = 4, mind = 4 } },
  p2 = { at = { ["East Field"] = { "Tianna Crownguard" } } },
  function(t)
    t.p1:use("Renata Glasc, Mastermind", 2)
    t:pass_all()
    t:expect_points("p1", 0)
  end,
}

scenario "Tianna Crownguard: in her base she does nothing" {
  p1 = { base = { "Unit 3" } },
  p2 = { base = { "Tianna Crownguard" } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
  end,
}

scenario "740.2 Tianna Crownguard: both opponents gain nothing, a team mate does" {
  rule = "740.2",
  teams = 2,
  p1 = { at = { ["East Field"] = { "Tianna Crownguard" } } },
  p2 = { base = { "Unit 2" } }, p3 = { base = { "Unit 3" } }, p4 = {}, turn = "p2",
  function(t)
    t.p2:move("Unit 2", "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p2")
    t:expect_points("p2", 0)
    t:next_turn()
    t.p3:move("Unit 3", "North Field")
    t:showdown_pass()
    t:expect_points("p3", 1)
  end,
}

scenario "740.2 Tianna Crownguard: a team mate gains points, an opponent does not" {
  format = "2v2", turn = "p2",
  p1 = { at = { ["West Field"] = { "Tianna Crownguard" } } },
  p3 = { at = { ["East Field"] = { "Unit 1" } } },
  p4 = { at = { ["North Field"] = { "Unit 2" } } },
  function(t)
    t:next_turn()
    t:expect_points("p3", 1)
    t:next_turn()
    t:expect_points("p4", 0)
  end,
}
