-- SPDX-License-Identifier: MIT
-- Statics that have the instructions of spells executed more than once (820.1.d.1, 820.2).

use "../test_cards.lua"

test_card { id = "t-twice-bell", name = "Twice Bell", type = "gear", cost = { energy = 0 },
  static { affects = spells { mine = true }, repeats = 1 },
}
test_card { id = "t-twice-choir", name = "Twice Choir", type = "gear", cost = { energy = 0 },
  static { affects = spells { friendly = true, energy = at_most(1) }, repeats = 1 },
}
test_card { id = "t-twice-bolt", name = "Twice Bolt", type = "spell", cost = { energy = 0 }, keywords = { "action" },
  targets = { unit {} }, run = function(game, me, it) game.deal(1, it) end,
}
test_card { id = "t-twice-pay", name = "Twice Paid", type = "spell", cost = { energy = 0 },
  additional { name = "repeat", optional = true, repeats = true, cost = { energy = 1 } },
  run = function(game) game.gain_xp(1) end,
}
test_card { id = "t-twice-self", name = "Twice Self", type = "spell", cost = { energy = 0 },
  static { affects = "me", repeats = 2, while_ = number.you("xp"):at_least(5) },
  run = function(game) game.gain_xp(1) end,
}
test_card { id = "t-twice-unit", name = "Twice Unit", type = "unit", cost = { energy = 0 }, might = 1,
  when_played { run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-twice-free", name = "Twice Free", type = "spell", cost = { energy = 0 },
  run = function(game) for _, it in ipairs(game.hand()) do game.play(it, { ignoring = "cost" }) end end,
}

scenario "820.2 choices are made for each execution as the spell is played" {
  p1 = { base = { "Twice Bell" }, hand = { "Twice Bolt" } }, p2 = { base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Twice Bolt")
    t.p1:on("Unit 3")
    t.p1:on("Unit 4")
    t:expect_chain(1)
    t:pass_all()
    t:expect("Unit 3"):damage(1)
    t:expect("Unit 4"):damage(1)
    t:expect_events(1, "play", "Twice Bolt")
  end }

scenario "820.2 the same target may be chosen twice, and one that dies of the first is missed by the second" {
  p1 = { base = { "Twice Bell" }, hand = { "Twice Bolt", "Twice Bolt" } }, p2 = { base = { "Unit 3", "Unit 1" } },
  function(t)
    t.p1:play("Twice Bolt")
    t.p1:on("Unit 3")
    t.p1:on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end }

scenario "820.3 a paid Repeat and two statics add up" {
  p1 = { base = { "Twice Bell", "Twice Bell" }, hand = { "Twice Paid" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Twice Paid"):yes()
    t:pass_all()
    t:expect_number("p1", "xp", 4)
  end }

scenario "820.1.a an opponent's spell is executed once, and a unit's play effect, too" {
  p1 = { base = { "Twice Bell" }, hand = { "Twice Unit" } }, p2 = { hand = { "Twice Bolt" } , base = { "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:play("Twice Bolt"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):damage(1)
    t:next_turn()
    t.p1:play("Twice Unit")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }

scenario "740.1 a team mate's spell is mine to nobody but friendly" {
  format = "2v2",
  p1 = { base = { "Twice Bell" } }, p2 = { base = { "Unit 5" } }, p3 = { hand = { "Twice Bolt" } }, turn = "p3",
  function(t)
    t.p3:play("Twice Bolt"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(1)
  end }

scenario "740.1 a static about friendly spells reaches a team mate's" {
  format = "2v2",
  p1 = { base = { "Twice Choir" } }, p2 = { base = { "Unit 5" } }, p3 = { hand = { "Twice Bolt" } }, turn = "p3",
  function(t)
    t.p3:play("Twice Bolt")
    t.p3:on("Unit 5")
    t.p3:on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(2)
  end }

scenario "366.1 a spell says of itself that it is executed again, and only while it holds" {
  p1 = { hand = { "Twice Self", "Twice Self" }, xp = 4 },
  function(t)
    t.p1:play("Twice Self")
    t:pass_all()
    t:expect_number("p1", "xp", 5)
    t.p1:play("Twice Self")
    t:pass_all()
    t:expect_number("p1", "xp", 8)
  end }

scenario "820 a spell that an effect plays without its costs is executed twice, too" {
  p1 = { base = { "Twice Bell" }, hand = { "Twice Free", "Twice Paid" } },
  function(t)
    t.p1:play("Twice Free")
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end }
