-- SPDX-License-Identifier: MIT

scenario "Tryndamere, Barbarian: a point for five excess damage" {
  p1 = { base = { "Tryndamere, Barbarian" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Tryndamere, Barbarian", "West Field")
    t:combat()
    t:pass_all()
    t:expect_points("p1", 2)
  end,
}

scenario "Tryndamere, Barbarian: none for four" {
  p1 = { base = { "Tryndamere, Barbarian" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Tryndamere, Barbarian", "West Field")
    t:combat()
    t:pass_all()
    t:expect_points("p1", 1)
  end,
}

scenario "Tryndamere, Barbarian: none for an open battlefield" {
  p1 = { base = { "Tryndamere, Barbarian" } },
  function(t)
    t.p1:move("Tryndamere, Barbarian", "West Field")
    t:showdown_pass()
    t:expect_chain(0)
    t:expect_points("p1", 1)
  end,
}

scenario "Tryndamere, Barbarian: all damage of the attackers counts, not only his" {
  p1 = { base = { "Tryndamere, Barbarian", "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move({ "Tryndamere, Barbarian", "Unit 2" }, "West Field")
    t:combat()
    t.p2:order { "Unit 2", "Tryndamere, Barbarian" }
    t:combat()
    t:pass_all()
    t:expect_points("p1", 2)
  end,
}

scenario "Tryndamere, Barbarian: excess damage of an earlier combat this turn does not count" {
  p1 = { base = { "Tryndamere, Barbarian", "Unit 10" } },
  p2 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 10", "West Field")
    t:combat()
    t:expect_points("p1", 1)
    t.p1:move("Tryndamere, Barbarian", "East Field")
    t:combat()
    t:expect_control("East Field", "p1")
    t:expect_points("p1", 2)
  end,
}

scenario "Tryndamere, Barbarian: the last defender killed before damage, nothing was assigned" {
  p1 = { base = { "Tryndamere, Barbarian", "Unit 10" }, hand = { "Void Seeker" }, pool = { energy = 3, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 10", "West Field")
    t:combat()
    t.p1:move("Tryndamere, Barbarian", "East Field")
    t.p1:play("Void Seeker"):on("Unit 4")
    t:pass_all()
    t:combat()
    t:expect_control("East Field", "p1")
    t:expect_points("p1", 2)
  end,
}

scenario "484.6 Tryndamere, Barbarian: the point is yours, after an attack on either opponent" {
  format = "2v2",
  p1 = { base = { "Tryndamere, Barbarian" } },
  p4 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Tryndamere, Barbarian", "West Field")
    t:combat()
    t:pass_all()
    t:expect_number("p1", "points", 2)
    t:expect_number("p3", "points", 0)
  end,
}

scenario "Tryndamere, Barbarian: a conquest without him, however much was assigned, is none of his" {
  p1 = { base = { "Tryndamere, Barbarian", "Unit 10" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 10", "West Field")
    t:combat()
    t:expect_points("p1", 1)
    t:expect_no_event("trigger", "Tryndamere, Barbarian")
  end,
}
