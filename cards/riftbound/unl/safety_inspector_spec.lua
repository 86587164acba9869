-- SPDX-License-Identifier: MIT

scenario "Safety Inspector: each player kills one of his units" {
  rule = "355.10.e",
  p1 = { hand = { "Safety Inspector" }, pool = { energy = 5, order = 1 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Safety Inspector")
    t:pass_all()
    t.p1:choose("Unit 1")
    t.p2:choose("Unit 2")
    t:expect(t.p1.trash):is { "Unit 1" }
    t:expect(t.p2.trash):is { "Unit 2" }
  end,
}

scenario "Safety Inspector: for 3 XP you do not" {
  p1 = { hand = { "Safety Inspector" }, pool = { energy = 5, order = 1 }, xp = 3, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Safety Inspector"):yes()
    t:pass_all()
    t:expect_number("p1", "xp", 0)
    t:expect(t.p1.base):is { "Unit 1", "Safety Inspector" }
    t:expect(t.p2.trash):is { "Unit 2" }
  end,
}

test_card { id = "t-si1", name = "Reaper's Ledger", type = "gear", cost = { energy = 1 },
  when { event = "die", by = "you", subject = unit {}, run = function(game) game.draw(1) end },
}

scenario "411.1 Safety Inspector: each player is responsible for the unit they kill" {
  players = 3,
  p1 = { base = { "Reaper's Ledger", "Unit 1" }, hand = { "Safety Inspector" }, pool = { energy = 5, order = 1 } },
  p2 = { base = { "Unit 4" } },
  p3 = { base = { "Reaper's Ledger", "Unit 5" } },
  function(t)
    t.p1:play("Safety Inspector")
    t:resolve()
    t.p1:choose("Unit 1")
    t:expect_event("die", "Unit 1", { by = "p1" })
    t:expect_event("die", "Unit 4", { by = "p2" })
    t:expect_event("die", "Unit 5", { by = "p3" })
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p3.hand):count(1)
  end,
}

scenario "740.1 Safety Inspector: a team mate kills one too, though you paid" {
  format = "2v2",
  p1 = { hand = { "Safety Inspector" }, pool = { energy = 5, order = 1 }, xp = 3, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } },
  p3 = { base = { "Unit 3" } },
  p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Safety Inspector"):yes()
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect_event("die", "Unit 3", { by = "p3" })
    t:expect("Unit 4"):in_zone("trash")
    t:expect(t.p1.base):is { "Unit 1", "Safety Inspector" }
  end,
}
