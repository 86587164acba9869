-- SPDX-License-Identifier: MIT
scenario "12.4 Curate: 5 defense for the leader, and a card" {
  p1 = { hand = { "Curate" }, deck = { "Goblin", "Fighter" }, play_points = 6, defense = 10 },
  function(t)
    t.p1:play "Curate"
    t:expect_defense("p1", 15)
    t:expect(t.p1.hand):is { "Goblin" }
    t:expect_defense("p2", 20)
  end }

scenario "12.4.3 Curate: nothing when she does not come onto the field" {
  p1 = { hand = { "Curate", "Fighter" }, play_points = 2, defense = 10 },
  function(t)
    t:cannot(t.p1, "play", "Curate", "10.4.4")
    t.p1:play "Fighter"
    t:expect_defense("p1", 10)
  end }

scenario "5.9 Curate: with an empty deck the defense is there before the game is lost" {
  p1 = { hand = { "Curate" }, deck = {}, play_points = 6, defense = 10 },
  function(t)
    t.p1:play "Curate"
    t:expect_defense("p1", 15)
    t:expect_winner "p2"
  end }
