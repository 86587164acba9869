-- SPDX-License-Identifier: MIT
local deck = { "Goblin", "Fighter", "Insight", "Goliath", "Wind Blast", "Mythril Golem" }

scenario "4.8.3 Arcane Enlightenment: fills the EX area from the top of the deck" {
  p1 = { hand = { "Arcane Enlightenment" }, ex = { "Fairy" }, deck = deck, play_points = 5 },
  function(t)
    t.p1:play "Arcane Enlightenment"
    t:expect(t.p1.ex):is { "Fairy", "Goblin", "Fighter", "Insight", "Goliath" }
    t:expect(t.p1.deck):in_order { "Wind Blast", "Mythril Golem" }
    t.p1:play "Insight"
    t:expect(t.p1.hand):is { "Wind Blast" }
  end }

scenario "10.7.5 Arcane Enlightenment: at your end phase what is still there is banished, once" {
  p1 = { hand = { "Arcane Enlightenment" }, ex = { "Fairy" }, deck = deck, play_points = 4 },
  p2 = { ex = { "Fairy" } },
  function(t)
    t.p1:play "Arcane Enlightenment"
    t.p1:end_turn()
    t:expect(t.p1.ex):count(0)
    t:expect(t.p1.banished):is { "Goblin", "Fighter", "Insight", "Goliath" }
    t:expect(t.p2.ex):count(1)
  end }

scenario "12.3.2 Arcane Enlightenment: played in the opponent's turn they stay for yours" {
  turn = "p2",
  p1 = { hand = { "Arcane Enlightenment" }, deck = deck, play_points = 4 },
  p2 = { field = { "Fighter" }, deck = { "Goblin", "Goblin" } },
  function(t)
    t.p2:attack "Fighter"
    t.p1:play "Arcane Enlightenment"
    t:expect(t.p1.ex):count(5)
    t:next_turn()
    t:expect(t.p1.ex):count(5)
    t:next_turn()
    t:expect(t.p1.ex):count(0)
  end }

scenario "4.8.3 Arcane Enlightenment: a deck that ends before the EX area is full loses nothing" {
  p1 = { hand = { "Arcane Enlightenment" }, deck = { "Goblin", "Fighter" }, play_points = 4 },
  function(t)
    t.p1:play "Arcane Enlightenment"
    t:expect(t.p1.ex):is { "Goblin", "Fighter" }
    t:expect(t.p1.deck):count(0)
    t:expect_decision("p1", "turn")
  end }

scenario "1.3.2 Arcane Enlightenment: a full EX area takes no card; its cards are banished all the same" {
  p1 = { hand = { "Arcane Enlightenment" }, ex = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" },
    deck = deck, play_points = 4 },
  function(t)
    t.p1:play "Arcane Enlightenment"
    t:expect(t.p1.deck):count(6)
    t.p1:end_turn()
    t:expect(t.p1.ex):count(0)
    t:expect(t.p1.banished):count(5)
  end }

scenario "10.7.5 Arcane Enlightenment: what has been played from there stays where it went" {
  p1 = { hand = { "Arcane Enlightenment" }, deck = deck, play_points = 5 },
  function(t)
    t.p1:play "Arcane Enlightenment"
    t.p1:play "Goblin"
    t.p1:end_turn()
    t:expect("Goblin"):in_zone "field"
    t:expect(t.p1.banished):count(4)
  end }
