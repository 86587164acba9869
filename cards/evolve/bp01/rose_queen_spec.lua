-- SPDX-License-Identifier: MIT

scenario "Rose Queen: Pixies of the EX area become Thorn Bursts, as many as you like" {
  p1 = { hand = { "Rose Queen" }, ex = { "Fairy", "Fairy Wisp", "Knight" }, play_points = 8 },
  function(t)
    t.p1:play("Rose Queen"):choose("Fairy", "Fairy Wisp")
    t:expect(t.p1.ex):is { "Knight", "Thorn Burst", "Thorn Burst" }
    t:expect("Fairy"):gone()
  end }

scenario "Rose Queen: or none" {
  p1 = { hand = { "Rose Queen" }, ex = { "Fairy" }, play_points = 8 },
  function(t)
    t.p1:play("Rose Queen"):choose()
    t:expect(t.p1.ex):is { "Fairy" }
  end }

scenario "Rose Queen: engaged, a play point for each Thorn Burst" {
  p1 = { field = { "Rose Queen" }, ex = { "Thorn Burst", "Thorn Burst", "Fairy" }, play_points = 1,
    max_play_points = 8 },
  function(t)
    t.p1:use "Rose Queen"
    t:expect_number("p1", "play_points", 3)
    t:expect("Rose Queen"):engaged()
  end }

scenario "10.6.2.3 Rose Queen: Pixies that are no tokens too, but neither other followers nor those of the field" {
  p1 = { hand = { "Rose Queen" }, field = { "Noble Fairy" }, ex = { "Water Fairy", "Knight" }, play_points = 8 },
  p2 = { ex = { "Fairy Wisp" } },
  function(t)
    t.p1:play "Rose Queen"
    t:expect_option "Water Fairy"
    t:expect_no_option("Knight", "Noble Fairy", "Fairy Wisp", "Rose Queen")
    t.p1:choose "Water Fairy"
    t:expect("Water Fairy"):in_zone "banished"
    t:expect(t.p1.ex):is { "Knight", "Thorn Burst" }
  end }

scenario "5.14.1.1 Rose Queen: no more play points than the maximum; without Thorn Bursts none" {
  p1 = { field = { "Rose Queen", "Rose Queen" }, ex = { "Thorn Burst", "Thorn Burst", "Thorn Burst" },
    play_points = 7, max_play_points = 8 },
  p2 = { ex = { "Thorn Burst" } },
  function(t)
    t.p1:use "Rose Queen"
    t:expect_number("p1", "play_points", 8)
    t.p1:play("Thorn Burst"):play("Thorn Burst"):play "Thorn Burst"
    t:expect_number("p1", "play_points", 2)
    t.p1:use "Rose Queen#2"
    t:expect_number("p1", "play_points", 2)
    t:expect("Rose Queen#2"):engaged()
  end }

scenario "10.4.6.1 Rose Queen: in the turn she comes, for what she has just made" {
  p1 = { hand = { "Rose Queen" }, ex = { "Fairy", "Fairy" }, play_points = 8 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Rose Queen"):choose("Fairy", "Fairy#2"):use "Rose Queen"
    t:expect_number("p1", "play_points", 2)
    t.p1:play("Thorn Burst"):on "Goliath"
    t:expect("Goliath"):damage(3)
    t:expect(t.p1.hand):count(1)
  end }
