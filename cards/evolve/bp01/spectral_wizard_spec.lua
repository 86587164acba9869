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
