-- SPDX-License-Identifier: MIT

scenario "Here to Help: a unit for 3 less, to a battlefield you control" {
  rule = "356.4",
  p1 = { hand = { "Here to Help", "Unit 5" }, pool = { energy = 4, body = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Here to Help")
    t:pass_all()
    t.p1:choose("Unit 5")
    t:expect("Unit 5"):at("West Field")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Here to Help: without a battlefield no unit; one need not" {
  p1 = { hand = { "Here to Help", "Unit 5" }, pool = { energy = 4, body = 1 } },
  function(t)
    t.p1:play("Here to Help")
    t:pass_all()
    t.p1:choose("Unit 5")
    t:expect("Unit 5"):in_zone("hand")
    t:expect_decision("p1", "turn")
  end,
}

scenario "Here to Help: from hidden, there" {
  rule = "811.1.d.3",
  p1 = { hand = { "Unit 5" }, pool = { energy = 2 }, facedown = { ["West Field"] = "Here to Help" },
    at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Here to Help")
    t:pass_all()
    t.p1:choose("Unit 5")
    t:expect("Unit 5"):at("West Field")
  end,
}

scenario "Here to Help: a battlefield of a team mate is not one that its player controls" {
  format = "2v2",
  battlefields = { "West Field", "East Field", "North Field" },
  p1 = { hand = { "Here to Help", "Unit 2" }, pool = { energy = 2, body = 1 },
    at = { ["West Field"] = { "Unit 3" }, ["North Field"] = { "Unit 5" } } },
  p2 = {}, p3 = { at = { ["East Field"] = { "Unit 4" } } }, p4 = {},
  function(t)
    t.p1:play("Here to Help")
    t:resolve()
    t.p1:choose("Unit 2")
    t:expect_options("West Field", "North Field")
    t:expect_no_option("East Field")
    t.p1:choose("North Field")
    t:expect("Unit 2"):at("North Field")
  end }
