-- SPDX-License-Identifier: MIT
scenario "Matikanetannhauser: destroys an amulet" {
  p1 = { hand = { "Matikanetannhauser" }, play_points = 4 },
  p2 = { field = { "Amulet", "Goblin" } },
  function(t)
    t.p1:play("Matikanetannhauser")
    t:expect("Amulet"):in_zone("cemetery")
  end }

scenario "Matikanetannhauser: no amulet of one's own" {
  p1 = { hand = { "Matikanetannhauser" }, play_points = 4, field = { "Amulet" } },
  p2 = { field = { "Goblin" } },
  function(t)
    t.p1:play("Matikanetannhauser")
    t:expect("Amulet"):in_zone("field")
    t:expect("Goblin"):in_zone("field")
  end }
