-- SPDX-License-Identifier: MIT
scenario "Amelia, Silver Paladin: a follower of the hand comes, its Fanfare too" {
  p2 = { field = { "Goliath" } },
  p1 = { hand = { "Amelia, Silver Paladin", "Elf Healer", "Genesis Dragon" }, play_points = 4 },
  function(t)
    t.p1:play("Amelia, Silver Paladin")
    t:expect("Amelia, Silver Paladin"):in_zone("field")
    t.p1:choose(1)
    t:expect_no_option("Genesis Dragon")
    t.p1:choose("Elf Healer")
    t:expect("Elf Healer"):in_zone("field")
    t:expect_defense("p1", 23)
  end }

scenario "Amelia, Silver Paladin: four damage to an enemy follower" {
  p1 = { hand = { "Amelia, Silver Paladin" }, play_points = 4, field = { "Goblin" } },
  p2 = { field = { "Follower 5/6", "Amulet" } },
  function(t)
    t.p1:play("Amelia, Silver Paladin"):choose(2)
    t:expect("Follower 5/6"):damage(4)
    t:expect("Goblin"):damage(0)
  end }


scenario "4.1.2.2 Amelia, Silver Paladin: only one of 3 or less may be put, and none need be" {
  p1 = { hand = { "Amelia, Silver Paladin", "Genesis Dragon", "Goblin" }, play_points = 4 },
  function(t)
    t.p1:play("Amelia, Silver Paladin")
    t:expect_no_option("Genesis Dragon")
    t.p1:choose()
    t:expect("Goblin"):in_zone("hand")
    t:expect(t.p1.field):count(1)
  end }

scenario "4.4.4.2 Amelia, Silver Paladin: a follower that finds no room stays in the hand" {
  p1 = { hand = { "Amelia, Silver Paladin", "Goblin" }, play_points = 4, field = { "Fighter", "Fighter", "Fighter", "Fighter" } },
  p2 = { field = { "Amulet" } },
  function(t)
    t.p1:play("Amelia, Silver Paladin")
    t:expect_decision("p1", "turn") -- nothing is asked
    t:expect("Goblin"):in_zone("hand")
    t:expect(t.p1.field):count(5)
  end }

scenario "4.1.2.2 Amelia, Silver Paladin: one that costs 3, not one that costs 4" {
  p1 = { hand = { "Amelia, Silver Paladin", "Goliath", "Mist Dragon" }, play_points = 4 },
  function(t)
    t.p1:play("Amelia, Silver Paladin")
    t:expect_no_option("Mist Dragon")
    t.p1:choose("Goliath")
    t:expect("Goliath"):in_zone("field")
  end }
