-- SPDX-License-Identifier: MIT
-- Units: damage, Might, entering, standard moves (140-146).

use "../test_cards.lua"

scenario "143.4 a unit enters the board exhausted" {
  p1 = { hand = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Unit 1"
    t:expect("Unit 1"):at("base"):exhausted()
  end }

scenario "143.4.a an effect can have a unit enter ready" {
  p1 = { hand = { "Wakeful" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Wakeful"
    t:expect("Wakeful"):ready()
  end }

scenario "143.2.a damage that reaches the Might kills the unit" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Bolt"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
    t:expect(t.p2.trash):is { "Unit 3" }
  end }

scenario "143.3 damage below the Might is marked" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 } }, p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Bolt"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):at("base"):damage(3):might(4)
  end }

scenario "142.3 damage adds up over spells" {
  p1 = { hand = { "Jab", "Jab" }, runes = { fury = 2 } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Jab"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):damage(1)
    t.p1:play("Jab"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "143.2.a losing Might makes old damage lethal" {
  p1 = { hand = { "Shrink" }, runes = { fury = 1 } }, p2 = { base = { { "Unit 3", damage = 1 } } },
  function(t)
    t.p1:play("Shrink"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
  end }

scenario "143.2.a without damage a unit of 0 Might lives" {
  p1 = { hand = { "Shrink" }, runes = { fury = 1 } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Shrink"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):at("base"):might(0)
  end }

scenario "143.2.b Might below 0 reads as 0" {
  p1 = { hand = { "Shrink" }, runes = { fury = 1 } }, p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Shrink"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):at("base"):might(0)
  end }

scenario "143.2.b.1 an increase starts from the true Might below 0" {
  p1 = { hand = { "Shrink", "Grow" }, runes = { fury = 2 } }, p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Shrink"):on "Unit 1"
    t:pass_all()
    t.p1:play("Grow"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(1)
  end }

scenario "143.3.b.1 damage is healed at the end of the turn" {
  p2 = { base = { { "Unit 3", damage = 2 } } },
  function(t)
    t:expect("Unit 3"):damage(2)
    t:next_turn()
    t:expect("Unit 3"):damage(0)
  end }

scenario "144.2 a standard move exhausts the unit" {
  p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect("Unit 1"):at("West Field"):exhausted()
  end }

scenario "144.2 an exhausted unit cannot move" {
  p1 = { base = { { "Unit 1", exhausted = true } } },
  function(t)
    t:cannot(t.p1, "move", "Unit 1")
  end }

scenario "144.3 several units move together" {
  p1 = { base = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:move({ "Unit 1", "Unit 3" }, "West Field")
    t:expect("Unit 1"):at("West Field"):exhausted()
    t:expect("Unit 3"):at("West Field"):exhausted()
    t:expect("Unit 2"):at("base"):ready()
  end }

scenario "144.3.b units that move together may come from different places" {
  p1 = { base = { "Unit 1" }, at = { ["East Field"] = { "Ganker" } } },
  function(t)
    t.p1:move({ "Unit 1", "Ganker" }, "West Field")
    t:expect(t:at "West Field"):is { "Unit 1", "Ganker" }
  end }

scenario "144.4.b a unit moves from a battlefield back to its base" {
  p1 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 1", "base")
    t:expect("Unit 1"):at("base"):exhausted()
  end }

scenario "144.4 a unit without Ganking does not move between battlefields" {
  p1 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:can(t.p1, "move", "Unit 1", "base")
    t:cannot(t.p1, "move", "Unit 1", "East Field")
  end }

scenario "144.4.c.1 a unit with Ganking moves between battlefields" {
  p1 = { at = { ["West Field"] = { "Ganker" } } },
  function(t)
    t.p1:move("Ganker", "East Field")
    t:expect("Ganker"):at "East Field"
  end }

scenario "144.1.b no standard move while a chain exists" {
  p1 = { hand = { "Study" }, runes = { fury = 1 }, base = { "Unit 1" } },
  function(t)
    t.p1:play "Study"
    t:expect_decision("p1", "priority")
    t:cannot(t.p1, "move", "Unit 1", "West Field")
  end }

scenario "144.1.c no standard move during a showdown" {
  p1 = { base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_decision("p1", "focus")
    t:cannot(t.p1, "move", "Unit 2", "East Field")
  end }

scenario "144.1.a nobody moves units on the opponent's turn" {
  p1 = { base = { "Unit 1" }, hand = { "Quick Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Study" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play "Study"
    t.p2:pass()
    t:expect_decision("p1", "priority")
    t:cannot(t.p1, "move", "Unit 1", "West Field")
    t:cannot(t.p1, "move", "Unit 1", "East Field")
  end }

scenario "145.2 a unit's ability is used in the main phase of its controller" {
  p1 = { base = { "Sage" } },
  function(t)
    t.p1:use "Sage"
    t:expect("Sage"):exhausted()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "145.2 a unit's ability is not used in a showdown" {
  p1 = { base = { "Sage", "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_decision("p1", "focus")
    t:cannot(t.p1, "use", "Sage")
  end }

scenario "145.2 a unit's ability is not used while a chain exists" {
  p1 = { base = { "Sage" }, hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:cannot(t.p1, "use", "Sage")
  end }

scenario "141.1.b a unit in the trash is not a unit on the board" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 }, trash = { "Unit 3" } },
  function(t)
    t:cannot(t.p1, "play", "Bolt", "355.8")
  end }

scenario "141.1.b.3 an effect can reach into the trash" {
  p1 = { hand = { "Regrow" }, runes = { fury = 1 }, trash = { "Unit 3" } },
  function(t)
    t.p1:play("Regrow"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "hand"
  end }
