-- SPDX-License-Identifier: MIT
-- Movement and recalls (440-453).

use "test_cards.lua"

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
