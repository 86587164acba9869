-- SPDX-License-Identifier: MIT

scenario "Smite: 3 damage; a unit that would die of it is banished" {
  rule = "370",
  p1 = { hand = { "Smite" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Soaring Scout" } } },
  function(t)
    t.p1:play("Smite"):on("Soaring Scout")
    t:pass_all()
    t:expect(t.p2.banishment):is { "Soaring Scout" }
    t:expect(t.p2.runes):count(0)
    t:expect_no_event("die")
  end,
}

scenario "Smite: also of anything else later this turn" {
  p1 = { hand = { "Smite", "Vengeance" }, pool = { energy = 6, fury = 1, order = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Smite"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(3)
    t.p1:play("Vengeance"):on("Unit 5")
    t:pass_all()
    t:expect(t.p2.banishment):is { "Unit 5" }
  end,
}

scenario "Smite: not in a later turn" {
  p1 = { hand = { "Smite" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Vengeance" }, runes = { order = 6 } },
  function(t)
    t.p1:play("Smite"):on("Unit 5")
    t:pass_all()
    t:next_turn()
    t.p2:play("Vengeance"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):in_zone("trash")
  end,
}
