-- SPDX-License-Identifier: MIT

scenario "Vanguard Helm: a buffed unit dies, another is buffed" {
  p1 = { base = { "Vanguard Helm", "Unit 2" }, at = { ["West Field"] = { { "Unit 1", buffs = 1 } } } },
  p2 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Hidden Blade"):on("Unit 1")
    t:resolve()
    t.p1:on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):buffed()
  end,
}

scenario "Vanguard Helm: not for an unbuffed one, not for an enemy's" {
  p1 = { base = { "Vanguard Helm", "Unit 2" }, at = { ["West Field"] = { "Unit 1" } }, hand = { "Flurry of Blades" }, pool = { energy = 1 } },
  p2 = { at = { ["East Field"] = { { "Unit 0", buffs = 1 } } } },
  function(t)
    t.p1:play("Flurry of Blades")
    t:pass_all()
    t:expect(t.p1.trash):has("Unit 1")
    t:expect(t.p2.trash):has("Unit 0")
    t:expect_decision("p1", "turn")
    t:expect("Unit 2"):unbuffed()
  end,
}

scenario "Vanguard Helm: a unit that is saved has not died" {
  p1 = {
    base = { "Vanguard Helm", "Unit 2", "Zhonya's Hourglass" },
    at = { ["West Field"] = { { "Unit 1", buffs = 1 } } },
  },
  p2 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Hidden Blade"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):at("base")
    t:expect("Unit 2"):unbuffed()
  end,
}

scenario "740.1 Vanguard Helm: a team mate's buffed unit dies" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Vanguard Helm", "Unit 1" } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { base = { { "Unit 5", buffs = 1 } } },
  function(t)
    t.p2:play("Vengeance"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 1"):buffed()
  end,
}

scenario "Vanguard Helm: an enemy unit is not buffed" {
  p1 = { base = { "Vanguard Helm" }, at = { ["West Field"] = { { "Unit 1", buffs = 1 } } } },
  p2 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 }, base = { "Unit 5" } },
  turn = "p2",
  function(t)
    t.p2:play("Hidden Blade"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Unit 5"):unbuffed()
  end,
}
