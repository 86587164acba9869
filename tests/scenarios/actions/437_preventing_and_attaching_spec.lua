-- SPDX-License-Identifier: MIT
-- Preventing (437), attachment, dependent text, XP and keywords.

use "../test_cards.lua"

test_card { id = "t-437-1", name = "Ward All", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.prevent(it, { lasts = "turn" }) end,
}
test_card { id = "t-437-2", name = "Ward Two", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.prevent(it, { lasts = "turn", amount = 2 }) end,
}
test_card { id = "t-437-3", name = "Spear", type = "gear", might_bonus = 2, tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  static { affects = units { friendly = true }, might = 3 },
}
test_card { id = "t-437-4", name = "Take Off", type = "spell", cost = { energy = 0 },
  targets = { gear {} },
  run = function(game, me, it) game.detach(it) end,
}
test_card { id = "t-437-5", name = "Plain Cuirass", type = "gear", might_bonus = 1, tags = { "Equipment" } }
test_card { id = "t-437-6", name = "Arm Bearer", type = "unit", cost = { energy = 1 }, might = 1, keywords = { "weaponmaster" } }
test_card { id = "t-437-7", name = "Find Bearer", type = "spell", cost = { energy = 0 },
  targets = { unit { keyword = "weaponmaster" } },
  run = function(game, me, it) game.buff(it) end,
}
test_card { id = "t-437-8", name = "Study Hard", type = "spell", cost = { energy = 0 },
  run = function(game) game.gain_xp(300) end,
}
test_card { id = "t-437-9", name = "Spender", type = "unit", cost = { energy = 0 }, might = 1,
  activated { cost = { xp = 2 }, run = function(game) game.draw(1) end },
}
test_card { id = "t-437-10", name = "Pupil", type = "unit", cost = { energy = 0 }, might = 2, keywords = { level = 3 },
  static { level = 3, affects = "me", might = 2 },
  activated { level = 3, cost = { xp = 2 }, run = function(game) game.draw(1) end },
}
test_card { id = "t-437-11", name = "Fast Blade", type = "gear", cost = { energy = 0 }, might_bonus = 1,
  tags = { "Equipment" }, keywords = { "quick_draw" },
}
test_card { id = "t-437-12", name = "Fight Finder", type = "spell", cost = { energy = 0 }, keywords = { "action" },
  targets = { unit { in_combat = true } },
  run = function(game, me, it) game.give(it, { might = 1, lasts = "turn" }) end,
}
test_card { id = "t-437-13", name = "Hind", type = "unit", cost = { energy = 0 }, might = 2, keywords = { "backline" } }
test_card { id = "t-437-14", name = "Find Fast", type = "spell", cost = { energy = 0 },
  targets = { gear { keyword = "quick_draw" } },
  run = function(game, me, it) game.kill(it) end,
}

-- ---- Preventing --------------------------------------------------------------------------

