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

scenario "5.9.1.1 Silver Bolt: with an empty deck it deals what is in the hand, then its player loses" {
  p1 = { hand = { "Silver Bolt", "Goblin" }, deck = {}, play_points = 7 },
  p2 = { defense = 2 },
  function(t)
    t.p1:play "Silver Bolt"
    t:expect_defense("p2", 1)
    t:expect_winner "p2"
  end }

scenario "1.2.2 Silver Bolt: the last card and the last defense together make a draw" {
  p1 = { hand = { "Silver Bolt", "Goblin" }, deck = {}, play_points = 7 },
  p2 = { defense = 1 },
  function(t)
    t.p1:play "Silver Bolt"
    t:expect_winner "nobody"
  end }

scenario "12.15.2 Silver Bolt: not one with Aura, nothing of your own; it does not count itself" {
  p1 = { hand = { "Silver Bolt" }, field = { "Fighter" }, play_points = 7 },
  p2 = { field = { "Aura 2/2", "Goliath" } },
  function(t)
    t.p1:play "Silver Bolt"
    t:expect_option("p2's leader", "Goliath")
    t:expect_no_option("Aura 2/2", "Fighter", "p1's leader")
    t.p1:on "Goliath"
    t:expect("Goliath"):damage(1)
  end }
