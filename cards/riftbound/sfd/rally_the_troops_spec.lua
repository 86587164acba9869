-- SPDX-License-Identifier: MIT

scenario "Rally the Troops: draws, and buffs each friendly unit played this turn" {
  p1 = { hand = { "Rally the Troops", "Unit 1", "Unit 2" }, pool = { energy = 5 } },
  function(t)
    t.p1:play("Rally the Troops")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
    t.p1:play("Unit 1")
    t:pass_all()
    t.p1:play("Unit 2")
    t:pass_all()
    t:expect("Unit 1"):buffed()
    t:expect("Unit 2"):buffed()
  end,
}

scenario "Rally the Troops: tokens too; not units that were there, not in a later turn" {
  p1 = { hand = { "Rally the Troops", "Unit 1" }, runes = { order = 4 }, legend = "Herald of the Arcane",
    base = { "Unit 3" } },
  function(t)
    t.p1:play("Rally the Troops")
    t:pass_all()
    t.p1:use("Herald of the Arcane")
    t:pass_all()
    t:expect("Recruit"):buffed()
    t:expect("Unit 3"):unbuffed()
    t:next_turn()
    t:next_turn()
    t.p1:play("Unit 1")
    t:expect_chain(0)
  end,
}

scenario "740.1 Rally the Troops: a team mate's unit that is played is friendly" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Rally the Troops", "Arcane Shift" }, pool = { energy = 5, mind = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } }, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p1:play("Rally the Troops")
    t:pass_all()
    t.p1:play("Arcane Shift"):on("Unit 2", "Unit 5")
    t:pass_all()
    t:expect("Unit 2"):buffed():controlled_by("p3")
  end,
}
