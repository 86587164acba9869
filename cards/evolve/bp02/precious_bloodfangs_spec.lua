-- SPDX-License-Identifier: MIT
scenario "Precious Bloodfangs: as many bats as enemy cards on the field, amulets too" {
  p1 = { hand = { "Precious Bloodfangs" }, play_points = 2, field = { "Goblin" } },
  p2 = { field = { "Goblin", "Amulet" }, ex = { "Goblin" } },
  function(t)
    t.p1:play("Precious Bloodfangs"):choose(1)
    t:expect(t.p1.field):has("Forest Bat", 2):count(3)
  end }

scenario "Precious Bloodfangs: or +1/+1 for each of one's own bats" {
  p1 = { hand = { "Precious Bloodfangs" }, play_points = 2, field = { "Forest Bat", "Goblin" } },
  p2 = { field = { "Forest Bat" } },
  function(t)
    t.p1:play("Precious Bloodfangs"):choose(2)
    t:expect("p1's Forest Bat"):attack(2):defense(2)
    t:expect("Goblin"):attack(2):defense(2)
    t:expect("p2's Forest Bat"):attack(1):defense(1)
  end }

scenario "4.4.4.2 Precious Bloodfangs: as many bats as there is room for; none for an empty field" {
  p1 = { hand = { "Precious Bloodfangs", "Precious Bloodfangs" }, play_points = 4, field = { "Goblin", "Goblin", "Goblin", "Goblin" } },
  p2 = { field = { "Goblin", "Goblin", "Amulet" } },
  function(t)
    t.p1:play("Precious Bloodfangs"):choose(1)
    t:expect(t.p1.field):has("Forest Bat", 1):count(5)
  end }

scenario "5.17 Precious Bloodfangs: either can be chosen though it does nothing" {
  p1 = { hand = { "Precious Bloodfangs" }, play_points = 2 },
  function(t)
    t.p1:play("Precious Bloodfangs"):choose(1)
    t:expect(t.p1.field):count(0)
    t:expect("Precious Bloodfangs"):in_zone("cemetery")
  end }

scenario "9.1 Precious Bloodfangs: other tokens and other followers get nothing" {
  p1 = { hand = { "Precious Bloodfangs" }, play_points = 2, field = { "Forest Bat", "Fairy", "Veight, Vampire Noble" } },
  function(t)
    t.p1:play("Precious Bloodfangs"):choose(2)
    t:expect("Forest Bat"):attack(2)
    t:expect("Fairy"):attack(1):defense(1)
    t:expect("Veight, Vampire Noble"):attack(2):defense(2)
  end }
