-- SPDX-License-Identifier: MIT

scenario "Piltover Enforcer: after a conquest with three excess damage she exhausts to ready a unit" {
  p1 = { legend = "Piltover Enforcer", base = { "Unit 6" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t:combat()
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Unit 6"):ready()
    t:expect("Piltover Enforcer"):exhausted()
  end,
}

scenario "Piltover Enforcer: not with two" {
  p1 = { legend = "Piltover Enforcer", base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:combat()
    t:expect_points("p1", 1)
    t:expect("Unit 5"):exhausted()
    t:expect("Piltover Enforcer"):ready()
  end,
}

scenario "484.8.c Piltover Enforcer: not for what a team mate conquers" {
  format = "2v2", turn = "p3",
  p1 = { legend = "Piltover Enforcer" },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  p3 = { base = { "Unit 6" } },
  function(t)
    t.p3:move("Unit 6", "West Field")
    t:combat()
    t:expect_control("West Field", "p3")
    t:expect("Piltover Enforcer"):ready()
    t:expect_no_event("trigger", "Piltover Enforcer")
  end,
}
