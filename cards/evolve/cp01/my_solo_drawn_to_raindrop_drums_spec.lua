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

scenario "3.1.1 My Solo Drawn to Raindrop Drums: the opponent's cemetery makes nothing cheaper, nor is another spell" {
  p1 = { hand = { "My Solo Drawn to Raindrop Drums" }, field = { "Goblin" }, play_points = 4 },
  p2 = { cemetery = { "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara" } },
  function(t)
    t:expect("My Solo Drawn to Raindrop Drums"):cost(4)
    t:cannot(t.p1, "play", "My Solo Drawn to Raindrop Drums", "10.6.2.3.4")
  end }

scenario "10.2.1.3.3 My Solo Drawn to Raindrop Drums: 2 less for itself alone" {
  p1 = { hand = { "My Solo Drawn to Raindrop Drums", "Make! Some! NOISE!" }, play_points = 2, cemetery = { "Haru Urara", "Haru Urara", "Haru Urara",
    "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara" } },
  function(t)
    t:expect("My Solo Drawn to Raindrop Drums"):cost(2)
    t:expect("Make! Some! NOISE!"):cost(2)
  end }
