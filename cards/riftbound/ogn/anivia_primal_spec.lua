-- SPDX-License-Identifier: MIT

scenario "Anivia, Primal: attacking, three damage to every enemy here" {
  p1 = { base = { "Anivia, Primal" } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 5" }, ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Anivia, Primal", "West Field")
    t:resolve()
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Unit 5"):damage(3)
    t:expect("Unit 4"):damage(0)
  end,
}

scenario "Anivia, Primal: not as a defender" {
  p1 = { at = { ["West Field"] = { "Anivia, Primal" } } },
  p2 = { base = { "Unit 5" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t:expect_chain(0)
  end,
}

scenario "Anivia, Primal: it attacks beside a friend, who is not an enemy" {
  p1 = { base = { "Anivia, Primal", "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 7" } } },
  function(t)
    t.p1:move({ "Anivia, Primal", "Unit 5" }, "West Field")
    t:resolve()
    t:expect("Unit 7"):damage(3)
    t:expect("Unit 5"):damage(0)
  end,
}

scenario "740.2 Anivia, Primal: all enemy units here, and no others" {
  format = "2v2",
  p1 = { base = { "Anivia, Primal" } },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  p3 = { at = { ["East Field"] = { "Unit 4" } } },
  p4 = { base = { "Unit 5" } },
  function(t)
    t.p1:move("Anivia, Primal", "West Field")
    t:resolve()
    t:expect("Unit 6"):damage(3)
    t:expect("Unit 4"):damage(0)
    t:expect("Unit 5"):damage(0)
  end,
}
