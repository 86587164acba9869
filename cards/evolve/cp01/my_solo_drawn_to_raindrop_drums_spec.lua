-- SPDX-License-Identifier: MIT
scenario "My Solo Drawn to Raindrop Drums: as it says" {
  p1 = { hand = { "My Solo Drawn to Raindrop Drums" }, play_points = 2, cemetery = { "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("My Solo Drawn to Raindrop Drums")
    t:expect("Follower 5/6"):in_zone("cemetery")
  end }

scenario "My Solo Drawn to Raindrop Drums: four with nine; Quick" {
  turn = "p2",
  p1 = { hand = { "My Solo Drawn to Raindrop Drums" }, play_points = 4, cemetery = { "Haru Urara", "Haru Urara", "Haru Urara",
    "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Goblin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p2:attack("Follower 5/6", "p1's leader")
    t.p1:play("My Solo Drawn to Raindrop Drums")
    t:expect("Follower 5/6"):in_zone("cemetery")
    t:expect_number("p1", "play_points", 0)
  end }
