-- SPDX-License-Identifier: MIT
-- Gear (147-152), spells (152-158), runes and the Rune Pool (159-167).

use "../test_cards.lua"

scenario "149.1 gear enters ready" {
  p1 = { hand = { "Trinket" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Trinket"
    t:expect("Trinket"):at("base"):ready()
  end }

scenario "149.2 gear is played to the base even when a battlefield is held" {
  p1 = { hand = { "Trinket" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play "Trinket"
    t:expect("Trinket"):at "base"
  end }

scenario "149.3 loose gear at a battlefield is recalled" {
  p1 = { at = { ["West Field"] = { "Unit 1", "Trinket" } },
    hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:pass_all()
    t:expect("Trinket"):at "base"
    t:expect_no_event "move"
  end }

scenario "150.2 gear abilities are used in the main phase" {
  p1 = { base = { "Lantern" } },
  function(t)
    t.p1:use "Lantern"
    t:expect("Lantern"):exhausted()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "150.2 gear abilities are not used in a showdown" {
  p1 = { base = { "Lantern", "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:cannot(t.p1, "use", "Lantern")
  end }

scenario "414.4 exhausting as a cost needs ready gear" {
  p1 = { base = { { "Lantern", exhausted = true } } },
  function(t)
    t:cannot(t.p1, "use", "Lantern")
  end }

scenario "442.3 gear has no standard move" {
  p1 = { base = { "Trinket", "Unit 1" } },
  function(t)
    t:can(t.p1, "move", "Unit 1", "West Field")
    t:can(t.p1, "move", "Unit 1", "East Field")
    t:cannot(t.p1, "move", "Trinket", "West Field")
    t:cannot(t.p1, "move", "Trinket", "East Field")
  end }

scenario "148.1.a.4 gear can be killed" {
  p1 = { hand = { "Smash" }, runes = { fury = 1 } }, p2 = { base = { "Trinket" } },
  function(t)
    t.p1:play("Smash"):on "Trinket"
    t:pass_all()
    t:expect("Trinket"):in_zone "trash"
    t:expect_event("die", "Trinket")
  end }

scenario "148.1.a.3 a spell that says gear does not take units" {
  p1 = { hand = { "Smash" }, runes = { fury = 1 } }, p2 = { base = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Smash", "355.8")
  end }

scenario "154 a plain spell is played on one's own turn with nothing going on" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:pass_all()
    t:expect(t.p1.hand):is { "Filler" }
  end }

scenario "157.3 a spell finishes before what it set off is looked at" {
  p1 = { hand = { "Sift", "Unit 1" }, runes = { fury = 1 }, base = { "Scavenger" } },
  function(t)
    t.p1:play "Sift"
    t.p1:pass()
    t.p2:pass()
    -- the discard has triggered, but the draw came first
    t:expect(t.p1.hand):is { "Filler" }
    t:expect_chain(1)
    t:expect("Scavenger"):unbuffed()
    t:pass_all()
    t:expect("Scavenger"):buffed()
  end }

scenario "158.2.a an Action spell is played in a showdown" {
  p1 = { hand = { "Swift Study" }, runes = { fury = 1 }, base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:play "Swift Study"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "158.2.b a Reaction spell is played on top of another one and resolves first" {
  p1 = { hand = { "Slow Bolt" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3" }, hand = { "Grow" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Slow Bolt"):on "Unit 3"
    t.p1:pass()
    t.p2:play("Grow"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at("base"):might(5):damage(3)
  end }

scenario "160.1.a a rune is not a permanent: killing units and gear leaves it" {
  p1 = { hand = { "Purge" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Purge"
    t:pass_all()
    t:expect(t.p1.runes):count(2)
  end }

scenario "160.2.b a recycled rune goes to the rune deck" {
  p1 = { hand = { "Compost" }, runes = { fury = 1, calm = 1 }, rune_deck = { "Body Rune" } },
  function(t)
    t.p1:play("Compost"):on "Calm Rune"
    t:pass_all()
    t:expect(t.p1.rune_deck):in_order { "Body Rune", "Calm Rune" }
    t:expect(t.p1.deck):count(20)
  end }

scenario "163.2.a a rune is exhausted for one Energy" {
  p1 = { hand = { "Unit 2" }, runes = { fury = 3 } },
  function(t)
    t.p1:play "Unit 2"
    t:expect(t.p1.runes):count(3):ready(1):exhausted(2)
  end }

scenario "163.2.b a rune is recycled for one Power of its domain" {
  p1 = { hand = { "Costly" }, runes = { fury = 3 }, rune_deck = { "Calm Rune" } },
  function(t)
    t.p1:play "Costly"
    t:expect(t.p1.runes):count(2)
    t:expect(t.p1.rune_deck):in_order { "Calm Rune", "Fury Rune" }
  end }

scenario "163.2 one rune can give its Energy and then its Power" {
  p1 = { hand = { "Costly" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Costly"
    t:expect("Costly"):at "base"
    t:expect(t.p1.runes):count(1):exhausted(1)
  end }

scenario "162.2.a Power of another domain does not pay" {
  p1 = { hand = { "Costly" }, runes = { calm = 4 } },
  function(t)
    t:cannot(t.p1, "play", "Costly", "357")
  end }

scenario "135.2.e.5.a Power of any domain pays for a cost that asks for any" {
  p1 = { hand = { "Rainbow" }, runes = { calm = 1 } },
  function(t)
    t.p1:play "Rainbow"
    t:expect("Rainbow"):at "base"
    t:expect(t.p1.runes):count(0)
  end }

scenario "162.2.b universal Power pays for every domain" {
  p1 = { hand = { "Costly" }, pool = { energy = 2, any = 1 } },
  function(t)
    t.p1:play "Costly"
    t:expect("Costly"):at "base"
  end }

scenario "163.2.b an exhausted rune can still be recycled" {
  p1 = { hand = { "Rainbow" }, runes = { exhausted = { calm = 1 } } },
  function(t)
    t.p1:play "Rainbow"
    t:expect("Rainbow"):at "base"
    t:expect(t.p1.runes):count(0)
  end }

scenario "414.4 an exhausted rune gives no Energy" {
  p1 = { hand = { "Unit 1" }, runes = { exhausted = { calm = 1 } } },
  function(t)
    t:cannot(t.p1, "play", "Unit 1", "357")
  end }

scenario "165.2 what is in the pool is spent first" {
  p1 = { hand = { "Unit 2" }, pool = { energy = 2 }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Unit 2"
    t:expect(t.p1.runes):ready(2)
    t:expect_number("p1", "energy", 0)
  end }

scenario "166 the pool empties at the end of the turn" {
  p1 = { pool = { energy = 3, fury = 1 } },
  function(t)
    t:expect_number("p1", "energy", 3)
    t:next_turn()
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "fury", 0)
  end }

scenario "166 every player's pool empties, not only the turn player's" {
  p2 = { pool = { energy = 2 } },
  function(t)
    t:next_turn()
    t:expect_number("p2", "energy", 0)
  end }

scenario "357.1.a an Add ability is used while paying" {
  p1 = { base = { "Mana Elf" }, hand = { "Unit 1" } },
  function(t)
    t.p1:play "Unit 1"
    t:expect("Unit 1"):at "base"
    t:expect("Mana Elf"):exhausted()
  end }

scenario "429.2 an Add ability resolves at once and leaves the state open" {
  p1 = { base = { "Mana Elf" } },
  function(t)
    t.p1:use "Mana Elf"
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
    t:expect_number("p1", "energy", 1)
  end }
