-- SPDX-License-Identifier: MIT

scenario "Spirit's Refuge: buffs a friendly unit, and buffed ones have Deflect" {
  p1 = { hand = { "Spirit's Refuge" }, pool = { energy = 2, calm = 1 }, base = { "Unit 3", "Unit 2" } },
  p2 = { base = { { "Unit 4", buffs = 1 } }, hand = { "Incinerate" } },
  function(t)
    t.p1:play("Spirit's Refuge"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):buffed():attribute("deflect", 1)
    t:expect("Unit 2"):attribute("deflect", 0)
    t:expect("Unit 4"):attribute("deflect", 0)
  end,
}

scenario "Spirit's Refuge: what has Deflect keeps what it has, and two of them give one" {
  rule = "809",
  p1 = {
    base = { "Spirit's Refuge", "Spirit's Refuge", { "Unit 3", buffs = 1 }, { "Pouty Poro", buffs = 1 },
      { "Volibear, Furious", buffs = 1 } },
  },
  function(t)
    t:expect("Unit 3"):attribute("deflect", 1)
    t:expect("Pouty Poro"):attribute("deflect", 1)
    t:expect("Volibear, Furious"):attribute("deflect", 2)
  end,
}

scenario "Spirit's Refuge: an opponent pays one Power to choose them" {
  rule = "809.1",
  p1 = { base = { "Spirit's Refuge" }, at = { ["West Field"] = { { "Unit 3", buffs = 1 } } } },
  p2 = { hand = { "Incinerate" }, runes = { fury = 1 } },
  turn = "p2",
  function(t)
    t:cannot(t.p2, "play", "Incinerate")
  end,
}

scenario "740.1 Spirit's Refuge: a team mate's buffed unit has Deflect" {
  format = "2v2",
  p1 = { base = { "Spirit's Refuge" } },
  p2 = { base = { { "Unit 5", buffs = 1 } } },
  p3 = { base = { { "Unit 2", buffs = 1 } } },
  function(t)
    t:expect("Unit 2"):keyword("deflect")
    t:expect("Unit 5"):no_keyword("deflect")
  end,
}

scenario "355.8 Spirit's Refuge: an enemy unit is not buffed" {
  p1 = { hand = { "Spirit's Refuge" }, pool = { energy = 2, calm = 1 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Spirit's Refuge")
    t:expect_chain(0)
    t:expect("Unit 4"):unbuffed()
  end,
}
