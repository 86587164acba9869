-- SPDX-License-Identifier: MIT
scenario "13.4.1.2 Serpent Wrath: 5 damage, with Overflow a card too" {
  p1 = { hand = { "Serpent Wrath" }, play_points = 3, max_play_points = 7 },
  p2 = { field = { "Genesis Dragon" } },
  function(t)
    t.p1:play("Serpent Wrath"):on "Genesis Dragon"
    t:expect("Genesis Dragon"):damage(5)
    t:expect(t.p1.hand):count(1)
  end }

scenario "12.3.4 Serpent Wrath: in a Quick window; no card without Overflow" {
  p1 = { field = { "Goliath" } },
  p2 = { hand = { "Serpent Wrath" }, play_points = 3, max_play_points = 6 },
  function(t)
    t.p1:attack "Goliath"
    t.p2:play("Serpent Wrath"):on "Goliath"
    t:expect("Goliath"):in_zone "cemetery"
    t:expect_defense("p2", 20)
    t:expect(t.p2.hand):count(0)
  end }

scenario "10.6.2.3.4 Serpent Wrath: not without an enemy follower" {
  p1 = { field = { "Goliath" }, hand = { "Serpent Wrath" }, play_points = 3 },
  function(t)
    t:cannot(t.p1, "play", "Serpent Wrath", "10.6.2.3.4")
  end }
