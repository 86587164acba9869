-- SPDX-License-Identifier: MIT
scenario "Smart Falcon: two Umamusume cards go back, four damage each" {
  p1 = { hand = { "Smart Falcon" }, play_points = 5, field = { "Haru Urara", "Systematic Squats", "Goblin" } },
  p2 = { field = { "Goliath", "Follower 5/6" } },
  function(t)
    t.p1:play("Smart Falcon"):yes():choose("Haru Urara", "Systematic Squats")
    t:pass_all()
    t:expect("Goliath"):in_zone("cemetery")
    t:expect("Follower 5/6"):damage(4)
    t:expect("Goblin"):in_zone("field")
  end }

scenario "Smart Falcon: none is any number" {
  p1 = { hand = { "Smart Falcon" }, play_points = 5, field = { "Haru Urara" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Smart Falcon"):yes():choose()
    t:expect("Goliath"):damage(0)
    t:expect("Haru Urara"):in_zone("field")
  end }
