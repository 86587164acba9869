-- SPDX-License-Identifier: MIT
-- Events that cards name themselves (383.1): game.signal, when { signal = ... }, tallies of signals;
-- and what causes an event, as a condition.

test_card { id = "T-HERALD", name = "Herald", type = "spell", domains = { "fury" }, cost = { energy = 0 }, signals = { "oath" },
  targets = { up_to(2, unit {}) },
  run = function(game, me, sworn) game.signal("oath", sworn, { amount = 3 }) end,
}
test_card { id = "T-SQUIRE", name = "Squire", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 1,
  when { signal = "oath", subject = "me", run = function(game, me) game.give(me, { might = game.event.amount, lasts = "turn" }) end },
}
test_card { id = "T-SCRIBE", name = "Scribe", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 1,
  when { signal = "oath", subject = unit { friendly = true }, nth = 2, run = function(game) game.draw(1) end },
}
test_card { id = "T-DEAF", name = "Deaf", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 1,
  when { signal = "curse", run = function(game) game.draw(1) end },
}
test_card { id = "T-JAB", name = "Jab", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.deal(1, it) end,
}
test_card { id = "T-THIN", name = "Thin Skin", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 5,
  when { event = "damage", subject = "me", source = spell { enemy = true }, run = function(game) game.draw(1) end },
}

scenario "383.1 what waits for a signal of that name triggers, on what it happens to, with its amount" {
  p1 = { hand = { "Herald" }, base = { "Squire", "Deaf", "Unit 2" }, deck = { "Unit 1" } },
  function(t)
    t.p1:play("Herald"):on("Squire", "Unit 2")
    t:resolve()
    t:expect_event("signal", "Squire", { by = "p1" })
    t:resolve()
    t:expect("Squire"):might(4)
    t:expect("Unit 2"):might(2)
    t:expect(t.p1.hand):count(0)
  end }

scenario "383.1.b the second time a turn, of one's own units" {
  p1 = { hand = { "Herald" }, base = { "Scribe", "Unit 2" }, deck = { "Unit 1" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Herald"):on("Unit 2", "Unit 3")
    t:resolve()
    t:expect(t.p1.hand):count(0)
  end }

scenario "383.1.b two of one's own units are the first and the second time of a turn" {
  p1 = { hand = { "Herald" }, base = { "Scribe", "Unit 2", "Unit 3" }, deck = { "Unit 1" } },
  function(t)
    t.p1:play("Herald"):on("Unit 2", "Unit 3")
    t:resolve()
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end }

scenario "383.1 only what an enemy spell causes" {
  p1 = { hand = { "Jab" }, base = { "Thin Skin" }, deck = { "Unit 1" } },
  function(t)
    t.p1:play("Jab"):on("Thin Skin")
    t:resolve()
    t:expect("Thin Skin"):damage(1)
    t:expect(t.p1.hand):count(0)
  end }

scenario "383.1 what an enemy spell causes triggers what waits for that" {
  turn = "p2",
  p2 = { hand = { "Jab" } },
  p1 = { base = { "Thin Skin" }, deck = { "Unit 1" } },
  function(t)
    t.p2:play("Jab"):on("Thin Skin")
    t:resolve()
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end }
