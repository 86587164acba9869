-- SPDX-License-Identifier: MIT

scenario "Orb of Regret: one Might less this turn, not below one" {
  p1 = { base = { "Orb of Regret" } },
  p2 = { base = { "Unit 2", "Unit 1" } },
  function(t)
    t.p1:use("Orb of Regret"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(1)
    t:expect("Orb of Regret"):exhausted()
    t:cannot(t.p1, "use", "Orb of Regret")
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Orb of Regret: a unit of one Might stays at one" {
  p1 = { base = { "Orb of Regret" } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:use("Orb of Regret"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Orb of Regret: Deflect counts for abilities too" {
  p1 = { base = { "Orb of Regret" } },
  p2 = { base = { "Pouty Poro", "Unit 5" } },
  function(t)
    t.p1:use("Orb of Regret"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):might(4)
  end,
}

scenario "Orb of Regret: paying for Deflect" {
  p1 = { base = { "Orb of Regret" }, pool = { fury = 1 } },
  p2 = { base = { "Pouty Poro", "Unit 5" } },
  function(t)
    t.p1:use("Orb of Regret"):choose("Pouty Poro")
    t:pass_all()
    t:expect("Pouty Poro"):might(1)
    t:expect_number("p1", "fury", 0)
  end,
}
