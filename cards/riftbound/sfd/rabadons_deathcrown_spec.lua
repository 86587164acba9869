-- SPDX-License-Identifier: MIT

scenario "Rabadon's Deathcrown: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Rabadon's Deathcrown", "Unit 1" }, pool = { calm = 1 } },
  function(t)
    t.p1:use("Rabadon's Deathcrown")
    t:pass_all()
    t:expect("Rabadon's Deathcrown"):attached_to("Unit 1")
  end,
}

scenario "Rabadon's Deathcrown: three Bonus Damage for the unit's controller, while it is attached" {
  rule = "712",
  p1 = { base = { { "Unit 1", attached = { "Rabadon's Deathcrown" } } }, hand = { "Incinerate" },
    pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(5)
  end,
}

scenario "Rabadon's Deathcrown: not attached, none" {
  rule = "724",
  p1 = { base = { "Rabadon's Deathcrown" }, hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(2)
  end,
}

scenario "Rabadon's Deathcrown: a team mate's spells are not its wearer's" {
  format = "2v2",
  p1 = { base = { { "Unit 4", attached = { "Rabadon's Deathcrown" } } } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  p3 = { hand = { "Incinerate" }, pool = { energy = 2 } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:play("Incinerate")
    t:resolve()
    t:expect("Unit 9"):damage(2)
  end }
