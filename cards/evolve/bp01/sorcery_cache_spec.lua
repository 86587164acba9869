-- SPDX-License-Identifier: MIT
local deck = { "Insight", "Goblin", "Wind Blast", "Fighter", "Goliath" }

scenario "5.10 Sorcery Cache: a spell into the hand, another into the cemetery, two to the bottom" {
  p1 = { hand = { "Sorcery Cache" }, deck = deck, play_points = 2 },
  function(t)
    t.p1:play "Sorcery Cache"
    t.p1:choose "Wind Blast"
    t.p1:choose "Insight"
    t.p1:order { "Fighter", "Goblin" }
    t:expect(t.p1.hand):is { "Wind Blast" }
    t:expect_event("reveal", "Wind Blast")
    t:expect(t.p1.cemetery):has "Insight"
    t:expect(t.p1.deck):in_order { "Goliath", "Fighter", "Goblin" }
  end }

scenario "5.10 Sorcery Cache: nothing needs to be taken" {
  p1 = { hand = { "Sorcery Cache" }, deck = deck, play_points = 2 },
  function(t)
    t.p1:play "Sorcery Cache"
    t:expect_option("Insight", "Wind Blast")
    t:expect_no_option "Goblin"
    t.p1:choose():choose()
    t.p1:order { "Wind Blast", "Fighter", "Goblin", "Insight" }
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.cemetery):is { "Sorcery Cache" }
    t:expect(t.p1.deck):in_order { "Goliath", "Wind Blast", "Fighter", "Goblin", "Insight" }
  end }

scenario "5.10 Sorcery Cache: only into the cemetery, too" {
  p1 = { hand = { "Sorcery Cache" }, deck = deck, play_points = 2 },
  function(t)
    t.p1:play "Sorcery Cache"
    t.p1:choose():choose "Insight"
    t.p1:order { "Goblin", "Wind Blast", "Fighter" }
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.cemetery):has "Insight"
  end }

scenario "4.1.5.1 Sorcery Cache: a deck of two, of which only one is a spell" {
  p1 = { hand = { "Sorcery Cache" }, deck = { "Insight", "Goblin" }, play_points = 2 },
  function(t)
    t.p1:play "Sorcery Cache"
    t.p1:choose "Insight"
    t.p1:choose() -- no second one
    t:expect(t.p1.hand):is { "Insight" }
    t:expect(t.p1.deck):is { "Goblin" }
  end }

scenario "12.3.4 Sorcery Cache: in a Quick window of the opponent's turn" {
  turn = "p2",
  p1 = { hand = { "Sorcery Cache" }, deck = { "Insight", "Goblin" }, play_points = 2 },
  p2 = { field = { "Fighter" } },
  function(t)
    t.p2:attack "Fighter"
    t.p1:play("Sorcery Cache"):choose("Insight"):choose()
    t.p1:pass()
    t:expect_defense("p1", 18)
    t:expect(t.p1.hand):is { "Insight" }
  end }

scenario "5.10 Sorcery Cache: nothing but a spell goes into the cemetery" {
  p1 = { hand = { "Sorcery Cache" }, deck = { "Insight", "Goblin", "Wind Blast", "Teachings of Creation" }, play_points = 2 },
  function(t)
    t.p1:play("Sorcery Cache"):choose "Insight"
    t:expect_option "Wind Blast"
    t:expect_no_option("Goblin", "Teachings of Creation")
    t.p1:choose()
    t.p1:order { "Goblin", "Wind Blast", "Teachings of Creation" }
    t:expect(t.p1.cemetery):is { "Sorcery Cache" }
  end }
