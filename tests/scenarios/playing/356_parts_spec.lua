-- SPDX-License-Identifier: MIT
-- Increases and discounts of one part of a cost, and of Power of one domain (356.3, 356.4.c, A11).

use "../test_cards.lua"

test_card { id = "t-3560", name = "Echoer", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "you", cost = { energy = -1, part = "repeat" } },
}
test_card { id = "t-3561", name = "Damper", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "opponents", cost = { energy = 2, part = "repeat" } },
}
test_card { id = "t-3562", name = "Smith", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "you", cost = { energy = -1, any = -1, part = "equip" } },
}
test_card { id = "t-3563", name = "Blade", type = "gear", cost = { energy = 1 }, might_bonus = 1,
  tags = { "Equipment" },
  equip { cost = { energy = 2, power = { fury = 1 } } },
}
test_card { id = "t-3564", name = "Lookout", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "opponents", cost = { any = 1, part = "hide" } },
}
test_card { id = "t-3565", name = "Twice", type = "spell", cost = { energy = 1 },
  repeats { energy = 2 },
  run = function(game) game.gain_xp(1) end,
}
test_card { id = "t-3566", name = "Calm Giant", type = "unit", cost = { energy = 1, power = { calm = 2, any = 1 } }, might = 3,
  static { affects = "me", cost = { power = { calm = -1 } } },
}
test_card { id = "t-3567", name = "Overdone", type = "unit", cost = { energy = 1, power = { calm = 1, fury = 1 } }, might = 3,
  static { affects = "me", cost = { power = { calm = -5 } } },
}
test_card { id = "t-3568", name = "Heavy", type = "unit", cost = { energy = 1 }, might = 3,
  static { affects = "me", cost = { power = { fury = 1 } } },
}

