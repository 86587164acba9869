-- SPDX-License-Identifier: MIT
-- From where else cards may be played, and for what else (419.1.a, 356.1.a, 358.3): permissions.

use "../test_cards.lua"

test_card { id = "t-4190", name = "Gravedigger", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { mine = true }, plays_from = "trash" },
}
test_card { id = "t-4191", name = "Thief", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = cards { enemy = true }, plays_from = { "hand", "banishment" } },
}
test_card { id = "t-4192", name = "Prophet", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = cards { mine = true }, plays_from = "deck" },
  activated { cost = { exhaust = "me" }, run = function(game) game.look(1) end },
}
test_card { id = "t-4193", name = "Merchant", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { mine = true }, price = { power = { any = 1 } } },
}
test_card { id = "t-4194", name = "Ember", type = "spell", cost = { energy = 1 }, keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.deal(1, it) end,
  static { affects = "me", plays_from = "banishment" },
}
test_card { id = "t-4195", name = "Open Book", type = "spell", cost = { energy = 1 },
  run = function(game) game.reveal(game.hand("opponent")) end,
}

test_card { id = "t-4196", name = "Ghoul", type = "unit", cost = { energy = 1 }, might = 0,
  static { affects = "me", might = number.count(cards { zone = "trash", mine = true }) },
  static { affects = units { mine = true }, plays_from = "trash" },
}

scenario "419.1.a from the trash nothing is played without a permission" {
  p1 = { trash = { "Unit 1" }, pool = { energy = 5 } },
  function(t)
    t:cannot(t.p1, "play", "Unit 1", "419.1.a")
  end }

scenario "419.1.a a static on the board lets its player play units of his own trash, for their cost" {
  p1 = { trash = { "Unit 2", "Jab" }, base = { "Gravedigger", "Unit 5" }, pool = { energy = 2 } },
  p2 = { trash = { "Unit 1" } },
  function(t)
    t:can(t.p1, "play", "Unit 2")
    t:cannot(t.p1, "play", "Jab", "419.1.a") -- it speaks of units
    t:cannot(t.p1, "play", "Unit 1", "419.1.a") -- and of his own
    t.p1:play("Unit 2"):at "base"
    t:expect("Unit 2"):at "base"
    t:expect_number("p1", "energy", 0)
  end }

scenario "419.1.a a static permits units of the trash only while it is there, and not to the opponent" {
  p1 = { trash = { "Unit 2" }, pool = { energy = 2 } },
  p2 = { base = { "Gravedigger" } },
  function(t)
    t:cannot(t.p1, "play", "Unit 2", "419.1.a")
  end }

