-- SPDX-License-Identifier: MIT
scenario "Maruzensky: ten cards, -4/-4 destroys by the rules" {
  p1 = { hand = { "Maruzensky" }, play_points = 3,
    cemetery = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Maruzensky")
    t:expect("Goliath"):in_zone("cemetery")
  end }

scenario "Maruzensky: nothing with nine; evolved -2/-2" {
  p1 = { hand = { "Maruzensky" }, evolve_deck = { "Maruzensky" }, play_points = 4, cemetery = { "Goblin", "Goblin", "Goblin", "Goblin",
    "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Maruzensky")
    t:expect("Follower 5/6"):attack(5):defense(6)
    t.p1:evolve("Maruzensky")
    t:expect("Follower 5/6"):attack(3):defense(4)
  end }

scenario "10.2.1.2 Maruzensky: -4/-4 for good" {
  p1 = { hand = { "Maruzensky" }, play_points = 3,
    cemetery = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" } },
  p2 = { field = { "Genesis Dragon" } },
  function(t)
    t.p1:play("Maruzensky")
    t:expect("Genesis Dragon"):attack(6):defense(8)
    t:next_turn()
    t:expect("Genesis Dragon"):attack(6):defense(8)
  end }
