-- SPDX-License-Identifier: MIT
scenario "13.4.1.2 Dragonewt Princess: with Overflow 4 damage to an enemy follower" {
  p1 = { hand = { "Dragonewt Princess" }, play_points = 2, max_play_points = 7 },
  p2 = { field = { "Dragon", "Genesis Dragon" } },
  function(t)
    t.p1:play("Dragonewt Princess"):on "Genesis Dragon"
    t:expect("Genesis Dragon"):damage(4)
    t:expect("Dragon"):damage(0)
  end }

scenario "13.4.1.2 Dragonewt Princess: without it nothing is selected" {
  p1 = { hand = { "Dragonewt Princess" }, play_points = 2, max_play_points = 6 },
  p2 = { field = { "Dragon" } },
  function(t)
    t.p1:play "Dragonewt Princess"
    t:expect_decision("p1", "turn")
    t:expect("Dragon"):damage(0)
  end }

scenario "S8 Dragonewt Princess: comes without anything to select, too (10.7.3.2)" {
  p1 = { hand = { "Dragonewt Princess" }, play_points = 2, max_play_points = 7 },
  function(t)
    t.p1:play "Dragonewt Princess"
    t:expect("Dragonewt Princess"):in_zone "field"
  end }

scenario "13.4.1.2 Dragonewt Princess: the opponent's Overflow is none of hers; more than seven is" {
  p1 = { hand = { "Dragonewt Princess", "Dragonewt Princess" }, play_points = 4, max_play_points = 6 },
  p2 = { field = { "Dragon" }, max_play_points = 10 },
  function(t)
    t.p1:play "Dragonewt Princess"
    t:expect("Dragon"):damage(0)
    t:next_turn()
    t:next_turn() -- seven now
    t.p1:play "Dragonewt Princess#2"
    t:expect("Dragon"):damage(4)
  end }
