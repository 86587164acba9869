-- SPDX-License-Identifier: MIT

scenario "Singularity: six to each of two units" {
  p1 = { hand = { "Singularity" }, pool = { energy = 6, mind = 2 } },
  p2 = { base = { "Unit 7" }, at = { ["West Field"] = { "Unit 6" } } },
  function(t)
    t.p1:play("Singularity"):choose("Unit 7", "Unit 6")
    t:pass_all()
    t:expect("Unit 7"):damage(6)
    t:expect("Unit 6"):in_zone("trash")
  end,
}

scenario "Singularity: one is enough, the other is spared" {
  rule = "355.13",
  p1 = { hand = { "Singularity" }, pool = { energy = 6, mind = 2 }, base = { "Unit 8" } },
  p2 = { base = { "Unit 7" } },
  function(t)
    t.p1:play("Singularity"):choose("Unit 7")
    t:pass_all()
    t:expect("Unit 7"):damage(6)
    t:expect("Unit 8"):damage(0)
  end,
}

scenario "Singularity: not in a showdown" {
  p1 = { hand = { "Singularity" }, pool = { energy = 6, mind = 2 }, base = { "Unit 8" } },
  function(t)
    t.p1:move("Unit 8", "West Field")
    t:expect_decision("p1", "focus")
    t:cannot(t.p1, "play", "Singularity")
  end,
}

scenario "Singularity: two Power, whatever the discount on Energy" {
  p1 = {
    hand = { "Singularity" }, pool = { energy = 5, mind = 2 },
    at = { ["West Field"] = { "Eager Apprentice" } },
  },
  p2 = { base = { "Unit 7" } },
  function(t)
    t.p1:play("Singularity"):choose("Unit 7")
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "mind", 0)
  end,
}

scenario "355.12 Singularity: the same unit is not chosen twice; a team mate's may be" {
  format = "2v2",
  p1 = { hand = { "Singularity" }, pool = { energy = 6, mind = 2 } },
  p2 = { base = { "Unit 9" } },
  p3 = { base = { "Unit 8" } },
  function(t)
    t.p1:play("Singularity")
    t:expect_options("Unit 9", "Unit 8")
    t.p1:choose("Unit 8", "Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(6)
    t:expect("Unit 8"):damage(6)
  end,
}