scenario "419.1.a the timing is the card's own" {
  p1 = { trash = { "Unit 2" }, base = { "Gravedigger" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 3" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t.p2:pass()
    t:cannot(t.p1, "play", "Unit 2", "308.1.a")
  end }

scenario "419.1.a what a player does not know he cannot play: a hand that he has not seen" {
  p1 = { base = { "Thief" }, pool = { energy = 3 }, hand = { "Open Book" } },
  p2 = { hand = { "Unit 2" } },
  function(t)
    assert(not t:offered(t.p1, "play", "Unit 2"))
    t.p1:play "Open Book"
    t:pass_all()
    t:can(t.p1, "play", "Unit 2")
    t.p1:play("Unit 2"):at "base"
    t:expect("Unit 2"):controlled_by("p1"):owned_by("p2")
  end }

scenario "419.1.a the top card of a deck, once he has seen it, and no other card of the deck" {
  p1 = { base = { "Prophet" }, pool = { energy = 3 }, deck = { "Unit 2", "Unit 1" } },
  function(t)
    assert(not t:offered(t.p1, "play", "Unit 2"))
    t.p1:use "Prophet"
    t:pass_all()
    t:can(t.p1, "play", "Unit 2")
    assert(not t:offered(t.p1, "play", "Unit 1"))
    t.p1:play("Unit 2"):at "base"
    t:expect(t.p1.deck):starts_with { "Unit 1" }
  end }

scenario "419.1.a a spell that may be played from Banishment itself lies in the trash afterwards" {
  p1 = { banishment = { "Ember" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Ember"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):damage(1)
    t:expect("Ember"):in_zone "trash"
    t:cannot(t.p1, "play", "Ember", "419.1.a")
  end }

scenario "419.1.a a permission to play one's own card is no permission for somebody else" {
  p1 = { banishment = { "Ember" } },
  p2 = { base = { "Unit 3" }, pool = { energy = 3 } },
  turn = "p2",
  function(t)
    t:cannot(t.p2, "play", "Ember", "419.1.a")
  end }

scenario "356.1.a with another price who plays it says which he pays" {
  p1 = { base = { "Merchant" }, hand = { "Unit 4" }, pool = { energy = 4, fury = 1 } },
  function(t)
    t.p1:play "Unit 4"
    t:expect_decision("p1", "356.1.a")
    t.p1:choose("printed"):at "base"
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "fury", 1)
  end }

scenario "356.1.a only what can be paid is offered" {
  p1 = { base = { "Merchant" }, hand = { "Unit 4", "Jab" }, pool = { energy = 3, fury = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Unit 4"):at "base" -- for the Power, without a question
    t:expect_number("p1", "energy", 3)
    t:expect_number("p1", "fury", 0)
    t.p1:play("Jab"):on "Unit 3" -- no unit: its printed cost
    t:expect_number("p1", "energy", 2)
  end }

scenario "356.1.a an effect that plays the card asks for no such price" {
  p1 = { base = { "Merchant" }, trash = { "Unit 4" }, hand = { "The Harrowing" },
    pool = { energy = 6, chaos = 2, fury = 1 } },
  function(t)
    t.p1:play("The Harrowing"):on "Unit 4"
    t:resolve() -- without a question
    t:expect("Unit 4"):at "base"
    t:expect_number("p1", "fury", 1)
  end }

scenario "358.3 a permission that is gone before the play is completed: the card goes back" {
  p1 = { base = { { "Ghoul", damage = 1 } }, trash = { "Unit 2", "Unit 1" }, pool = { energy = 2 } },
  function(t)
    t.p1:play "Unit 2" -- with one card left in the trash the Ghoul has as much damage as Might
    t:expect("Ghoul"):in_zone "trash"
    t:expect("Unit 2"):in_zone "trash"
    t:expect_number("p1", "energy", 2)
  end }

-- ---- A card that is not the player's own (419.3, 356, 366.2) -----------------------------------

test_card { id = "t-4190a", name = "Grave Thief", type = "spell", cost = { energy = 1 },
  targets = { unit { zone = "trash" } },
  run = function(game, me, theirs) game.play(theirs) end,
}
test_card { id = "t-4190b", name = "Pack Beast", type = "unit", cost = { energy = 5 }, might = 4,
  static { affects = "me", cost = { energy = -number.count(units { mine = true }) } },
}
test_card { id = "t-4190d", name = "Unit Shop", type = "gear",
  static { affects = units { mine = true }, cost = { energy = -2 } },
}

scenario "419.3, 366.2 what a card says of its own cost counts for who plays it" {
  p1 = { hand = { "Grave Thief" }, pool = { energy = 4 }, base = { "Unit 1", "Unit 2" } },
  p2 = { trash = { "Pack Beast" } },
  function(t)
    t.p1:play("Grave Thief")
    t:pass_all()
    t:expect("Pack Beast"):at("base"):controlled_by("p1")
    t:expect_number("p1", "energy", 0) -- 1, and 5 - 2
  end }

scenario "419.3, 366.2 what a card says of its own cost counts in teams for its player alone" {
  format = "2v2",
  p1 = { hand = { "Grave Thief" }, pool = { energy = 5 }, base = { "Unit 1" } },
  p2 = { trash = { "Pack Beast" } }, p3 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Grave Thief")
    t:pass_all()
    t:expect("Pack Beast"):controlled_by("p1")
    t:expect_number("p1", "energy", 0) -- 1, and 5 - 1
  end }

scenario "419.1.a, 356.4 what makes a player's units cheaper counts for one that they may play from an opponent's hand" {
  p1 = { base = { "Thief", "Unit Shop" }, pool = { energy = 3 }, hand = { "Open Book" } },
  p2 = { hand = { "Pack Beast" } },
  function(t)
    t.p1:play "Open Book"
    t:pass_all()
    t.p1:play "Pack Beast" -- 5, less 1 for the Thief, less 2
    t:pass_all()
    t:expect("Pack Beast"):at("base"):controlled_by("p1")
    t:expect_number("p1", "energy", 0)
  end }

test_card { id = "t-419f", name = "Bazaar", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { mine = true }, price = { energy = 1 } },
  static { affects = units { mine = true }, price = { energy = 2 } },
  static { affects = units { mine = true }, price = { energy = 3 } },
  static { affects = units { mine = true }, price = { energy = 4 } },
  static { affects = units { mine = true }, price = { energy = 5 } },
  static { affects = units { mine = true }, price = { energy = 6 } },
  static { affects = units { mine = true }, price = { energy = 7 } },
  static { affects = units { mine = true }, price = { energy = 8 } },
  static { affects = units { mine = true }, price = { energy = 9 } },
}

scenario "356.1.a the printed cost and each of nine other prices are offered" {
  p1 = { base = { "Bazaar" }, hand = { "Unit 10" }, pool = { energy = 10 } },
  function(t)
    t.p1:play "Unit 10"
    t:expect_options("for the printed cost", "for 1 Energy", "for 2 Energy", "for 3 Energy", "for 4 Energy",
      "for 5 Energy", "for 6 Energy", "for 7 Energy", "for 8 Energy", "for 9 Energy")
    t.p1:choose("printed"):at "base"
    t:expect_number("p1", "energy", 0)
  end }

test_card { id = "t-419g", name = "Open Grave", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { zone = "trash" }, plays_from = "trash" },
}

scenario "419.1.a a permission for units of every trash is its own player's, and nobody else's" {
  p1 = { trash = { "Unit 1" }, pool = { energy = 3 } },
  p2 = { base = { "Open Grave" }, trash = { "Unit 2" }, pool = { energy = 3 } },
  function(t)
    t:cannot(t.p1, "play", "Unit 1", "419.1.a")
    t:next_turn()
    t:cannot(t.p1, "play", "Unit 1", "419.1.a")
  end }

-- ---- Two permissions for the next card (419.2) ---------------------------------------------------

test_card { id = "t-419-leave", name = "Free Leave", type = "gear", cost = {},
  activated { cost = { exhaust = "me" }, run = function(game) game.start("leave", { lasts = "turn" }) end },
  abilities = {
    leave = static { affects = units { mine = true }, plays_from = "hand", price = { ignoring = "energy" }, next = true },
  },
}

scenario "419.2 of two equal permissions for the next unit each is good for one unit" {
  p1 = { base = { "Free Leave", "Free Leave" }, hand = { "Unit 5", "Unit 6", "Unit 7" } },
  function(t)
    t:cannot(t.p1, "play", "Unit 5", "357")
    t.p1:use "Free Leave#1"
    t:resolve()
    t.p1:use "Free Leave#2"
    t:resolve()
    t.p1:play "Unit 5"
    t:expect("Unit 5"):at "base"
    t.p1:play "Unit 6"
    t:expect("Unit 6"):at "base"
    t:cannot(t.p1, "play", "Unit 7", "357")
  end }
