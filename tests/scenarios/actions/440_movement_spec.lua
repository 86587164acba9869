-- SPDX-License-Identifier: MIT
-- Movement and recalls (440-453).

use "../test_cards.lua"

scenario "441.3.c a move does not use the chain" {
  p1 = { base = { "Unit 1" }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_chain(0)
    t:expect("Unit 1"):at "West Field"
  end }

scenario "444 a spell moves a unit without exhausting it" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Fall Back" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Fall Back"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):at("base"):ready()
    t:expect_event("move", "Unit 1")
  end }

scenario "444 an exhausted unit can be moved by an effect" {
  p1 = { at = { ["West Field"] = { { "Unit 1", exhausted = true } } },
    hand = { "Fall Back" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Fall Back"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):at("base"):exhausted()
  end }

scenario "444 a unit moved to base goes to its own base" {
  p1 = { hand = { "Fall Back" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Fall Back"):on "Unit 1"
    t:pass_all()
    t:expect(t.p2.base):is { "Unit 1" }
  end }

scenario "445 a unit moved by a spell contests the battlefield" {
  p1 = { base = { "Unit 1" }, hand = { "Push" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Push"):on("Unit 1"):choose "West Field"
    t:pass_all()
    t:expect_event("showdown", "West Field")
  end }

scenario "445 an enemy unit lured to my battlefield contests it for its controller" {
  p1 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Lure" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Lure"):on("Unit 2"):choose "West Field"
    t:pass_all()
    t:expect_event("combat", "West Field")
    t:expect("Unit 2"):attacking()
    t:expect("Unit 3"):defending()
    t:expect_decision("p2", "focus")
  end }

scenario "447 moving onto enemy units is a combat" {
  p1 = { base = { "Unit 1" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:expect_event("combat", "East Field")
  end }

scenario "420 'when I move' triggers by a standard move" {
  p1 = { base = { "Traveller" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Traveller", "West Field")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "420 'when I move' triggers by an effect" {
  p1 = { at = { ["West Field"] = { "Traveller" } }, hand = { "Fall Back" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Fall Back"):on "Traveller"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "441.2 being played is not moving" {
  p1 = { hand = { "Traveller" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Traveller"
    t:expect_chain(0)
    t:expect_no_event "move"
  end }

scenario "451.1 a recall is not a move" {
  p1 = { at = { ["West Field"] = { "Traveller" } }, hand = { "Recall" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Recall"):on "Traveller"
    t:pass_all()
    t:expect("Traveller"):at "base"
    t:expect(t.p1.hand):count(0)
    t:expect_no_event "move"
  end }

scenario "453 a recall keeps damage, buff and exhaustion" {
  p1 = { at = { ["West Field"] = { { "Unit 3", damage = 1, buffs = 1, exhausted = true } } },
    hand = { "Recall" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Recall"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at("base"):damage(1):buffed():exhausted()
  end }

scenario "453 a move keeps damage and buff too" {
  p1 = { at = { ["West Field"] = { { "Unit 3", damage = 1, buffs = 1 } } } },
  function(t)
    t.p1:move("Unit 3", "base")
    t:expect("Unit 3"):damage(1):buffed():might(4)
  end }

scenario "442.3 a move of a unit that is there already does nothing" {
  p1 = { base = { "Traveller" }, hand = { "Fall Back" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Fall Back"):on "Traveller"
    t:pass_all()
    t:expect_no_event "move"
    t:expect(t.p1.hand):count(0)
  end }

-- Units of three players never come to one battlefield (358.2, 442.2.a, 457.3).
test_card { id = "t-mv1", name = "Rally Both", type = "spell", cost = { energy = 0 },
  targets = { exactly(2, unit {}), destination { of = 1, to = battlefields {} } },
  run = function(game, me, both, there) game.move(both, { to = there }) end,
}
test_card { id = "t-mv2", name = "Two Roads", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true }, destination { of = 1, to = battlefields {} },
    unit { enemy = true }, destination { of = 3, to = battlefields {} } },
  run = function(game, me, one, here, other, there)
    game.move(one, { to = here })
    game.move(other, { to = there })
  end,
}

scenario "457.3 a place where its moves would bring a third player's units is no destination" {
  p1 = { hand = { "Rally Both" }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Rally Both"):choose("Unit 1", "Unit 3")
    t:expect_option("East Field", "North Field")
    t:expect_no_option "West Field"
  end }

scenario "457.3 units of two players may come to a third place" {
  p1 = { hand = { "Rally Both" }, base = { "Unit 1", "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  p3 = {},
  function(t)
    t.p1:play("Rally Both"):choose("Unit 1", "Unit 4")
    t:expect_option("East Field", "North Field", "West Field")
  end }

scenario "358.2 with no place left for them they are not chosen together" {
  p1 = { hand = { "Rally Both" }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 2" }, ["East Field"] = { "Unit 4" }, ["North Field"] = { "Unit 5" } } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Rally Both"
    assert(not t:accepts(t.p1, "Unit 1", "Unit 3"))
    assert(t:accepts(t.p1, "Unit 1", "Unit 2"))
  end }

scenario "457.3 the moves of one play count together, in their order" {
  p1 = { hand = { "Two Roads" }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Two Roads"):on("Unit 1"):choose("West Field"):on("Unit 3")
    t:expect_option("East Field", "North Field")
    t:expect_no_option "West Field"
  end }

scenario "457.3 a battlefield that an earlier move empties is open to a later one" {
  p1 = { hand = { "Two Roads" }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = {},
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Two Roads"):choose("East Field")
    t:expect_option "West Field"
  end }

-- No slot of the text says where the unit goes, so what may be there is looked at as it moves.
test_card { id = "t-mv6", name = "Drag In", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { unit {}, battlefield {} },
  run = function(game, me, one, there) game.move(one, { to = there }) end,
}

scenario "442.2.c what a script moves to a combat of two others is recalled" {
  p1 = { base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  p3 = { hand = { "Drag In" }, at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t.p2:pass()
    t.p3:play("Drag In"):on("Unit 3"):choose "West Field"
    t:resolve()
    t:expect_event("recall", "Unit 3")
    t:expect_no_event("move", "Unit 3")
    t:expect("Unit 3"):at "base"
  end }

scenario "442.2.c a unit of who fights there already is moved" {
  p1 = { base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 2" }, ["East Field"] = { "Unit 4" } } },
  p3 = { hand = { "Drag In" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t.p2:pass()
    t.p3:play("Drag In"):on("Unit 4"):choose "West Field"
    t:resolve()
    t:expect_event("move", "Unit 4")
    t:expect("Unit 4"):at "West Field"
  end }

-- What a destination asks for is asked again (359.3.e.2, 359.3.e.6).
test_card { id = "t-mv4", name = "Good Company", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true }, destination { of = 1, beside = unit { friendly = true, token = false } } },
  run = function(game, me, one, there) game.move(one, { to = there }) end,
}
test_card { id = "t-mv5", name = "Slip Away", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, one) game.return_to_hand(one) end,
}

scenario "359.3.e.7 a destination that lost what was asked of it is none: the unit stays" {
  p1 = { hand = { "Good Company" }, base = { "Unit 1" }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { hand = { "Slip Away" } },
  function(t)
    t.p1:play("Good Company"):on "Unit 1":pass()
    t.p2:play("Slip Away"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 1"):at "base"
    t:expect_no_event "move"
  end }

scenario "359.3.e.7 one that still has it is reached" {
  p1 = { hand = { "Good Company" }, base = { "Unit 1" }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  p2 = { hand = { "Slip Away" } },
  function(t)
    t.p1:play("Good Company"):on("Unit 1"):pass()
    t.p2:play("Slip Away"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 1"):at "West Field"
  end }

test_card { id = "t-440-toll", name = "Toll Keeper", type = "unit", cost = {}, might = 5,
  static { affects = "me", move_tax = 1 },
}

scenario "420 who pays for each unit beyond the first moves as many together as they can pay for" {
  p1 = { base = { "Unit 1", "Unit 2", "Unit 3" }, pool = { fury = 1 }, rune_deck = {} },
  p2 = { at = { ["West Field"] = { "Toll Keeper" } } },
  function(t)
    t.p1:choose("move units to West Field")
    assert(t:accepts(t.p1, "Unit 1"))
    assert(t:accepts(t.p1, "Unit 1", "Unit 3"))
    assert(not t:accepts(t.p1, "Unit 1", "Unit 2", "Unit 3"), "with one Power")
    t.p1:choose("Unit 1", "Unit 2")
    t:expect_number("p1", "fury", 0)
    t:expect("Unit 2"):at("West Field")
    t:combat()
  end }
