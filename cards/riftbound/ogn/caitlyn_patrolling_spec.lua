-- SPDX-License-Identifier: MIT

scenario "Caitlyn, Patrolling: deals her Might to a unit at a battlefield" {
  p1 = { at = { ["West Field"] = { "Caitlyn, Patrolling" } } },
  p2 = { at = { ["East Field"] = { "Unit 5" } }, base = { "Unit 2" } },
  function(t)
    t.p1:use("Caitlyn, Patrolling")
    t:expect_no_option("Unit 2")
    t.p1:on("Unit 5")
    t:expect("Caitlyn, Patrolling"):exhausted()
    t:pass_all()
    t:expect("Unit 5"):damage(3)
  end,
}

scenario "Caitlyn, Patrolling: not from the base" {
  p1 = { base = { "Caitlyn, Patrolling" } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } },
  function(t) t:cannot(t.p1, "use", "Caitlyn, Patrolling", "377.2.b") end,
}

scenario "Caitlyn, Patrolling: is assigned combat damage last" {
  rule = "826",
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Caitlyn, Patrolling", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t:combat()
    t:expect_event("damage", "Unit 3", 3)
    t:expect_event("damage", "Caitlyn, Patrolling", 1)
  end,
}

scenario "826.3 Caitlyn, Patrolling: assigned combat damage last, without having Backline" {
  p1 = { at = { ["West Field"] = { "Caitlyn, Patrolling", "Unit 4" } }, hand = { "Enthusiastic Promoter" } },
  p2 = { base = { "Unit 5" } }, turn = "p2",
  function(t)
    t:expect("Enthusiastic Promoter"):keyword("backline")
    t:expect("Caitlyn, Patrolling"):no_keyword("backline")
    t.p2:move("Unit 5", "West Field")
    t:combat()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Caitlyn, Patrolling"):at("West Field")
  end,
}
