-- SPDX-License-Identifier: MIT
scenario "Crystalia Lily: a token on the bottom of a deck is eliminated" {
  p1 = { field = { "Crystalia Lily" }, evolve_deck = { "Crystalia Lily" }, play_points = 2 },
  p2 = { field = { "Fairy" } },
  function(t)
    t.p1:evolve("Crystalia Lily")
    t:expect("Fairy"):gone()
    t:expect(t.p2.deck):count(20)
  end }

scenario "Crystalia Lily: a Crystalian or a Pixie of the top two, the other one goes to the bottom" {
  p1 = { hand = { "Crystalia Lily" }, play_points = 2, deck = { "Water Fairy", "Crystalia Tia", "Goblin" } },
  function(t)
    t.p1:play("Crystalia Lily")
    t:expect_no_option("Goblin")
    t.p1:choose("Crystalia Tia")
    t:expect_event("reveal", "Crystalia Tia")
    t:expect(t.p1.hand):is { "Crystalia Tia" }
    t:expect(t.p1.deck):in_order { "Goblin", "Water Fairy" }
  end }


scenario "Crystalia Lily: nothing need be taken" {
  p1 = { hand = { "Crystalia Lily" }, play_points = 2, deck = { "Water Fairy", "Goblin", "Goblin" } },
  function(t)
    t.p1:play("Crystalia Lily")
    t.p1:choose()
    t.p1:order { "Water Fairy", "Goblin" }
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.deck):in_order { "Goblin", "Water Fairy", "Goblin" }
  end }

scenario "5.10 Crystalia Lily: a Crystalian or a Pixie follower, nothing else" {
  p1 = { hand = { "Crystalia Lily" }, play_points = 2, deck = { "Water Fairy", "Goblin", "Crystalia Tia" } },
  function(t)
    t.p1:play("Crystalia Lily")
    t:expect_no_option("Goblin", "Crystalia Tia")
    t.p1:choose("Water Fairy")
    t:expect(t.p1.hand):is { "Water Fairy" }
    t:expect(t.p1.deck):in_order { "Crystalia Tia", "Goblin" }
  end }
