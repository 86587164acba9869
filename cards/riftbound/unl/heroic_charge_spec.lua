-- SPDX-License-Identifier: MIT

scenario "Heroic Charge: 1 more, and an enemy at the same place is stunned" {
  p1 = { hand = { "Heroic Charge" }, pool = { energy = 3 }, base = { "Unit 2", "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 5" }, ["East Field"] = { "Unit 6" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Heroic Charge"):on("Unit 2", "Unit 5")
    t:resolve()
    t:expect("Unit 2"):might(3)
    t:expect("Unit 5"):stunned()
  end,
}

scenario "Heroic Charge: no enemy is at its location" {
  rule = "355.8",
  p1 = { hand = { "Heroic Charge" }, pool = { energy = 3 }, base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, base = { "Unit 6" } },
  function(t) t:cannot(t.p1, "play", "Heroic Charge") end,
}

scenario "740.1 Heroic Charge: for a team mate's attacker, an enemy at its location" {
  format = "2v2", turn = "p3",
  p1 = { hand = { "Heroic Charge" }, pool = { energy = 3 }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 5" }, ["East Field"] = { "Unit 6" } } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t.p3:move("Unit 2", "West Field")
    t.p3:pass()
    t.p4:pass()
    t.p1:play("Heroic Charge"):on("Unit 2", "Unit 5")
    t:resolve()
    t:expect("Unit 2"):might(3)
    t:expect("Unit 5"):stunned()
    t:expect_no_event("stun", "Unit 6")
  end,
}
