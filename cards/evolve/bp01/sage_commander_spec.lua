-- SPDX-License-Identifier: MIT
scenario "12.4 Sage Commander: each other follower gets +1/+1" {
  p1 = { hand = { "Sage Commander" }, field = { "Goliath", "Fighter" }, play_points = 5 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Sage Commander"
    t:expect("p1's Goliath"):attack(4):defense(5)
    t:expect("Fighter"):attack(3):defense(4)
    t:expect("Sage Commander"):attack(5):defense(5)
    t:expect("Goliath#2"):attack(3)
  end }

scenario "10.2.1.2 Sage Commander: not those that come later" {
  p1 = { hand = { "Sage Commander", "Fighter" }, play_points = 10 },
  function(t)
    t.p1:play("Sage Commander"):play "Fighter"
    t:expect("Fighter"):attack(2):defense(3)
  end }

scenario "Sage Commander: its printed numbers" {
  p1 = { hand = { "Sage Commander" } },
  function(t)
    t:expect("Sage Commander"):attribute("cost", 5):attribute("attack", 5):attribute("defense", 5)
  end,
}

scenario "10.2.1.2 Sage Commander: Aura of your own side does not matter; followers of the EX area get nothing" {
  p1 = { hand = { "Sage Commander" }, field = { "Amulet", "Aura 2/2" }, ex = { "Knight" }, play_points = 5 },
  function(t)
    t.p1:play "Sage Commander"
    t:expect("Aura 2/2"):attack(3):defense(3)
    t:expect("Knight"):attack(1):defense(1)
    t:next_turn()
    t:expect("Aura 2/2"):attack(3):defense(3)
  end }
