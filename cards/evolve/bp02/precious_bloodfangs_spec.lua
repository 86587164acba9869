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
    t:expect("Forest Bat"):attack(2):defense(2)
    t:expect("Goblin"):attack(2):defense(2)
    t:expect("p2's Forest Bat"):attack(1):defense(1)
  end }
