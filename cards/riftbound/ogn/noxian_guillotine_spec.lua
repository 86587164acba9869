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
