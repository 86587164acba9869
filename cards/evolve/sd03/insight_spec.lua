-- SPDX-License-Identifier: MIT

scenario "5.9 Insight: a card" {
  p1 = { hand = { "Insight" }, deck = { "Goblin", "Fighter" }, play_points = 1 },
  function(t)
    t.p1:play "Insight"
    t:expect(t.p1.hand):is { "Goblin" }
    t:expect("Insight"):in_zone "cemetery"
  end }

scenario "12.3.2 Insight: also when the opponent attacks" {
  turn = "p2",
  p1 = { hand = { "Insight" }, deck = { "Goblin", "Fighter" }, play_points = 1 },
  p2 = { field = { "Fighter" } },
  function(t)
    t.p2:attack "Fighter"
    t.p1:play "Insight"
    t:expect(t.p1.hand):is { "Goblin" }
  end }

scenario "11.2.2 Insight: who has no card to draw loses" {
  p1 = { hand = { "Insight" }, deck = {}, play_points = 1 },
  function(t)
    t.p1:play "Insight"
    t:expect_winner "p2"
  end }

scenario "7.4.4 Insight: also as the opponent's turn ends, before that one discards" {
  p1 = { hand = { "Goblin" } },
  p2 = { hand = { "Insight" }, deck = { "Fighter", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:end_turn()
    t.p2:play "Insight"
    t:expect(t.p2.hand):has "Fighter"
  end }