scenario "437.1, 437.1.b.2, 437.3, 437.3.b, 437.7 the next damage is reduced, and what was prevented is used up" {
  p1 = { hand = { "Ward Two", "Jab", "Bolt" }, pool = { energy = 2 } }, p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play "Ward Two"
    t:pass_all()
    t.p1:play("Jab"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(0)
    t.p1:play("Bolt"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(2)
  end }

scenario "437.3.a, 437.2.a nothing is left of it then, and damage is never less than nothing" {
  p1 = { hand = { "Ward Two", "Bolt", "Jab" }, pool = { energy = 2 } }, p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play "Ward Two"
    t:pass_all()
    t.p1:play("Bolt"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(1)
    t.p1:play("Jab"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(2)
  end }

scenario "437.1.b.1.b, 437.3.c All stays All" {
  p1 = { hand = { "Ward All", "Bolt", "Bolt" }, pool = { energy = 2 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Ward All"
    t:pass_all()
    t.p1:play("Bolt#1"):on "Unit 3"
    t:pass_all()
    t.p1:play("Bolt#2"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at("base"):damage(0)
  end }

scenario "460.2.c.9, 437.5.b a unit whose damage is all prevented is passed over, also with Tank" {
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["East Field"] = { "Tank", "Unit 2", "Unit 3" } }, hand = { "Ward All" } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t.p1:pass()
    t.p2:play("Ward All"):on "Tank"
    t:pass_all()
    t:combat()
    t:expect_decision("p1", "460.2.c.3")
    t:expect_no_option "Tank"
    t.p1:order { "Unit 2", "Unit 3" }
    t:expect_event("damage", "Unit 2", 2)
    t:expect_event("damage", "Unit 3", 2)
  end }

scenario "437.5 what is left over may be assigned to it, and comes to nothing" {
  p1 = { base = { "Unit 9" } }, p2 = { at = { ["East Field"] = { "Unit 1" } }, hand = { "Ward All" } },
  function(t)
    t.p1:move("Unit 9", "East Field")
    t.p1:pass()
    t.p2:play("Ward All"):on "Unit 1"
    t:pass_all()
    t:combat()
    t:expect("Unit 1"):at "East Field"
    t:expect("Unit 9"):at "base"
  end }

-- ---- Attachment --------------------------------------------------------------------------

scenario "434.4, 472.3.c what is attached is where its Top-Most Card is, and its Might Bonus counts" {
  p1 = { base = { "Spear" }, at = { ["West Field"] = { "Unit 2" } }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Spear"):on "Unit 2"
    t:pass_all()
    t:expect("Spear"):at "West Field"
    t:expect("Unit 2"):might(4)
  end }

scenario "435.1.a.1 detaching what is not attached is nothing" {
  p1 = { base = { "Spear" }, hand = { "Take Off" } },
  function(t)
    t.p1:play "Take Off"
    t:pass_all()
    t:expect("Spear"):unattached():at "base"
    t:expect_no_event "detach"
  end }

scenario "435.1.b.2, 719.2, 818.3 when nothing is attached any more a unit is no Top-Most Card and not equipped" {
  p1 = { base = { { "Unit 2", attached = { "Spear" } } }, hand = { "Take Off" } },
  function(t)
    t:expect("Unit 2"):attribute("equipped", 1)
    t.p1:play "Take Off"
    t:pass_all()
    t:expect("Unit 2"):attribute("equipped", 0)
  end }

scenario "435.4 what is detached at a battlefield is there, until a cleanup sends it home" {
  p1 = { at = { ["West Field"] = { { "Unit 2", attached = { "Spear" } } } }, hand = { "Take Off" } },
  function(t)
    t.p1:play "Take Off"
    t:pass_all()
    t:expect_event("recall", "Spear")
    t:expect("Spear"):at "base"
    t:expect("Unit 2"):at "West Field"
  end }

scenario "718.5, 718.5.c an attached gear is a card on the board that goes nowhere by itself" {
  p1 = { at = { ["West Field"] = { { "Unit 2", attached = { "Plain Cuirass" } } } }, hand = { "Smash" }, pool = { energy = 1 } },
  function(t)
    t:expect("Plain Cuirass"):at "West Field"
    t.p1:play "Smash"
    t:pass_all()
    t:expect("Plain Cuirass"):in_zone "trash"
    t:expect("Unit 2"):might(2)
  end }

scenario "721.1 Inactive text does nothing" {
  p1 = { base = { { "Unit 2", attached = { "Spear" } }, "Unit 1" } },
  function(t)
    t:expect("Unit 1"):might(1)
  end }

scenario "819.1.b, 819.3 Quick-Draw may be played like a Reaction, and cards can ask for it" {
  p1 = { hand = { "Study", "Fast Blade" }, runes = { fury = 1 }, base = { "Unit 2" } },
  function(t)
    t.p1:play "Study"
    t:can(t.p1, "play", "Fast Blade")
    t.p1:play "Fast Blade"
    t:pass_all()
    t:expect("Fast Blade"):attached_to("Unit 2"):attribute("quick_draw", 1)
  end }

scenario "819.2 it attaches once" {
  p1 = { hand = { "Fast Blade" }, base = { "Unit 2" } },
  function(t)
    t.p1:play "Fast Blade"
    t:expect_chain(1)
  end }

scenario "821.1.c.4 for an Equipment without Equip there is no cost to pay: it stays where it is" {
  p1 = { base = { "Plain Cuirass" }, hand = { "Arm Bearer" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Arm Bearer"):yes()
    t:pass_all()
    t:expect("Plain Cuirass"):unattached()
    t:expect("Arm Bearer"):might(1)
  end }

scenario "821.3 cards can ask for Weaponmaster" {
  p1 = { base = { "Arm Bearer", "Unit 1" }, hand = { "Find Bearer" } },
  function(t)
    t.p1:play "Find Bearer"
    t:pass_all()
    t:expect("Arm Bearer"):buffed()
    t:expect("Unit 1"):unbuffed()
  end }

-- ---- XP and Level ------------------------------------------------------------------------

scenario "730.1, 733 XP is gained without a limit" {
  p1 = { hand = { "Study Hard", "Study Hard" } },
  function(t)
    t.p1:play "Study Hard#1"
    t:pass_all()
    t.p1:play "Study Hard#2"
    t:pass_all()
    t:expect_number("p1", "xp", 600)
  end }

scenario "730.2 XP is spent, by who has enough" {
  p1 = { base = { "Spender" }, xp = 3 },
  function(t)
    t.p1:use "Spender"
    t:expect_number("p1", "xp", 1)
    t:expect_event("spend_xp", nil, 2)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:cannot(t.p1, "use", "Spender")
  end }

scenario "727.1.b, 727.1.b.2, 727.1.c.3.a text behind Level works while there is the XP; what was begun goes on" {
  p1 = { base = { "Pupil" }, xp = 3 },
  function(t)
    t:expect("Pupil"):might(4)
    t.p1:use "Pupil"
    t:expect_number("p1", "xp", 1)
    t:expect("Pupil"):might(2)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:cannot(t.p1, "use", "Pupil")
  end }

-- ---- Combat ------------------------------------------------------------------------------

scenario "741.3 in combat is who has a designation where it is fought" {
  p1 = { base = { "Unit 3", "Unit 1" }, hand = { "Fight Finder" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t:cannot(t.p1, "play", "Fight Finder")
    t.p1:move("Unit 3", "East Field")
    t.p1:play "Fight Finder"
    t:expect_option("Unit 3", "Unit 2")
    t:expect_no_option "Unit 1"
  end }

scenario "457 a combat is between exactly two players" {
  players = 3,
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["West Field"] = { "Unit 2" } } }, p3 = { base = { "Unit 4" } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:expect("Unit 3"):attacking()
    t:expect("Unit 2"):defending()
    t:combat()
    t:expect_control("West Field", "p1")
  end }

scenario "826.5 Backline twice is Backline" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Hind", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t:expect_event("damage", "Unit 2", 2)
    t:expect_event("damage", "Hind", 1)
  end }
