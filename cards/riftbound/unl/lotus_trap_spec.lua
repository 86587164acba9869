-- SPDX-License-Identifier: MIT

scenario "Lotus Trap: every damage to the unit this turn is doubled" {
  p1 = { hand = { "Lotus Trap", "Incinerate", "Incinerate" }, pool = { energy = 6 } },
  p2 = { at = { ["West Field"] = { "Unit 9", "Unit 8" } } },
  function(t)
    t.p1:play("Lotus Trap"):on("Unit 9")
    t:pass_all()
    t.p1:play("Incinerate#1"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(4)
    t.p1:play("Incinerate#2"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(8)
  end,
}

scenario "Lotus Trap: not to another unit" {
  p1 = { hand = { "Lotus Trap", "Incinerate" }, pool = { energy = 6 } },
  p2 = { at = { ["West Field"] = { "Unit 9", "Unit 8" } } },
  function(t)
    t.p1:play("Lotus Trap"):on("Unit 9")
    t:pass_all()
    t.p1:play("Incinerate"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):damage(2)
  end,
}

scenario "Lotus Trap: two of them make four times as much" {
  rule = "372",
  p1 = { hand = { "Lotus Trap", "Lotus Trap", "Incinerate" }, pool = { energy = 6 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Lotus Trap#1"):on("Unit 9")
    t:pass_all()
    t.p1:play("Lotus Trap#2"):on("Unit 9")
    t:pass_all()
    t.p1:play("Incinerate"):on("Unit 9")
    t:pass_all()
    t:expect_decision("p1", "turn")            -- nobody is asked which comes first
    t:expect("Unit 9"):damage(8)
  end,
}

scenario "Lotus Trap: combat damage is doubled, too" {
  p1 = { hand = { "Lotus Trap" }, pool = { energy = 6 }, base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Lotus Trap"):on("Unit 9")
    t:pass_all()
    t.p1:move("Unit 5", "West Field")
    t:combat()
    t:expect("Unit 9"):in_zone("trash")
  end,
}
