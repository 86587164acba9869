-- SPDX-License-Identifier: MIT
scenario "10.7.1 Fervid Soldier: +1 attack with every other follower, also evolved" {
  p1 = { hand = { "Fighter", "Fighter", "Royal Banner" }, field = { "Fervid Soldier" },
    evolve_deck = { "Fervid Soldier" }, play_points = 10 },
  function(t)
    t.p1:play "Fighter"
    t:expect("Fervid Soldier"):attack(3):defense(2)
    t.p1:evolve "Fervid Soldier"
    t:expect("Fervid Soldier"):attack(5):defense(4) -- what it was given stays (5.15.3)
    t.p1:play "Fighter#2"
    t:expect("Fervid Soldier"):attack(6)
  end }

scenario "10.7.1 Fervid Soldier: not with itself, an amulet or the opponent's" {
  turn = "p2",
  p1 = { field = { "Fervid Soldier" } },
  p2 = { hand = { "Fighter" }, play_points = 2 },
  function(t)
    t.p2:play "Fighter"
    t:expect("Fervid Soldier"):attack(2)
  end }

scenario "10.7.1 Fervid Soldier: its own coming does not count" {
  p1 = { hand = { "Fervid Soldier", "Sacred Plea" }, play_points = 3 },
  function(t)
    t.p1:play("Fervid Soldier"):play "Sacred Plea"
    t:expect("Fervid Soldier"):attack(2)
  end }

scenario "10.7.2.1 Fervid Soldier: once for each token, and what it got stays" {
  p1 = { hand = { "Alwida's Command" }, field = { "Fervid Soldier" }, play_points = 5 },
  function(t)
    t.p1:play("Alwida's Command"):choose(1):choose(1)
    t:expect("Fervid Soldier"):attack(5):defense(2)
    t:next_turn()
    t:expect("Fervid Soldier"):attack(5):defense(2)
  end }

scenario "10.7.1 Fervid Soldier: evolved, not with an amulet or the opponent's" {
  p1 = { field = { { "Fervid Soldier", evolved = true } }, hand = { "Amulet" }, play_points = 1 },
  p2 = { hand = { "Fighter" }, max_play_points = 2 },
  function(t)
    t.p1:play "Amulet"
    t:expect("Fervid Soldier"):attack(4)
    t:next_turn()
    t.p2:play "Fighter"
    t:expect("Fervid Soldier"):attack(4):defense(4)
  end }
