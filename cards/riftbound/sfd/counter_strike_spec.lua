-- SPDX-License-Identifier: MIT

scenario "Counter Strike: the next damage to the unit is prevented, what comes after is dealt" {
  rule = "437",
  p1 = { hand = { "Counter Strike", "Incinerate", "Void Seeker" }, pool = { energy = 7, fury = 1, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Counter Strike"):on("Unit 9")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
    t.p1:play("Void Seeker"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(0)
    t.p1:play("Incinerate"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(2)
  end,
}

scenario "Counter Strike: combat damage too; another unit is not guarded" {
  p1 = { hand = { "Counter Strike" }, pool = { energy = 2, body = 1 }, base = { "Unit 3", "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Counter Strike"):on("Unit 3")
    t:pass_all()
    t.p1:move({ "Unit 3", "Unit 4" }, "West Field")
    t:combat()
    t.p2:assign { ["Unit 3"] = 3, ["Unit 4"] = 6 }
    t:expect("Unit 3"):at("base")
    t:expect("Unit 4"):in_zone("trash")
  end,
}

scenario "Counter Strike: not in the next turn" {
  p1 = { hand = { "Counter Strike" }, pool = { energy = 2, body = 1 }, at = { ["West Field"] = { "Unit 9" } } },
  p2 = { hand = { "Incinerate" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Counter Strike"):on("Unit 9")
    t:pass_all()
    t:next_turn()
    t.p2:play("Incinerate"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(2)
  end,
}
