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
