-- SPDX-License-Identifier: MIT
scenario "12.4 Royal Banner: each Swordcraft follower there gets +1/+1" {
  p1 = { hand = { "Royal Banner" }, field = { "Veteran Lancer", "Goliath" }, play_points = 4 },
  p2 = { field = { "Veteran Lancer" } },
  function(t)
    t.p1:play "Royal Banner"
    t:expect("Veteran Lancer"):attack(3):defense(4)
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
