-- SPDX-License-Identifier: MIT

scenario "Volibear, Furious: attacking, splits 5 among enemies there" {
  p1 = { base = { "Volibear, Furious" } },
  p2 = { at = { ["West Field"] = { "Unit 4", "Unit 6" } }, base = { "Unit 1" } },
  function(t)
    t.p1:move("Volibear, Furious", "West Field")
    t:expect_no_option("Unit 1")
    t.p1:choose("Unit 4", "Unit 6")
    t:resolve()
    t.p1:assign { ["Unit 4"] = 3, ["Unit 6"] = 2 }
    t:expect("Unit 4"):damage(3)
    t:expect("Unit 6"):damage(2)
  end,
}

scenario "Volibear, Furious: all of it to one; none at all if he likes" {
  p1 = { base = { "Volibear, Furious" } },
  p2 = { at = { ["West Field"] = { "Unit 4", "Unit 6" } } },
  function(t)
    t.p1:move("Volibear, Furious", "West Field")
    t.p1:choose("Unit 6")
    t:resolve()
    t:expect("Unit 6"):damage(5)
    t:expect("Unit 4"):damage(0)
  end,
}

scenario "Volibear, Furious: not when he defends" {
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Volibear, Furious" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect_chain(0)
  end,
}

scenario "Volibear, Furious: its printed numbers" {
  p1 = { hand = { "Volibear, Furious" } },
  function(t)
    t:expect("Volibear, Furious"):attribute("energy", 10):attribute("power", 2):attribute("base_might", 9)
  end,
}

scenario "Volibear, Furious: five damage to enemies there, Deflect 2" {
  p1 = { base = { "Volibear, Furious" }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { at = { ["West Field"] = { "Unit 8", "Unit 9" } } },
  function(t)
    t:expect("Volibear, Furious"):attribute("deflect", 2)
    t.p1:move("Volibear, Furious", "West Field")
    t:expect_no_option("Unit 1", "Volibear, Furious")
    t.p1:choose("Unit 8", "Unit 9")
    t:resolve()
    t.p1:assign { ["Unit 8"] = 3, ["Unit 9"] = 2 }
    t:expect("Unit 8"):damage(3)
    t:expect("Unit 9"):damage(2)
  end,
}

scenario "355.13 Volibear, Furious: no unit need be chosen" {
  p1 = { base = { "Volibear, Furious" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Volibear, Furious", "West Field")
    t.p1:choose()
    t:pass_all()
    t:expect("Unit 4"):damage(0)
  end,
}

scenario "740.2 Volibear, Furious: enemies here, not those elsewhere, no team mate's unit" {
  format = "2v2",
  p1 = { base = { "Volibear, Furious" } },
  p2 = { base = { "Unit 5" }, at = { ["North Field"] = { "Unit 7" } } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  p4 = { at = { ["West Field"] = { "Unit 4", "Unit 6" } } },
  function(t)
    t.p1:move("Volibear, Furious", "West Field")
    t:expect_option("Unit 4", "Unit 6")
    t:expect_no_option("Unit 3")
    t:expect_no_option("Unit 5")
    t:expect_no_option("Unit 7")
    t.p1:choose("Unit 4", "Unit 6")
    t:resolve()
    t.p1:assign { ["Unit 4"] = 2, ["Unit 6"] = 3 }
    t:expect("Unit 4"):damage(2)
    t:expect("Unit 6"):damage(3)
  end,
}

scenario "809.1 Volibear, Furious: each unit with Deflect among the chosen is paid for" {
  p1 = { base = { "Volibear, Furious" }, pool = { any = 1 } },
  p2 = { at = { ["West Field"] = { "Pouty Poro", "Pouty Poro", "Unit 8" } } },
  function(t)
    t.p1:move("Volibear, Furious", "West Field")
    assert(not t:accepts(t.p1, "Pouty Poro#1", "Pouty Poro#2"), "there is one Power")
    assert(t:accepts(t.p1, "Pouty Poro#1", "Unit 8"))
    t.p1:choose("Pouty Poro#1", "Unit 8")
    t.p1:yes()
    t:resolve()
    t.p1:assign { ["Pouty Poro#1"] = 2, ["Unit 8"] = 3 }
    t:expect("Pouty Poro#1"):in_zone("trash")
    t:expect("Unit 8"):damage(3)
    t:expect_number("p1", "any", 0)
  end,
}
