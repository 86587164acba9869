-- SPDX-License-Identifier: MIT

scenario "Icathian Rain: six times two damage, also at the same unit" {
  p1 = { hand = { "Icathian Rain" }, pool = { energy = 7, fury = 2, mind = 1 } },
  p2 = { base = { "Unit 9" }, at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Icathian Rain"):on("Unit 9", "Unit 9", "Unit 4", "Unit 4", "Unit 9", "Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(8)
    t:expect("Unit 4"):in_zone("trash")
  end,
}

scenario "Icathian Rain: one that is gone takes nothing, the others do" {
  rule = "359.3.e.8",
  p1 = { hand = { "Icathian Rain" }, pool = { energy = 7, fury = 2, mind = 1 } },
  p2 = { base = { "Unit 9" }, at = { ["West Field"] = { "Unit 3" } }, hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Icathian Rain"):on("Unit 3", "Unit 3", "Unit 3", "Unit 9", "Unit 9", "Unit 9"):pass()
    t.p2:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 9"):damage(6)
    t:expect(t.p2.hand):is { "Unit 3" }
  end,
}

scenario "Icathian Rain: each choosing of a unit with Deflect is paid for" {
  rule = "809.1",
  p1 = { hand = { "Icathian Rain" }, pool = { energy = 7, fury = 8, mind = 1 } },
  p2 = { base = { "Pouty Poro" } },
  function(t)
    t.p1:play("Icathian Rain")
    t:expect_number("p1", "fury", 0)
    t:pass_all()
    t:expect("Pouty Poro"):in_zone("trash")
  end,
}

scenario "715.2 Icathian Rain: each of the six is an instance of damage" {
  p1 = { hand = { "Icathian Rain" }, pool = { energy = 7, fury = 3 }, base = { "Ravenborn Tome" } },
  p2 = { base = { { "Unit 10", buffs = 1 }, "Unit 9" } },
  function(t)
    t.p1:use("Ravenborn Tome")
    t:pass_all()
    t.p1:play("Icathian Rain"):on("Unit 10", "Unit 10", "Unit 10", "Unit 9", "Unit 9", "Unit 9")
    t:pass_all()
    t:expect("Unit 10"):damage(9)
    t:expect("Unit 9"):in_zone("trash")
  end,
}
