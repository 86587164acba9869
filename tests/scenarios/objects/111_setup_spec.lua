-- SPDX-License-Identifier: MIT
-- How a game begins (111-119), with the first turns of a Duel (480).

use "../test_cards.lua"

scenario "117 each player draws four cards" {
  full = true,
  function(t)
    t:expect(t.p1.hand):count(4)
    t:expect(t.p2.hand):count(4)
    t:expect(t.p1.deck):count(36)
  end }

scenario "118 the mulligan is asked in turn order" {
  full = true,
  function(t)
    t:expect_decision("p1", "118")
    t.p1:choose()
    t:expect_decision("p2", "118")
    t.p2:choose()
    t:expect_decision("p1", "turn")
    t:expect_event "start"
  end }

scenario "118.2 a player draws as many cards as he set aside" {
  full = true,
  function(t)
    t.p1:choose("Filler", "Filler")
    t:expect(t.p1.hand):count(4)
    t:expect(t.p1.deck):count(36)
    t:expect_event("mulligan", nil, { amount = 2, by = "p1" })
  end }

scenario "118.3 the cards set aside are recycled, not put into the trash" {
  full = true,
  function(t)
    t.p1:choose("Filler")
    t:expect(t.p1.trash):is {}
    t:expect(t.p1.deck):count(36)
  end }

scenario "118.1 keeping the hand changes nothing" {
  full = true,
  function(t)
    t.p1:choose()
    t:expect(t.p1.hand):count(4)
    t:expect(t.p1.deck):count(36)
  end }

scenario "112-113 legend and chosen champion have zones of their own" {
  full = true, p1 = { legend = "Emperor", champion = "Greeter" },
  function(t)
    t:expect(t.p1.legend):is { "Emperor" }
    t:expect(t.p1.champion):is { "Greeter" }
    t:expect("Emperor"):ready()
  end }

scenario "119 the first player channels two runes and draws a card" {
  full = true,
  function(t)
    t.p1:choose()
    t.p2:choose()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.runes):count(2):ready(2)
    t:expect(t.p1.hand):count(5)
    t:expect(t.p1.rune_deck):count(10)
  end }

scenario "480.7 the second player channels one rune more in the first Channel Phase" {
  full = true,
  function(t)
    t.p1:choose()
    t.p2:choose()
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:expect(t.p2.runes):count(3)
    t:expect(t.p2.hand):count(5)
  end }

scenario "480.7 the extra rune comes in the first turn only" {
  full = true,
  function(t)
    t.p1:choose()
    t.p2:choose()
    t:next_turn():next_turn():next_turn()
    t:expect_decision("p2", "turn")
    t:expect(t.p2.runes):count(5)
    t:expect(t.p1.runes):count(4)
  end }

scenario "480.5 one battlefield of each player's three comes into play" {
  full = true,
  p1 = { battlefields = { "West Field", "Tower", "Shrine" } },
  p2 = { battlefields = { "East Field", "High Ground", "Shrine" } },
  function(t)
    t:expect(t:zone("battlefields", 1)):count(2)
  end }

scenario "115 the rune deck holds what is not channeled" {
  full = true,
  function(t)
    t:expect(t.p1.rune_deck):count(12)
    t:expect(t.p1.runes):count(0)
  end }
