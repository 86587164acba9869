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

scenario "437.5.b Counter Strike: no damage is lethal to a Tank that it stands before, so that is no longer first" {
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Sunlit Guardian", "Unit 3" } }, hand = { "Counter Strike" },
    pool = { energy = 2, calm = 1 } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t.p1:pass()
    t.p2:play("Counter Strike"):on("Sunlit Guardian")
    t:combat()
    t.p1:assign { ["Unit 3"] = 4, ["Sunlit Guardian"] = 0 }
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Sunlit Guardian"):at("West Field")
  end,
}

scenario "460.2.c.5 Counter Strike: without it the Tank gets its lethal damage first" {
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Sunlit Guardian", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t:combat()
    t:expect("Sunlit Guardian"):in_zone("trash")
    t:expect("Unit 3"):at("West Field")
  end,
}
