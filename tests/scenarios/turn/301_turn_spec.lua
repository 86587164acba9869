-- SPDX-License-Identifier: MIT
-- The turn and its phases (301-317).

use "../test_cards.lua"

scenario "315.1 the Awaken Phase readies what the turn player controls" {
  p1 = { base = { { "Unit 1", exhausted = true } } },
  p2 = { base = { { "Unit 2", exhausted = true }, { "Trinket", exhausted = true } },
    runes = { exhausted = { fury = 2 } } },
  function(t)
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:expect("Unit 2"):ready()
    t:expect("Trinket"):ready()
    t:expect(t.p2.runes):ready(4)
    t:expect("Unit 1"):exhausted()
  end }

scenario "315.1 the Awaken Phase readies the legend" {
  p2 = { legend = "Emperor" }, p1 = {}, turn = "p2",
  function(t)
    t.p2:use "Emperor"
    t:pass_all()
    t:next_turn():next_turn()
    t:expect_decision("p2", "turn")
    t:expect("Emperor"):ready()
  end }

scenario "315.2.a effects of the start of the Beginning Phase come before the draw" {
  p2 = { base = { "Early Bird" } },
  function(t)
    t:next_turn()
    t:expect(t.p2.hand):count(2)
    t:expect_event("beginning")
  end }

scenario "315.2.a the beginning of the other player's turn does not trigger mine" {
  p1 = { base = { "Early Bird" } },
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(0)
  end }

scenario "315.2.b each battlefield that is held gives a point" {
  p2 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t:expect_points("p2", 0)
    t:next_turn()
    t:expect_points("p2", 2)
    t:expect_points("p1", 0)
  end }

scenario "315.2.b nothing is scored for a battlefield one does not control" {
  p1 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:next_turn()
    t:expect_points("p1", 0)
    t:expect_points("p2", 0)
  end }

scenario "315.3 two runes are channeled" {
  p2 = { rune_deck = { "Calm Rune", "Body Rune", "Mind Rune" } },
  function(t)
    t:next_turn()
    t:expect(t.p2.runes):is { "Calm Rune", "Body Rune" }
    t:expect(t.p2.runes):ready(2)
    t:expect(t.p2.rune_deck):is { "Mind Rune" }
  end }

scenario "315.3.b.1 with one rune left one is channeled" {
  p2 = { rune_deck = { "Calm Rune" } },
  function(t)
    t:next_turn()
    t:expect(t.p2.runes):is { "Calm Rune" }
    t:expect_no_event "burn_out"
  end }

scenario "315.4 one card is drawn" {
  p2 = { deck = { "Unit 1", "Unit 2" } },
  function(t)
    t:next_turn()
    t:expect(t.p2.hand):is { "Unit 1" }
    t:expect(t.p2.deck):in_order { "Unit 2" }
  end }

scenario "315.4.b.1 drawing from an empty deck burns out" {
  p2 = { deck = {}, trash = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t:next_turn()
    t:expect_event "burn_out"
    t:expect_points("p1", 1)
    t:expect(t.p2.hand):count(1)
    t:expect(t.p2.deck):count(2)
    t:expect(t.p2.trash):is {}
  end }

scenario "316.2.b only the turn player acts in the main phase" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t:expect_decision("p1", "turn")
    t:cannot(t.p2, "play", "Quick Study")
  end }

scenario "316.2.a any number of actions in a main phase" {
  p1 = { hand = { "Unit 1", "Unit 2" }, runes = { fury = 3 }, base = { "Unit 3" } },
  function(t)
    t.p1:play "Unit 1"
    t.p1:play "Unit 2"
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_decision("p1", "turn")
  end }

scenario "316.6 ending the turn gives it to the other player" {
  function(t)
    t.p1:end_turn()
    t:expect_decision("p2", "turn")
  end }

scenario "317.1 end of turn abilities trigger in the Ending Step" {
  p1 = { base = { "Night Owl" } },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p1", "priority")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_decision("p2", "turn")
  end }

scenario "317.1 the opponent's end of turn does not trigger mine" {
  p2 = { base = { "Night Owl" } },
  function(t)
    t:next_turn()
    t:expect(t.p2.hand):count(1) -- the card of the turn
  end }

scenario "317.2.c what lasts this turn ends with it" {
  p1 = { base = { "Unit 2" }, hand = { "Grow" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Grow"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(4)
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end }

scenario "317.2.b damage is healed before a Might bonus expires" {
  p1 = { base = { "Unit 2" }, hand = { "Grow", "Bolt" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Grow"):on "Unit 2"
    t:pass_all()
    t.p1:play("Bolt"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):damage(3):might(4)
    t:next_turn()
    t:expect("Unit 2"):at("base"):damage(0):might(2)
  end }

scenario "317.2 a granted keyword of this turn is gone in the next" {
  p1 = { base = { "Unit 2" }, hand = { "Lend Ganking" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Lend Ganking"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):attribute("ganking", 1)
    t:next_turn()
    t:expect("Unit 2"):attribute("ganking", 0)
  end }

scenario "423.1.a.2 stunned ends with the Ending Step" {
  p2 = { base = { { "Unit 2", stunned = true } } },
  function(t)
    t:expect("Unit 2"):stunned()
    t:next_turn()
    t:expect("Unit 2"):attribute("stunned", 0)
  end }

scenario "304 the turn goes round" {
  function(t)
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p1", "turn")
  end }

scenario "315.1.b what its player controls is readied, whoever owns it: units, runes, the legend" {
  turn = "p2",
  p1 = { legend = { "Gloomist", exhausted = true }, runes = { exhausted = { fury = 2 } },
    base = { { "Unit 2", exhausted = true }, { "Unit 4", owner = "p2", exhausted = true } } },
  p2 = { base = { { "Unit 5", owner = "p1", exhausted = true } } },
  function(t)
    t.p2:end_turn()
    t:expect("Gloomist"):ready()
    t:expect("Unit 2"):ready()
    t:expect("Unit 4"):ready()
    t:expect("Unit 5"):exhausted()
    t:expect(t.p1.runes):exhausted(0)
  end }
