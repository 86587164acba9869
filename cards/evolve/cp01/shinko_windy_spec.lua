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
