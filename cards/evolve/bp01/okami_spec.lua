-- SPDX-License-Identifier: MIT

scenario "Okami: grows with every other follower that comes" {
  p1 = { hand = { "Fighter", "Woodland Refuge" }, field = { "Okami" }, play_points = 3 },
  function(t)
    t.p1:play "Woodland Refuge"
    t:expect("Okami"):attack(5):defense(5) -- an amulet
    t.p1:play "Fighter"
    t:expect("Okami"):attack(6):defense(6)
  end }

scenario "Okami: not with itself, nor with the opponent's" {
  p1 = { hand = { "Okami" }, play_points = 5 },
  function(t)
    t.p1:play "Okami"
    t:expect("Okami"):attack(5):defense(5)
  end }
