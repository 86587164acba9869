-- SPDX-License-Identifier: MIT
scenario "Emerald Maiden: other followers with Ward" {
  p1 = { hand = { "Emerald Maiden" }, field = { "Ward 2/2", "Goblin", "Ward 2/2" }, play_points = 3 },
  p2 = { field = { "Ward 2/2" } },
  function(t)
    t.p1:play("Emerald Maiden"):no()
    t:expect("Emerald Maiden"):defense(6)
  end }

scenario "Emerald Maiden: neither herself nor the enemy's followers" {
  p1 = { hand = { "Emerald Maiden" }, play_points = 3, field = { "Goblin" } },
  p2 = { field = { "Ward 2/2" } },
  function(t)
    t.p1:play("Emerald Maiden"):no()
    t:expect("Emerald Maiden"):defense(4):keyword("ward")
  end }
