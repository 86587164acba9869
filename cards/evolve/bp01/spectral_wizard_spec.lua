-- SPDX-License-Identifier: MIT

scenario "5.10 Spectral Wizard: a spell on top may be added to the hand" {
  p1 = { hand = { "Spectral Wizard" }, deck = { "Insight", "Goblin" }, play_points = 2 },
  function(t)
    t.p1:play("Spectral Wizard"):choose "Insight"
    t:expect(t.p1.hand):is { "Insight" }
    t:expect_event("reveal", "Insight")
    t:expect(t.p1.deck):is { "Goblin" }
  end }

scenario "5.10 Spectral Wizard: it may also stay, and nobody else learns what it is" {
  p1 = { hand = { "Spectral Wizard" }, deck = { "Insight", "Goblin" }, play_points = 2 },
  function(t)
    t.p1:play("Spectral Wizard"):choose()
    t:expect(t.p1.hand):count(0)
    t:expect("Insight"):seen_by("p1"):unseen_by "p2"
    t:expect_no_event("reveal", "Insight")
    t:expect(t.p1.deck):in_order { "Insight", "Goblin" }
  end }

scenario "4.1.2.2 Spectral Wizard: what is no spell stays; the question gives nothing away" {
  p1 = { hand = { "Spectral Wizard" }, deck = { "Goblin", "Insight" }, play_points = 2 },
  function(t)
    t.p1:play("Spectral Wizard")
    t:expect_no_option "Goblin"
    t.p1:choose()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.deck):in_order { "Goblin", "Insight" }
  end }

scenario "10.4.7.4 Spectral Wizard: as it evolves, a spell discarded for 4 damage" {
  p1 = { field = { "Spectral Wizard" }, evolve_deck = { "Spectral Wizard" },
    hand = { "Insight", "Goblin" }, play_points = 2 },
  p2 = { field = { "Mythril Golem", "Goliath" } },
  function(t)
    t.p1:evolve("Spectral Wizard"):on "Mythril Golem"
    t.p1:yes()
    t:expect("Mythril Golem"):damage(4)
    t:expect(t.p1.hand):is { "Goblin" }
    t:expect(t.p1.cemetery):is { "Insight" }
  end }

scenario "10.4.7.4 Spectral Wizard: or not" {
  p1 = { field = { "Spectral Wizard" }, evolve_deck = { "Spectral Wizard" },
    hand = { "Insight" }, play_points = 2 },
  p2 = { field = { "Mythril Golem", "Goliath" } },
  function(t)
    t.p1:evolve("Spectral Wizard"):on "Mythril Golem"
    t.p1:no()
    t:expect("Spectral Wizard"):attack(3):defense(3)
    t:expect("Mythril Golem"):damage(0)
    t:expect(t.p1.hand):is { "Insight" }
  end }

scenario "10.4.7.4 Spectral Wizard: nothing is discarded without a follower to hit" {
  p1 = { field = { "Spectral Wizard" }, evolve_deck = { "Spectral Wizard" },
    hand = { "Insight" }, play_points = 2 },
  function(t)
    t.p1:evolve "Spectral Wizard"
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):is { "Insight" }
  end }

scenario "4.1.2.2 Spectral Wizard: asked with a hand of no spells, too; only a spell will do" {
  p1 = { field = { "Spectral Wizard" }, evolve_deck = { "Spectral Wizard" },
    hand = { "Goblin", "Teachings of Creation" }, play_points = 2 },
  p2 = { field = { "Mythril Golem" } },
  function(t)
    t.p1:evolve "Spectral Wizard"
    t.p1:no()
    t:expect("Mythril Golem"):damage(0)
    t:expect(t.p1.hand):count(2)
  end }

scenario "5.10.1 Spectral Wizard: only the top card is looked at" {
  p1 = { hand = { "Spectral Wizard" }, deck = { "Goblin", "Insight" }, play_points = 2 },
  function(t)
    t.p1:play "Spectral Wizard"
    t:expect_no_option "Insight"
    t.p1:choose()
    t:expect("Insight"):unseen_by "p1"
    t:expect("Goblin"):seen_by "p1"
  end }
