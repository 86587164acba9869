-- SPDX-License-Identifier: MIT

scenario "A.1 Thorn Burst: 3 damage to an enemy leader, and a card" {
  p1 = { ex = { "Thorn Burst" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Thorn Burst"):on("p2's leader")
    t:expect_defense("p2", 17)
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "play_points", 0)
    t:expect("Thorn Burst"):gone() -- 9.1.4.2: a spell token does not lie in a cemetery
  end }

scenario "A.1 Thorn Burst: or to an enemy follower" {
  p1 = { ex = { "Thorn Burst" }, play_points = 2, field = { "Fighter" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Thorn Burst"):on("Goliath")
    t:expect("Goliath"):damage(3)
  end }

scenario "A.1 Thorn Burst: nothing of your own" {
  p1 = { ex = { "Thorn Burst" }, play_points = 2, field = { "Fighter" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Thorn Burst")
    t:expect_option("p2's leader", "Goliath")
    t:expect_no_option("Fighter", "p1's leader")
  end }

scenario "12.15.2 Thorn Burst: not to one with Aura; it has no Quick and counts as a card played (13.2.1.3)" {
  p1 = { ex = { "Thorn Burst" }, play_points = 2 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t:expect("Thorn Burst"):lacks("keyword", "quick")
    t.p1:play "Thorn Burst"
    t:expect_defense("p2", 17)
    t:expect_number("p1", "combo", 1)
    t:expect(t.p1.cemetery):count(0)
  end }

scenario "1.2.2 Thorn Burst: an empty deck loses, with the leader's last defense it is a draw" {
  p1 = { ex = { "Thorn Burst" }, deck = {}, play_points = 2 },
  p2 = { defense = 3 },
  function(t)
    t.p1:play "Thorn Burst"
    t:expect_winner "nobody"
  end }
