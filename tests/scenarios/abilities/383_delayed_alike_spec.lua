-- SPDX-License-Identifier: MIT
-- Delayed abilities that trigger together: an order is asked where somebody could tell it.

test_card { id = "t-alike-1", name = "Ledger", type = "spell", cost = { energy = 0 },
  targets = { up_to(2, unit {}) },
  run = function(game, me, marked) for _, each in ipairs(marked) do game.later("note", each) end end,
  abilities = {
    note = delayed { event = "die", subject = ref(1), ends = "turn", run = function(game) game.gain_xp(1) end },
  },
}
test_card { id = "t-alike-2", name = "Heirs", type = "spell", cost = { energy = 0 },
  targets = { up_to(2, unit {}) },
  run = function(game, me, marked) for _, each in ipairs(marked) do game.later("note", each) end end,
  abilities = {
    note = delayed { event = "turn_end", by = "you", ends = "turn",
      run = function(game, me, each) game.ready(each) end },
  },
}

scenario "383.3.d two delayed abilities begun for two units that read neither: no order is asked" {
  p1 = { hand = { "Ledger", "The Ruination" }, base = { "Unit 1", "Unit 2" }, pool = { energy = 9, order = 3 } },
  p2 = {},
  function(t)
    t.p1:play("Ledger"):on("Unit 1", "Unit 2")
    t:pass_all()
    t.p1:play("The Ruination")
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end }

scenario "383.3.d two that do something to the unit they were begun for: it is" {
  p1 = { hand = { "Heirs" }, base = { { "Unit 1", exhausted = true }, { "Unit 2", exhausted = true } } },
  p2 = {},
  function(t)
    t.p1:play("Heirs"):on("Unit 1", "Unit 2")
    t:pass_all()
    t.p1:end_turn()
    t:expect_decision("p1", "383.3.d")
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect("Unit 1"):ready()
    t:expect("Unit 2"):ready()
  end }

test_card { id = "t-alike-3", name = "Weighty", type = "unit", cost = { energy = 1 }, might = 2,
  deathknell { run = function(game, me) game.gain_xp(me.might) end },
}

scenario "383.3.d two alike that died alike and read how they were (808.1.d.3): no order is asked" {
  p1 = { hand = { "The Ruination" }, base = { "Weighty", "Weighty" }, pool = { energy = 9, order = 3 } },
  function(t)
    t.p1:play("The Ruination")
    t:pass_all()
    t:expect_number("p1", "xp", 4)
  end }

scenario "383.3.d two alike of which one had a buff as it died: it is" {
  p1 = { hand = { "The Ruination" }, base = { "Weighty", { "Weighty", buffs = 1 } },
    pool = { energy = 9, order = 3 } },
  function(t)
    t.p1:play("The Ruination")
    t.p1:pass() t.p2:pass()
    t:expect_decision("p1", "383.3.d")
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect_number("p1", "xp", 5)
  end }