scenario "356.4.c a discount of Repeat is of that part: the spell itself costs what it costs" {
  p1 = { base = { "Echoer" }, hand = { "Twice" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Twice"):yes()
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect_event("gain_xp")
    t:expect_number("p1", "xp", 2)
  end }

scenario "356.4.c a discount of Repeat never makes it cost less than nothing" {
  p1 = { base = { "Echoer", "Echoer", "Echoer" }, hand = { "Twice" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Twice"):yes()
    t:expect_number("p1", "energy", 0)
  end }

scenario "356.3 an increase of an opponent's Repeat, before discounts" {
  p1 = { base = { "Echoer" }, hand = { "Twice" }, pool = { energy = 4 } },
  p2 = { base = { "Damper" } },
  function(t)
    t.p1:play("Twice"):yes() -- one, and two more two less one
    t:expect_number("p1", "energy", 0)
  end }

test_card { id = "t-3565a", name = "Runner", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 1,
  keywords = { "accelerate" },
}

scenario "356.4.c what changes Repeat changes no other additional cost: a discount" {
  p1 = { base = { "Echoer" }, hand = { "Runner" }, pool = { energy = 2, fury = 1 } },
  function(t)
    t.p1:play("Runner"):yes()
    t:expect("Runner"):ready()
    t:expect_number("p1", "energy", 0)
  end }

scenario "356.3 what changes Repeat changes no other additional cost: an increase" {
  p1 = { hand = { "Runner" }, pool = { energy = 2, fury = 1 } }, p2 = { base = { "Damper" } },
  function(t)
    t.p1:play("Runner"):yes()
    t:expect("Runner"):ready()
    t:expect_number("p1", "energy", 0)
  end }

scenario "356.4.c what Equip costs, not what the gear costs" {
  p1 = { base = { "Smith", "Blade", "Unit 2" }, hand = { "Blade" }, pool = { energy = 2 } },
  function(t)
    t.p1:use("Blade"):on "Unit 2"
    t:expect_number("p1", "energy", 1)
    t:resolve()
    t.p1:play "Blade"
    t:expect_number("p1", "energy", 0)
  end }

scenario "356.3 hiding costs more where an opponent says so" {
  p1 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Pakaa Cub" }, pool = { fury = 1 }, rune_deck = {} },
  p2 = { base = { "Lookout" } },
  function(t)
    t:cannot(t.p1, "hide", "Pakaa Cub", "811.1.b")
  end }

scenario "356.3 a card is hidden for two Power where hiding costs more" {
  p1 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Pakaa Cub" }, pool = { fury = 2 } },
  p2 = { base = { "Lookout" } },
  function(t)
    t.p1:hide("Pakaa Cub", "West Field")
    t:expect_number("p1", "fury", 0)
  end }

scenario "356.4 a discount of Power of one domain takes off that domain's, not any other" {
  p1 = { hand = { "Calm Giant" }, pool = { energy = 1, calm = 1, fury = 1 } },
  function(t)
    t.p1:play("Calm Giant"):at "base"
    t:expect_number("p1", "calm", 0)
    t:expect_number("p1", "fury", 0)
  end }

scenario "356.4 a discount of Power of one domain takes off no more than there is of it" {
  p1 = { hand = { "Overdone" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Overdone", "357") -- the fury Power is asked for still
  end }

scenario "356.3 an increase of Power of one domain is paid with that domain" {
  p1 = { hand = { "Heavy" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Heavy", "357")
  end }

-- ---- Activated abilities (377) ----------------------------------------------------------------

test_card { id = "t-3569", name = "Forge Hand", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = any_of { gear { mine = true }, unit { mine = true } }, cost = { energy = -1, any = -1, part = "ability" } },
}
test_card { id = "t-3570", name = "Press", type = "gear", cost = { energy = 1 },
  activated { cost = { energy = 2, power = { fury = 1 } }, run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-3571", name = "Grumbler", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = unit { enemy = true }, cost = { energy = 2, part = "ability" } },
  activated { cost = { energy = 1 }, run = function(game) game.gain_xp(2) end },
}
test_card { id = "t-3572", name = "Toller", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "move", subject = "me", optional = true, cost = { energy = 1 },
    run = function(game) game.gain_xp(5) end },
}

scenario "356.4.c the activated abilities of some objects cost less" {
  p1 = { base = { "Forge Hand", "Press" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Press")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect_number("p1", "energy", 0)
  end }

scenario "356.4.c a discount of the abilities of some objects is none of others' abilities" {
  turn = "p2",
  p1 = { base = { "Forge Hand" } },
  p2 = { base = { "Press" }, pool = { energy = 1 } },
  function(t)
    t:cannot(t.p2, "use", "Press")
  end }

scenario "356.4.c a discount of activated abilities is none of a card that is played" {
  p1 = { base = { "Forge Hand" }, hand = { "Press" } },
  function(t)
    t:cannot(t.p1, "play", "Press")
  end }

scenario "356.3 356.4 the abilities of enemy units cost more, before discounts" {
  p1 = { base = { "Forge Hand", "Grumbler" }, pool = { energy = 2 } },
  p2 = { base = { "Grumbler" } },
  function(t)
    t.p1:use("p1's Grumbler") -- one, and two more, less one
    t:pass_all()
    t:expect_number("p1", "xp", 2)
    t:expect_number("p1", "energy", 0)
  end }

scenario "356.4.c what a triggered ability costs is no part of that kind" {
  p1 = { base = { "Forge Hand", "Toller" } },
  function(t)
    t.p1:move("Toller", "West Field")
    t:pass_all()
    t:expect_no_event("gain_xp")
  end }

test_card { id = "t-356z1", name = "Practice Dummy", type = "gear", cost = { energy = 1 },
  activated { cost = { energy = 1 }, run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-356z2", name = "Strap Maker", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "you", cost = { energy = -1, part = "equip" } },
}

scenario "356.4.c what Equip costs less, no other ability does" {
  p1 = { base = { "Practice Dummy", "Strap Maker" }, pool = { energy = 1 } },
  function(t)
    t.p1:use "Practice Dummy"
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }
