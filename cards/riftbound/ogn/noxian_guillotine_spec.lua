-- SPDX-License-Identifier: MIT

scenario "Noxian Guillotine: without Legion the unit dies of its next damage this turn" {
  p1 = { hand = { "Noxian Guillotine", "Incinerate" }, pool = { energy = 6, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Noxian Guillotine"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):at("West Field")
    t.p1:play("Incinerate"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):in_zone("trash")
  end,
}

scenario "Noxian Guillotine: and not of damage next turn" {
  p1 = { hand = { "Noxian Guillotine" }, pool = { energy = 4, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } }, hand = { "Incinerate" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Noxian Guillotine"):on("Unit 8")
    t:pass_all()
    t:next_turn()
    t.p2:play("Incinerate"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):at("West Field"):damage(2)
  end,
}

scenario "Noxian Guillotine: with Legion it dies now" {
  p1 = { hand = { "Unit 0", "Noxian Guillotine" }, pool = { energy = 4, fury = 1 } },
  p2 = { base = { "Unit 8" } },
  function(t)
    t.p1:play("Unit 0")
    t.p1:play("Noxian Guillotine"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):in_zone("trash")
  end,
}

scenario "309.1.a Noxian Guillotine: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Noxian Guillotine" }, pool = { energy = 4, any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Noxian Guillotine", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Noxian Guillotine")
  end,
}

scenario "Noxian Guillotine: another unit's damage is nothing to it; Legion is in print" {
  p1 = { hand = { "Noxian Guillotine", "Incinerate", "Noxian Guillotine" }, pool = { energy = 6, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 8", "Unit 9" } } },
  function(t)
    t:expect("Noxian Guillotine#2"):keyword("legion", "action")
    t.p1:play("Noxian Guillotine"):on("Unit 8")
    t:pass_all()
    t.p1:play("Incinerate"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(2)
    t:expect("Unit 8"):at("West Field")
  end,
}

scenario "437 Noxian Guillotine: damage that is prevented was not taken" {
  p1 = { hand = { "Noxian Guillotine", "Unyielding Spirit", "Incinerate" }, pool = { energy = 7, fury = 1, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Noxian Guillotine"):on("Unit 8")
    t:pass_all()
    t.p1:play("Unyielding Spirit")
    t:pass_all()
    t.p1:play("Incinerate"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):at("West Field"):damage(0)
  end,
}

scenario "389 Noxian Guillotine: only the next time: saved once, the unit is not killed by later damage" {
  p1 = { hand = { "Noxian Guillotine", "Super Mega Death Rocket!", "Final Spark" }, pool = { energy = 16, fury = 2 } },
  p2 = { base = { "Zhonya's Hourglass", "Unit 10" } },
  function(t)
    t.p1:play("Noxian Guillotine"):on("Unit 10")
    t:pass_all()
    t.p1:play("Super Mega Death Rocket!"):on("Unit 10")
    t:pass_all()
    t:expect("Zhonya's Hourglass"):in_zone("trash")
    t:expect("Unit 10"):at("base"):damage(0)
    t.p1:play("Final Spark"):on("Unit 10")
    t:pass_all()
    t:expect("Unit 10"):at("base"):damage(8)
  end,
}
