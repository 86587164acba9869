-- SPDX-License-Identifier: MIT

scenario "5.10 Sammy, Wizard's Apprentice: the top card may go into the cemetery" {
  p1 = { hand = { "Sammy, Wizard's Apprentice" }, deck = { "Insight", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play "Sammy, Wizard's Apprentice"
    t.p1:choose "Insight"
    t:expect(t.p1.cemetery):is { "Insight" }
    t:expect(t.p1.deck):in_order { "Goblin" }
  end }

scenario "5.10 Sammy, Wizard's Apprentice: or stay, seen by its owner only" {
  p1 = { hand = { "Sammy, Wizard's Apprentice" }, deck = { "Insight", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play "Sammy, Wizard's Apprentice"
    t:expect("Insight"):seen_by("p1"):unseen_by "p2"
    t.p1:choose()
    t:expect(t.p1.cemetery):count(0)
    t:expect(t.p1.deck):in_order { "Insight", "Goblin" }
  end }

scenario "12.6.2 Sammy, Wizard's Apprentice: as it evolves each player draws" {
  p1 = { field = { "Sammy, Wizard's Apprentice" }, deck = { "Insight", "Goblin" },
    evolve_deck = { "Sammy, Wizard's Apprentice" }, play_points = 2 },
  p2 = { deck = { "Fighter", "Goliath" } },
  function(t)
    t.p1:evolve "Sammy, Wizard's Apprentice"
    t:expect("Sammy, Wizard's Apprentice"):attack(3):defense(2)
    t:expect(t.p1.hand):is { "Insight" }
    t:expect(t.p2.hand):is { "Fighter" }
  end }

scenario "3.2 Sammy, Wizard's Apprentice: an empty deck loses as it evolves" {
  p1 = { field = { "Sammy, Wizard's Apprentice" },
    evolve_deck = { "Sammy, Wizard's Apprentice" }, play_points = 2 },
  p2 = { deck = {} },
  function(t)
    t.p1:evolve "Sammy, Wizard's Apprentice"
    t:expect_winner "p1"
  end }

scenario "5.10 Sammy, Wizard's Apprentice: with an empty deck there is nothing to look at, and nobody loses" {
  p1 = { hand = { "Sammy, Wizard's Apprentice" }, deck = {}, play_points = 1 },
  function(t)
    t.p1:play "Sammy, Wizard's Apprentice"
    t:expect_decision("p1", "turn")
    t:expect("Sammy, Wizard's Apprentice"):in_zone "field"
  end }

scenario "1.2.2 Sammy, Wizard's Apprentice: with both decks empty the game is drawn as it evolves" {
  p1 = { field = { "Sammy, Wizard's Apprentice" }, deck = {},
    evolve_deck = { "Sammy, Wizard's Apprentice" }, play_points = 2 },
  p2 = { deck = {} },
  function(t)
    t.p1:evolve "Sammy, Wizard's Apprentice"
    t:expect_winner "nobody"
  end }

scenario "5.10.1 Sammy, Wizard's Apprentice: one card is looked at, the next is not" {
  p1 = { hand = { "Sammy, Wizard's Apprentice" }, deck = { "Insight", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play "Sammy, Wizard's Apprentice"
    t:expect("Goblin"):unseen_by "p1"
    t:expect_no_option "Goblin"
  end }
