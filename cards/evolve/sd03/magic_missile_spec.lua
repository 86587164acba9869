-- SPDX-License-Identifier: MIT

scenario "10.6.2.3 Magic Missile: 2 damage and a card" {
  p1 = { hand = { "Magic Missile" }, play_points = 3 },
  p2 = { field = { "Goliath", "Fighter" } },
  function(t)
    t.p1:play("Magic Missile"):on "Goliath"
    t:expect("Goliath"):damage(2)
    t:expect("Fighter"):damage(0)
    t:expect("Magic Missile"):in_zone "cemetery"
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.6.2.3.4 Magic Missile: not without a follower to deal it to" {
  p1 = { field = { "Goliath" }, hand = { "Magic Missile" }, play_points = 3 },
  function(t)
    t:cannot(t.p1, "play", "Magic Missile", "10.6.2.3.4")
  end }

scenario "Magic Missile: its printed numbers and keywords" {
  p1 = { hand = { "Magic Missile" } },
  function(t)
    t:expect("Magic Missile"):attribute("cost", 3):has("keyword", "quick")
  end,
}

scenario "12.3.4 Magic Missile: with Quick, as the opponent attacks" {
  p1 = { field = { "Follower 2/2" } },
  p2 = { hand = { "Magic Missile" }, play_points = 3 },
  function(t)
    t.p1:attack "Follower 2/2"
    t.p2:play "Magic Missile"
    t:expect("Follower 2/2"):in_zone "cemetery"
    t:expect_defense("p2", 20)
    t:expect(t.p2.hand):count(1)
  end }

scenario "11.2.2 Magic Missile: with an empty deck its player loses" {
  p1 = { hand = { "Magic Missile" }, deck = {}, play_points = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Magic Missile"):on "Goliath"
    t:expect_winner "p2"
  end }
