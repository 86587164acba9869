-- SPDX-License-Identifier: MIT
scenario "Crystalia Tia: the third card summons an Eve, evolving makes it +1/+1 with Rush" {
  p1 = { hand = { "Crystalia Tia" }, evolve_deck = { "Crystalia Tia" }, play_points = 3, played = 2 },
  function(t)
    t.p1:play("Crystalia Tia")
    t:expect("Crystalia Eve"):in_zone("field"):no_keyword("rush")
    t.p1:evolve("Crystalia Tia")
    t:expect("Crystalia Eve"):keyword("rush")
    t:expect("Crystalia Tia"):evolved()
  end }

scenario "Crystalia Tia: the second card does not" {
  p1 = { hand = { "Crystalia Tia" }, play_points = 3, played = 1 },
  function(t)
    t.p1:play("Crystalia Tia")
    t:expect(t.p1.field):count(1)
  end }

scenario "Crystalia Tia: evolved she strengthens one Eve of her own, nothing else" {
  p1 = { field = { "Crystalia Tia", "Crystalia Eve", "Goblin" }, evolve_deck = { "Crystalia Tia" }, play_points = 1 },
  p2 = { field = { "Crystalia Eve" } },
  function(t)
    t.p1:evolve("Crystalia Tia")
    t:expect("p1's Crystalia Eve"):attack(5):defense(5)
    t:expect("p2's Crystalia Eve"):attack(4):defense(4)
  end }

scenario "4.4.4.2 Crystalia Tia: no Eve onto a full field; evolved, nothing without one" {
  p1 = { hand = { "Crystalia Tia" }, evolve_deck = { "Crystalia Tia" }, play_points = 3, played = 2,
    field = { "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play("Crystalia Tia")
    t:expect(t.p1.field):count(5):lacks "Crystalia Eve"
    t.p1:evolve("Crystalia Tia")
    t:expect("Goblin#1"):attack(2)
    t:expect_decision("p1", "turn")
  end }

scenario "10.6.2.3.4 Crystalia Tia: no other follower and no other token is strengthened" {
  p1 = { field = { "Crystalia Tia", "Crystalia Eve", "Fairy", "Goblin" }, evolve_deck = { "Crystalia Tia" },
    play_points = 1 },
  function(t)
    t.p1:evolve("Crystalia Tia")
    t:expect_decision("p1", "turn")
    t:expect("Crystalia Eve"):attack(5):keyword("rush")
    t:expect("Fairy"):attack(1):no_keyword("rush")
    t:expect("Crystalia Tia"):attack(2):no_keyword("rush")
  end }
