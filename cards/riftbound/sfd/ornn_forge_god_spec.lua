-- SPDX-License-Identifier: MIT

scenario "Ornn, Forge God: one Might for each friendly gear, attached or not" {
  rule = "718.5.a",
  p1 = { base = { "Ornn, Forge God", "Orb of Regret", { "Unit 1", attached = { "Cloth Armor" } } } },
  p2 = { base = { "Orb of Regret" } },
  function(t)
    t:expect("Ornn, Forge God"):might(6):attribute("deflect", 2)
  end,
}

scenario "Ornn, Forge God: Weaponmaster; his own Equipment counts too" {
  rule = "821.1.c",
  p1 = { hand = { "Ornn, Forge God" }, base = { "Doran's Blade" }, pool = { energy = 6 } },
  function(t)
    t.p1:play("Ornn, Forge God"):yes()
    t:pass_all()
    t:expect("Ornn, Forge God"):might(7)
  end,
}

scenario "740.1 Ornn, Forge God: a team mate's gear is friendly" {
  rule = "740.1",
  teams = 2,
  p1 = { base = { "Ornn, Forge God", "Poro Snax" } },
  p2 = { base = { "Poro Snax" } }, p3 = { base = { "Orb of Regret" } }, p4 = {},
  function(t) t:expect("Ornn, Forge God"):might(6) end,
}
