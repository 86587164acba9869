-- SPDX-License-Identifier: MIT
scenario "Underworld Watchman Khawy: takes one along; what cannot be destroyed still gives its attack" {
  p1 = { field = { { "Underworld Watchman Khawy", engaged = true, damage = 4 } }, defense = 10 },
  p2 = { field = { "Follower 3/3" } }, turn = "p2",
  function(t)
    t.p2:attack("Follower 3/3", "Underworld Watchman Khawy")
    t:pass_all()
    t:expect("Underworld Watchman Khawy"):in_zone("cemetery")
  end }

scenario "Underworld Watchman Khawy: destroys an enemy follower and adds its attack" {
  turn = "p2",
  p1 = { field = { { "Underworld Watchman Khawy", engaged = true, damage = 4 }, "Goblin" }, defense = 10 },
  p2 = { field = { "Follower 3/3", "Follower 5/6" } },
  function(t)
    t.p2:attack("Follower 3/3", "Underworld Watchman Khawy")
    t:pass_all()
    t:expect("Follower 5/6"):in_zone("cemetery")
    t:expect("Goblin"):in_zone("field")
    t:expect_defense("p1", 15)
  end }
