-- SPDX-License-Identifier: MIT

scenario "Unyielding Spirit: no damage by spells this turn" {
  p1 = { hand = { "Unyielding Spirit", "Incinerate" }, pool = { energy = 3, body = 1 } },
  p2 = { base = { "Unit 5" }, at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Unyielding Spirit")
    t:pass_all()
    t.p1:play("Incinerate"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):damage(0)
    t:expect_no_event("damage")
  end,
}

scenario "Unyielding Spirit: next turn it is over" {
  p1 = { hand = { "Unyielding Spirit" }, pool = { energy = 1, body = 1 }, at = { ["West Field"] = { "Unit 4" } } },
  p2 = { hand = { "Incinerate" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Unyielding Spirit")
    t:pass_all()
    t:next_turn()
    t.p2:play("Incinerate"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):damage(2)
  end,
}
