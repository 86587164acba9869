-- SPDX-License-Identifier: MIT
test_card { id = "MORE-T23", name = "Dear Friend", type = "follower", class = "neutral", cost = 3, attack = 1, defense = 1 }
scenario "Weight of the Grave: who lost more draws the difference" {
  p1 = { hand = { "Weight of the Grave" }, play_points = 2, cemetery = { "Follower 1/1" }, deck = { "Goblin", "Goblin" } },
  p2 = { cemetery = { "Dear Friend" }, deck = { "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play("Weight of the Grave")
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(2)
  end }

scenario "Weight of the Grave: three cards at most" {
  p1 = { hand = { "Weight of the Grave" }, play_points = 2, cemetery = { "Dear Friend", "Dear Friend" },
    deck = { "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play("Weight of the Grave")
    t:expect(t.p1.hand):count(3)
    t:expect(t.p2.hand):count(0)
  end }
