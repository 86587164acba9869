-- SPDX-License-Identifier: MIT

scenario "Silver Bolt: a card, then as much damage as there are cards in the hand" {
  p1 = { hand = { "Silver Bolt", "Goblin", "Fighter" }, play_points = 7 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Silver Bolt"):on "p2's leader"
    t:expect_defense("p2", 17) -- two and the one that was drawn
  end }

scenario "Silver Bolt: to a follower, in a Quick window" {
  p1 = { field = { "Fighter" } },
  p2 = { hand = { "Silver Bolt" }, play_points = 7, field = { "Goblin" } },
  function(t)
    t.p1:attack "Fighter"
    t.p2:play("Silver Bolt"):on "Fighter"
    t:expect("Fighter"):damage(1)
  end }
