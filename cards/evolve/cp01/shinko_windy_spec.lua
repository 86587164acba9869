-- SPDX-License-Identifier: MIT
scenario "Shinko Windy: the top card to the bottom" {
  p1 = { hand = { "Shinko Windy" }, play_points = 1, deck = { "Goblin", "Fighter" } },
  function(t)
    t.p1:play("Shinko Windy"):yes()
    t:expect(t.p1.deck):in_order { "Fighter", "Goblin" }
  end }

scenario "Shinko Windy: it may stay on top" {
  p1 = { hand = { "Shinko Windy" }, play_points = 1, deck = { "Goblin", "Fighter" } },
  function(t)
    t.p1:play("Shinko Windy"):no()
    t:expect(t.p1.deck):in_order { "Goblin", "Fighter" }
  end }

scenario "5.10 Shinko Windy: an empty deck shows nothing; only her player sees the card" {
  p1 = { hand = { "Shinko Windy", "Shinko Windy" }, play_points = 2, deck = { "Goblin" } },
  function(t)
    t.p1:play("Shinko Windy"):no()
    t:expect("Goblin"):seen_by("p1"):unseen_by("p2")
  end }

scenario "1.3.2 Shinko Windy: an empty deck asks nothing" {
  p1 = { hand = { "Shinko Windy" }, play_points = 1, deck = {} },
  function(t)
    t.p1:play("Shinko Windy")
    t:expect_decision("p1", "turn")
  end }
