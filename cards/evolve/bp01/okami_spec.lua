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

scenario "10.7.2.1 Okami: once for each token; not for the opponent's, nor for evolving" {
  p1 = { hand = { "Fairy Whisperer" }, field = { "Okami", "Evolver" }, evolve_deck = { "Evolver" }, play_points = 3 },
  p2 = { hand = { "Fighter" }, play_points = 2, max_play_points = 2 },
  function(t)
    t.p1:evolve "Evolver"
    t:expect("Okami"):attack(5)
    t.p1:play("Fairy Whisperer"):choose "Okami"
    t:expect("Okami"):attack(7):defense(7)
    t:next_turn()
    t.p2:play "Fighter"
    t:expect("Okami"):attack(7):defense(7)
  end }

test_card { id = "t-steal", name = "Steal", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true } },
  run = function(game, me, foe) game.take_control(foe) end,
}

scenario "10.7.4.3 Okami: one that changes fields was not put there" {
  p1 = { hand = { "Steal" }, field = { "Okami" } },
  p2 = { field = { "Fighter" } },
  function(t)
    t.p1:play "Steal"
    t:expect("Fighter"):controlled_by "p1"
    t:expect("Okami"):attack(5):defense(5)
  end }
