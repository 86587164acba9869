-- SPDX-License-Identifier: MIT
scenario "Demonic Hedonist: Sanguine at the end draws and discards; evolved it hits both leaders" {
  p1 = { field = { { "Demonic Hedonist", evolved = true } }, defense = 11, hand = { "Goblin" }, deck = { "Goliath", "Fighter" } },
  p2 = { defense = 20 },
  function(t)
    t.p1:attack("Demonic Hedonist")
    t:expect_defense("p1", 10)
    t:expect_defense("p2", 16)
    t.p1:end_turn()
    t.p1:choose("Goblin")
    t:expect(t.p1.hand):is { "Goliath" }
  end }

scenario "Demonic Hedonist: not with 11 defense" {
  p1 = { field = { "Demonic Hedonist" }, defense = 11 },
  function(t)
    t.p1:end_turn()
    t:expect(t.p1.hand):count(0)
  end }

scenario "Demonic Hedonist: both leaders at 1, nobody wins" {
  p1 = { field = { { "Demonic Hedonist", evolved = true } }, defense = 1 },
  p2 = { defense = 1 },
  function(t)
    t.p1:attack("Demonic Hedonist")
    t:expect_winner("nobody")
  end }

scenario "Demonic Hedonist: Sanguine at the end of the turn draws and discards" {
  p1 = { hand = { "Soul Dealer", "Goblin" }, field = { "Demonic Hedonist" }, play_points = 4, deck = { "Fighter" } },
  function(t)
    t.p1:play("Soul Dealer"):no()
    t.p1:end_turn()
    t.p1:choose("Goblin")
    t:expect(t.p1.hand):is { "Fighter" }
  end }


scenario "Demonic Hedonist: not without, and not in the opponent's turn" {
  p1 = { field = { { "Demonic Hedonist", evolved = true } }, hand = { "Goblin" } },
  function(t)
    t.p1:end_turn()
    t:expect(t.p1.hand):is { "Goblin" }
    t:next_turn()
    t:expect("Goblin"):in_zone("hand")
  end }
