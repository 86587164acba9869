-- SPDX-License-Identifier: MIT

scenario "Ravenborn Tome: the next spell deals one more each time, the one after it does not" {
  rule = "715.2",
  p1 = {
    base = { "Ravenborn Tome" }, hand = { "Incinerate", "Incinerate" }, pool = { energy = 4 },
  },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:use("Ravenborn Tome")
    t:pass_all()
    t.p1:play("Incinerate"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(3)
    t.p1:play("Incinerate#2"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(5)
  end,
}

scenario "Ravenborn Tome: a spell without damage uses it up, a unit's ability does not have it" {
  rule = "712",
  p1 = {
    base = { "Ravenborn Tome", "Anivia, Primal" }, hand = { "Mobilize", "Incinerate" },
    pool = { energy = 4 },
  },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:use("Ravenborn Tome")
    t:pass_all()
    t.p1:play("Mobilize")
    t:pass_all()
    t.p1:play("Incinerate"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(2)
    t.p1:move("Anivia, Primal", "West Field")
    t:resolve()
    t:expect("Unit 9"):damage(5)
  end,
}

scenario "Ravenborn Tome: an ability before the spell takes nothing of it; the opponent's spell is not one that you play" {
  p1 = {
    base = { "Ravenborn Tome", "Anivia, Primal" }, hand = { "Incinerate" },
    pool = { energy = 2 },
  },
  p2 = {
    at = { ["West Field"] = { "Unit 9" } }, hand = { "Void Seeker" }, pool = { energy = 3, fury = 1 },
  },
  function(t)
    t.p1:use("Ravenborn Tome")
    t:pass_all()
    t.p1:move("Anivia, Primal", "West Field")
    t:resolve()
    t:expect("Unit 9"):damage(3)
    t.p1:pass()
    t.p2:play("Void Seeker"):on("Anivia, Primal")
    t:pass_all()
    t:expect("Anivia, Primal"):damage(4)
    t.p1:play("Incinerate"):on("Unit 9")
    t:resolve()
    t:expect("Unit 9"):damage(6)
  end,
}

scenario "Ravenborn Tome: the turn after it is over" {
  p1 = { base = { "Ravenborn Tome" }, hand = { "Incinerate" }, pool = { energy = 0 }, runes = { fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:use("Ravenborn Tome")
    t:pass_all()
    t:next_turn()
    t:next_turn()
    t.p1:play("Incinerate"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(2)
  end,
}

scenario "484.8.c Ravenborn Tome: the next spell that you play, not a team mate's" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Ravenborn Tome" } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  p3 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  function(t)
    t.p3:invite()
    t.p1:use("Ravenborn Tome")
    t:pass_all()
    t.p3:play("Incinerate"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):damage(2)
  end,
}

scenario "Ravenborn Tome: it is exhausted for it, and the effect is over in the opponent's turn" {
  p1 = { base = { "Ravenborn Tome" }, hand = { "Cannon Barrage" }, runes = { body = 3 }, at = { ["West Field"] = { "Unit 9" } } },
  p2 = { base = { "Unit 8" } },
  function(t)
    t.p1:use("Ravenborn Tome")
    t:expect("Ravenborn Tome"):exhausted()
    t:pass_all()
    t:cannot(t.p1, "use", "Ravenborn Tome")
    t:next_turn()
    t.p2:move("Unit 8", "West Field"):pass()
    t.p1:play("Cannon Barrage")
    t:resolve()
    t:expect("Unit 8"):damage(2)
  end,
}
