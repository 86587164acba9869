-- SPDX-License-Identifier: MIT

scenario "Imperial Decree: any unit that takes damage this turn is killed" {
  p1 = { hand = { "Imperial Decree", "Incinerate" }, pool = { energy = 7, order = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Imperial Decree")
    t:pass_all()
    t.p1:play("Incinerate"):on("Unit 8")
    t:resolve()
    t:expect_chain(1)
    t:pass_all()
    t:expect("Unit 8"):in_zone("trash")
  end,
}

scenario "Imperial Decree: not next turn" {
  p1 = { hand = { "Imperial Decree" }, pool = { energy = 5, order = 2 } },
  p2 = { hand = { "Incinerate" }, runes = { fury = 2 }, at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Imperial Decree")
    t:pass_all()
    t:next_turn()
    t.p2:play("Incinerate"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):at("West Field"):damage(2)
  end,
}

scenario "309.1.a Imperial Decree: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Imperial Decree" }, pool = { energy = 5, any = 2 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Imperial Decree", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Imperial Decree")
  end,
}

scenario "417.1 Imperial Decree: damage that is prevented, or not taken, kills nobody; combat damage does" {
  p1 = { hand = { "Imperial Decree", "Unyielding Spirit", "Incinerate" }, pool = { energy = 8, order = 2, body = 1 }, base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Imperial Decree")
    t:pass_all()
    t.p1:play("Unyielding Spirit")
    t:pass_all()
    t.p1:play("Incinerate"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):at("West Field"):damage(0)
    t.p1:move("Unit 4", "West Field")
    t:combat()
    t.p1:order { 1, 2 } -- each of the two has taken damage
    t:pass_all()
    t:expect("Unit 9"):in_zone("trash")
  end,
}
