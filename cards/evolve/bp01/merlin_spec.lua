-- SPDX-License-Identifier: MIT

scenario "5.7 Merlin: a spell of the deck into the hand, which is revealed" {
  p1 = { hand = { "Merlin" }, deck = { "Goblin", "Insight", "Fighter", "Wind Blast" },
    play_points = 3 },
  function(t)
    t.p1:play "Merlin"
    t:expect_option("Insight", "Wind Blast")
    t:expect_no_option "Goblin"
    t.p1:choose "Wind Blast"
    t:expect(t.p1.hand):is { "Wind Blast" }
    t:expect(t.p1.deck):count(3)
    t:expect_event("reveal", "Wind Blast")
    t:expect_event "shuffle"
  end }

scenario "4.1.2.2 Merlin: a spell need not be found" {
  p1 = { hand = { "Merlin" }, deck = { "Goblin", "Insight" }, play_points = 3 },
  function(t)
    t.p1:play("Merlin"):choose()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.deck):count(2)
    t:expect_event "shuffle"
  end }

scenario "S20 Merlin: as it evolves a spell of the cemetery is played for nothing" {
  p1 = { field = { "Merlin" }, evolve_deck = { "Merlin" }, play_points = 2,
    cemetery = { "Magic Missile", "Fiery Embrace", "Goblin" }, deck = { "Fighter", "Goblin" } },
  p2 = { field = { "Mythril Golem" }, cemetery = { "Insight" } },
  function(t)
    t.p1:evolve("Merlin"):on "Magic Missile" -- costs 3, Fiery Embrace costs 4
    t.p1:on "Mythril Golem"
    t:expect("Merlin"):evolved():attack(4):defense(3)
    t:expect("Mythril Golem"):damage(2)
    t:expect(t.p1.hand):is { "Fighter" }
    t:expect("Magic Missile"):in_zone "cemetery"
    t:expect_number("p1", "play_points", 0)
    t:expect_number("p1", "played", 1)
  end }

scenario "10.6.2.3.1 Merlin: nothing as it evolves without a spell that costs 3 or less" {
  p1 = { field = { "Merlin" }, evolve_deck = { "Merlin" }, play_points = 2,
    cemetery = { "Fiery Embrace", "Goblin" } },
  p2 = { field = { "Mythril Golem" }, cemetery = { "Insight" } },
  function(t)
    t.p1:evolve "Merlin"
    t:expect_decision("p1", "turn")
    t:expect("Fiery Embrace"):in_zone "cemetery"
    t:expect_number("p1", "played", 0)
  end }

scenario "10.6.2.3.4 Merlin: a spell that cannot be played stays where it is" {
  p1 = { field = { "Merlin" }, evolve_deck = { "Merlin" }, play_points = 2,
    cemetery = { "Wind Blast" } },
  function(t)
    t.p1:evolve "Merlin"
    t:expect_decision("p1", "turn")
    t:expect("Wind Blast"):in_zone "cemetery"
    t:expect_number("p1", "played", 0)
  end }

scenario "13.3.1.3 Merlin: the spell that it plays does not count itself" {
  p1 = { field = { "Merlin" }, evolve_deck = { "Merlin" }, play_points = 2,
    cemetery = { "Wind Blast", "Insight", "Insight", "Insight", "Insight", "Insight", "Insight",
      "Insight", "Insight", "Insight" } },
  p2 = { field = { "Mythril Golem" } },
  function(t)
    t.p1:evolve("Merlin"):on "Wind Blast"
    t:expect("Mythril Golem"):damage(2)
  end }

scenario "S20 Merlin: the opponent's cemetery is none of hers, nor is a follower that costs 3 or less" {
  p1 = { field = { "Merlin" }, evolve_deck = { "Merlin" }, play_points = 2,
    cemetery = { "Goblin", "Teachings of Creation" } },
  p2 = { field = { "Mythril Golem" }, cemetery = { "Wind Blast" } },
  function(t)
    t.p1:evolve "Merlin"
    t:expect_decision("p1", "turn")
    t:expect("Mythril Golem"):damage(0)
    t:expect("Wind Blast"):in_zone "cemetery"
  end }
