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

scenario "813 Unyielding Spirit: in response in the opponent's turn, and not before there is anything to answer" {
  p1 = { hand = { "Unyielding Spirit" }, pool = { energy = 1, any = 1 }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  p2 = { base = { "Unit 6" }, hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t:cannot(t.p1, "play", "Unyielding Spirit", "310.1.a")
    t.p2:play("Mobilize"):pass()
    t:can(t.p1, "play", "Unyielding Spirit")
  end,
}

scenario "417.6 Unyielding Spirit: an ability's damage is prevented, what units deal is not" {
  p1 = { hand = { "Unyielding Spirit", "Challenge" }, pool = { energy = 3, body = 2 }, base = { "Crackshot Corsair", "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Unyielding Spirit")
    t:pass_all()
    t.p1:play("Challenge"):on("Unit 3", "Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(3)
    t.p1:move("Crackshot Corsair", "West Field")
    t:resolve()
    t:expect("Unit 9"):damage(3)
    t:combat()
    t:expect("Crackshot Corsair"):in_zone("trash")
  end,
}
