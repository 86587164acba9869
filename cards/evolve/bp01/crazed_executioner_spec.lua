-- SPDX-License-Identifier: MIT

scenario "5.20 Crazed Executioner: as it evolves the opponent shows the hand and discards your pick" {
  p1 = { field = { "Crazed Executioner" }, evolve_deck = { "Crazed Executioner" },
    play_points = 1 },
  p2 = { hand = { "Goblin", "Fighter" } },
  function(t)
    t.p1:evolve "Crazed Executioner"
    t:expect_decision("p1", "10.6.2.7.2")
    t:expect("Goblin"):seen_by "p1"
    t.p1:choose "Fighter"
    t:expect_defense("p1", 18)
    t:expect("Fighter"):in_zone "cemetery"
    t:expect(t.p2.hand):is { "Goblin" }
  end }

scenario "1.3.2 Crazed Executioner: an empty hand loses nothing, the damage is dealt" {
  p1 = { field = { "Crazed Executioner" }, evolve_deck = { "Crazed Executioner" },
    hand = { "Goblin" }, play_points = 1 },
  function(t)
    t.p1:evolve "Crazed Executioner"
    t:expect_defense("p1", 18)
    t:expect(t.p1.hand):count(1)
    t:expect_decision("p1", "turn")
  end }

scenario "10.6.2.7.2 Crazed Executioner: a card must be taken, also if its own damage loses the game" {
  p1 = { field = { "Crazed Executioner" }, evolve_deck = { "Crazed Executioner" },
    play_points = 1, defense = 2 },
  p2 = { hand = { "Goblin", "Fighter" } },
  function(t)
    t.p1:evolve "Crazed Executioner"
    assert(not t:accepts(t.p1), "one card must be selected")
    t.p1:choose "Goblin"
    t:expect("Goblin"):in_zone "cemetery"
    t:expect_winner "p2" -- S3: the leader's defense is looked at afterwards
  end }
