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
