-- SPDX-License-Identifier: MIT
scenario "12.4 Royal Banner: each Swordcraft follower there gets +1/+1" {
  p1 = { hand = { "Royal Banner" }, field = { "Veteran Lancer", "Goliath" }, play_points = 4 },
  p2 = { field = { "Veteran Lancer" } },
  function(t)
    t.p1:play "Royal Banner"
    t:expect("p1's Veteran Lancer"):attack(3):defense(4)
    t:expect("Goliath"):attack(3):defense(4)
    t:expect("Veteran Lancer#2"):attack(2)
  end }

scenario "10.7.1 Royal Banner: so does each that comes later" {
  p1 = { hand = { "Alwida's Command", "Goliath" }, field = { "Royal Banner" }, play_points = 10 },
  function(t)
    t.p1:play("Alwida's Command"):choose(1):choose(1) -- which is first (10.7.3)
    t:expect("Viking"):attack(4):defense(3)
    t:expect("Knight"):attack(2):defense(2)
    t.p1:play "Goliath"
    t:expect("Goliath"):attack(3):defense(4) -- neutral
  end }

scenario "10.7.1 Royal Banner: not the opponent's" {
  turn = "p2",
  p1 = { field = { "Royal Banner" } },
  p2 = { hand = { "Alwida's Command" }, play_points = 5 },
  function(t)
    t.p2:play "Alwida's Command"
    t:expect_decision("p2", "turn")
    t:expect("Knight"):attack(1):defense(1)
  end }

scenario "10.2.1.2 Royal Banner: when it has left, what it gave stays; two of them give it twice" {
  p1 = { field = { "Royal Banner", "Royal Banner" }, hand = { "Ninja Trainee", "Nature's Guidance" }, play_points = 2 },
  function(t)
    t.p1:play "Ninja Trainee"
    t:expect("Ninja Trainee"):attack(4):defense(4)
    t.p1:play("Nature's Guidance"):on "Royal Banner"
    t:expect("Ninja Trainee"):attack(4):defense(4)
  end }

scenario "2.2 Royal Banner: Swordcraft tokens of the field, not those beside it; evolving is no coming" {
  p1 = { hand = { "Royal Banner" }, field = { "Knight", "Floral Fencer" }, ex = { "Knight" },
    evolve_deck = { "Floral Fencer" }, play_points = 5 },
  function(t)
    t.p1:play "Royal Banner"
    t:expect("Knight#2"):in_zone("field"):attack(2):defense(2)
    t:expect("Knight#1"):in_zone("ex"):attack(1)
    t.p1:evolve "Floral Fencer"
    t.p1:choose(1) -- its two tokens: which is first
    t:expect("Floral Fencer"):attack(5):defense(5)
    t:expect("Steelclad Knight"):attack(3):defense(3)
  end }
