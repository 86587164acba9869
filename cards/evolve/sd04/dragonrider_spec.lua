-- SPDX-License-Identifier: MIT
scenario "13.4.1.2 Dragonrider: with Overflow a Dragon into the EX area" {
  p1 = { hand = { "Dragonrider" }, play_points = 6, max_play_points = 7 },
  function(t)
    t.p1:play "Dragonrider"
    t:expect(t.p1.ex):is { "Dragon" }
    t.p1:play "Dragon" -- for its cost (4.8)
    t:expect("Dragon"):in_zone("field"):attack(5):defense(5)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "13.4.1.2 Dragonrider: none without it" {
  p1 = { hand = { "Dragonrider" }, play_points = 2, max_play_points = 6 },
  function(t)
    t.p1:play "Dragonrider"
    t:expect(t.p1.ex):count(0)
  end }

scenario "12.6.2 Dragonrider: evolved with Overflow it has +2 attack" {
  p1 = { field = { "Dragonrider" }, evolve_deck = { "Dragonrider" }, play_points = 1,
    max_play_points = 7 },
  function(t)
    t.p1:evolve "Dragonrider"
    t:expect("Dragonrider"):evolved():attack(5):defense(3)
    t:expect(t.p1.ex):count(0) -- it did not enter
  end }

scenario "12.6.2 Dragonrider: without it it is 3/3" {
  p1 = { field = { "Dragonrider" }, evolve_deck = { "Dragonrider" }, play_points = 1,
    max_play_points = 6 },
  function(t)
    t.p1:evolve "Dragonrider"
    t:expect("Dragonrider"):evolved():attack(3):defense(3)
  end }

scenario "4.8.3.2 Dragonrider: no Dragon into a full EX area" {
  p1 = { hand = { "Dragonrider" }, ex = { "Fairy", "Fairy", "Fairy", "Fairy", "Fairy" }, play_points = 7 },
  function(t)
    t.p1:play "Dragonrider"
    t:expect(t.p1.ex):count(5):lacks "Dragon"
  end }

scenario "10.2.1.2 Dragonrider: the attack it got as it evolved stays" {
  p1 = { field = { "Dragonrider" }, evolve_deck = { "Dragonrider" }, play_points = 7 },
  function(t)
    t.p1:evolve "Dragonrider"
    t:next_turn()
    t:expect("Dragonrider"):attack(5):defense(3)
  end }
