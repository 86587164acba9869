-- SPDX-License-Identifier: MIT

scenario "Crackshot Corsair: one damage to an enemy there when it attacks" {
  p1 = { base = { "Crackshot Corsair" } },
  p2 = { base = { "Unit 1" }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  function(t)
    t.p1:move("Crackshot Corsair", "West Field")
    t:expect_option("Unit 2", "Unit 3")
    t:expect_no_option("Unit 1", "Crackshot Corsair")
    t.p1:choose("Unit 3")
    t:resolve()
    t:expect("Unit 3"):damage(1)
    t:expect("Unit 2"):damage(0)
  end,
}

scenario "Crackshot Corsair: not when it defends" {
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Crackshot Corsair" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect_chain(0)
    t:expect("Unit 2"):damage(0)
  end,
}

scenario "Crackshot Corsair: moved home in response it hits nobody" {
  rule = "359.3.f.2",
  p1 = { base = { "Crackshot Corsair" } },
  p2 = {
    at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Fight or Flight" },
  },
  function(t)
    t.p1:move("Crackshot Corsair", "West Field")
    t.p1:pass()
    t.p2:play("Fight or Flight"):on("Crackshot Corsair")
    t:pass_all()
    t:expect("Crackshot Corsair"):at("base")
    t:expect("Unit 2"):damage(0)
  end,
}

scenario "Crackshot Corsair: a Deflect that cannot be paid stops the trigger" {
  rule = "404.2",
  p1 = { base = { "Crackshot Corsair" } },
  p2 = { at = { ["West Field"] = { "Pouty Poro" } } },
  function(t)
    t.p1:move("Crackshot Corsair", "West Field")
    t:expect_chain(0)
    t:expect("Pouty Poro"):damage(0)
    t:expect_decision("p1", "focus")
  end,
}

scenario "Crackshot Corsair: a Deflect that can be paid may be declined" {
  rule = "404.2",
  p1 = { base = { "Crackshot Corsair" }, pool = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Pouty Poro" } } },
  function(t)
    t.p1:move("Crackshot Corsair", "West Field")
    t.p1:no()
    t:expect_number("p1", "fury", 1)
    t:expect_chain(0)
  end,
}

scenario "740.2 Crackshot Corsair: an enemy unit here, whichever opponent's" {
  format = "2v2",
  p1 = { base = { "Crackshot Corsair" } },
  p2 = { at = { ["North Field"] = { "Unit 5" } } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  p4 = { at = { ["West Field"] = { "Unit 4", "Unit 6" } } },
  function(t)
    t.p1:move("Crackshot Corsair", "West Field")
    t:expect_options("Unit 4", "Unit 6")
    t.p1:choose("Unit 6")
    t:resolve()
    t:expect("Unit 6"):damage(1)
  end,
}
