-- SPDX-License-Identifier: MIT
-- The chain: finalize, execute, pass, resolve (325-340).

use "../test_cards.lua"

scenario "330.2 a second card joins the chain that exists" {
  p1 = { hand = { "Study", "Quick Study" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Study"
    t:expect_chain(1)
    t.p1:play "Quick Study"
    t:expect_chain(2)
  end }

scenario "331.2 when the chain is empty the state is open again" {
  p1 = { hand = { "Study", "Unit 1" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Study"
    t:pass_all()
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
    t:can(t.p1, "play", "Unit 1")
  end }

scenario "333 an activated ability makes a chain" {
  p1 = { base = { "Sage" } },
  function(t)
    t.p1:use "Sage"
    t:expect_chain(1)
    t:expect_decision("p1", "priority")
  end }

scenario "333 a triggered ability makes a chain" {
  p1 = { hand = { "Greeter" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Greeter"
    t:expect("Greeter"):at "base"
    t:expect_chain(1)
    t:expect_decision("p1", "priority")
  end }

scenario "337.1.c a unit resolves at once" {
  p1 = { hand = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Unit 1"
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
  end }

scenario "337.1.c gear resolves at once" {
  p1 = { hand = { "Trinket" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Trinket"
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
  end }

scenario "337.1.b pending items are finalized in the order they were added" {
  p1 = { hand = { "Double Greeter" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Double Greeter"
    t.p1:order { 1, 2 }
    t:expect_chain(2)
  end }

scenario "338.1.a.5 the player who began the chain may add to it first" {
  p1 = { hand = { "Study", "Quick Study" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Study"
    t:expect_decision("p1", "priority")
    t.p1:play "Quick Study"
    t:resolve()
    t:expect(t.p1.trash):is { "Quick Study" }
  end }

scenario "339.1 when everybody has passed the newest item resolves" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t:expect(t.p1.trash):is {}
    t.p2:pass()
    t:expect(t.p1.trash):is { "Study" }
    t:expect(t.p1.hand):count(1)
  end }

scenario "339.1 one pass is not enough" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t:expect_chain(1)
    t:expect_decision("p2", "priority")
  end }

scenario "339.2 a new item makes earlier passes void" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play "Quick Study"
    t.p2:pass()
    t:expect_decision("p1", "priority")
    t:expect_chain(2)
  end }

scenario "340.1 only the newest item resolves, then players may act again" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Quick Study", "Quick Study" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play "Quick Study"
    t:resolve()
    t:expect(t.p2.trash):is { "Quick Study" }
    t:expect_chain(1)
    t:expect_decision("p1", "priority")
    t.p1:pass()
    t.p2:play "Quick Study"
    t:expect_chain(2)
  end }

scenario "340.4 after a resolution the controller of the newest item has priority" {
  p1 = { hand = { "Study", "Quick Study" }, runes = { fury = 2 } },
  p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play "Quick Study"
    t.p2:pass()
    t.p1:play "Quick Study"
    t:resolve()
    t:expect_decision("p2", "priority")
    t:resolve()
    t:expect_decision("p1", "priority")
  end }

scenario "340.2 an empty chain leads back to the main phase" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:resolve()
    t:expect_decision("p1", "turn")
  end }

scenario "425.1 a countered spell does nothing" {
  p1 = { hand = { "Slow Bolt" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 1" }, hand = { "Negate" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Slow Bolt"):on "Unit 1"
    t.p1:pass()
    t.p2:play("Negate"):on "Slow Bolt"
    t:pass_all()
    t:expect("Unit 1"):at("base"):damage(0)
    t:expect(t.p1.trash):is { "Slow Bolt" }
  end }

scenario "425.1.c a countered spell's cost is not refunded" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Negate" }, runes = { calm = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play("Negate"):on "Study"
    t:pass_all()
    t:expect(t.p1.runes):exhausted(1)
    t:expect(t.p1.hand):count(0)
  end }

scenario "355.9.c a spell cannot choose itself" {
  p1 = { hand = { "Negate" }, runes = { calm = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Negate", "355.8")
  end }

scenario "425.1.b a countered spell does not trigger abilities of being played" {
  p1 = { base = { "Fan" }, hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Negate" }, runes = { calm = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play("Negate"):on "Study"
    t:pass_all()
    t:expect("Fan"):unbuffed()
  end }

scenario "329.1 an item that is being finalized is on the chain already" {
  p1 = { hand = { "Volley" }, runes = { fury = 1 } }, p2 = { base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play "Volley"
    t:expect_chain(1)
    t:expect("Volley"):in_zone "chain"
    t.p1:choose "Unit 1"
    t:expect_chain(1)
  end }

scenario "337.1.a finalizing passes no priority: nobody acts before the choices are made" {
  p1 = { hand = { "Volley" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 1", "Unit 2" }, hand = { "Quick Study" }, runes = { calm = 1 } },
  function(t)
    t.p1:play "Volley"
    t:expect_decision("p1", "355")
    t.p1:choose "Unit 2"
    t:expect_decision("p1", "priority")
  end }

scenario "312.2.a after a chain on the opponent's turn the turn player acts" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Quick Study" }, runes = { calm = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play "Quick Study"
    t:pass_all()
    t:expect_decision("p1", "turn")
  end }
