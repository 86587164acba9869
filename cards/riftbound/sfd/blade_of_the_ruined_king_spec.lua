-- SPDX-License-Identifier: MIT

scenario "Blade of the Ruined King: Equip for one Order and a friendly unit, four more Might" {
  rule = "818.1.c.3",
  p1 = { base = { "Blade of the Ruined King", "Unit 1", "Unit 2" }, pool = { order = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:use("Blade of the Ruined King"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Unit 2"):might(6)
  end,
}

scenario "Blade of the Ruined King: the unit that was to have it may be the one that is killed" {
  rule = "359.3.e.2",
  p1 = { base = { "Blade of the Ruined King", "Unit 1" }, pool = { order = 1 } },
  function(t)
    t.p1:use("Blade of the Ruined King")
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Blade of the Ruined King"):unattached()
  end,
}

scenario "Blade of the Ruined King: without a unit it cannot be used" {
  p1 = { base = { "Blade of the Ruined King" }, pool = { order = 1 } },
  function(t)
    t:cannot(t.p1, "use", "Blade of the Ruined King", "355.8")
  end,
}

scenario "Blade of the Ruined King: a friendly unit for its cost is also a team mate's (740.1)" {
  format = "2v2",
  p1 = { base = { "Unit 3", "Blade of the Ruined King" }, pool = { order = 1 } }, p2 = {},
  p3 = { base = { "Unit 1" } }, p4 = {},
  function(t)
    t.p1:use("Blade of the Ruined King"):on("Unit 3")
    t:expect("Unit 1"):in_zone("trash")
    t:expect_event("die", "Unit 1", { by = "p1" })
    t:resolve()
    t:expect("Blade of the Ruined King"):attached_to("Unit 3")
  end }
