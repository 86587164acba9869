-- SPDX-License-Identifier: MIT

scenario "10.4.6 Penguin Wizard: engaged, and a spell discarded, for a card" {
  p1 = { field = { "Penguin Wizard" }, hand = { "Insight", "Goblin", "Wind Blast" },
    deck = { "Fighter", "Goliath" } },
  function(t)
    t.p1:use "Penguin Wizard"
    t:expect_no_option "Goblin"
    t.p1:choose "Wind Blast"
    t:expect("Penguin Wizard"):engaged()
    t:expect(t.p1.hand):is { "Insight", "Goblin", "Fighter" }
    t:expect(t.p1.cemetery):is { "Wind Blast" }
  end }

scenario "10.4.2.2 Penguin Wizard: not without a spell in the hand" {
  p1 = { field = { "Penguin Wizard" }, hand = { "Goblin" } },
  function(t)
    t:cannot(t.p1, "use", "Penguin Wizard")
  end }

scenario "10.4.6 Penguin Wizard: not while it is engaged" {
  p1 = { field = { { "Penguin Wizard", engaged = true } }, hand = { "Insight" } },
  function(t)
    t:cannot(t.p1, "use", "Penguin Wizard")
  end }

scenario "12.6.2 Penguin Wizard: refreshed as it evolves, it can be engaged once more" {
  p1 = { field = { "Penguin Wizard" }, evolve_deck = { "Penguin Wizard" },
    hand = { "Insight", "Wind Blast" }, deck = { "Fighter", "Goliath" }, play_points = 1 },
  function(t)
    t.p1:use("Penguin Wizard"):choose "Insight"
    t.p1:evolve "Penguin Wizard"
    t:expect("Penguin Wizard"):evolved():reserved():attack(2):defense(5)
    t.p1:use "Penguin Wizard"
    t:expect("Penguin Wizard"):engaged()
    t:expect(t.p1.hand):is { "Fighter", "Goliath" }
  end }

scenario "10.4.6.1 Penguin Wizard: in the turn it comes" {
  p1 = { hand = { "Penguin Wizard", "Insight" }, deck = { "Fighter", "Goliath" }, play_points = 2 },
  function(t)
    t.p1:play("Penguin Wizard"):use "Penguin Wizard"
    t:expect("Penguin Wizard"):engaged()
    t:expect("Insight"):in_zone "cemetery"
    t:expect(t.p1.hand):is { "Fighter" }
  end }

scenario "10.4.2.2 Penguin Wizard: evolved it needs a spell, too" {
  p1 = { field = { { "Penguin Wizard", evolved = true } }, hand = { "Goblin" } },
  function(t)
    t:cannot(t.p1, "use", "Penguin Wizard")
  end }

scenario "12.6.2 Penguin Wizard: having attacked it is refreshed as it evolves and attacks again" {
  p1 = { field = { "Penguin Wizard" }, evolve_deck = { "Penguin Wizard" }, play_points = 1 },
  function(t)
    t.p1:attack("Penguin Wizard"):evolve("Penguin Wizard"):attack "Penguin Wizard"
    t:expect_defense("p2", 17)
  end }

scenario "10.4.6 Penguin Wizard: evolved, one card for one spell" {
  p1 = { field = { { "Penguin Wizard", evolved = true } }, hand = { "Insight", "Goblin" } },
  function(t)
    t.p1:use "Penguin Wizard"
    t:expect("Insight"):in_zone "cemetery"
    t:expect(t.p1.hand):count(2)
    t:expect("Penguin Wizard"):engaged()
  end }
