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

scenario "10.4.7 Smart Falcon: it may be left; nothing of the opponent's goes back, nor does she" {
  p1 = { hand = { "Smart Falcon" }, play_points = 5, field = { "Haru Urara" } },
  p2 = { field = { "Goliath", "Haru Urara" } },
  function(t)
    local left = t:copy()
    left.p1:play("Smart Falcon"):no()
    left:expect("p1's Haru Urara"):in_zone("field")
    t.p1:play("Smart Falcon"):yes()
    t:expect_no_option("p2's Haru Urara", "Smart Falcon")
    t.p1:choose("Haru Urara")
    t:expect("Goliath"):damage(2)
    t:expect(t.p1.field):is { "Smart Falcon" }
  end }

scenario "9.1.4.3 Smart Falcon: what goes back says so: Taiki Shuttle, Systematic Squats" {
  p1 = { hand = { "Smart Falcon" }, play_points = 5, field = { "Taiki Shuttle", "Systematic Squats" } },
  p2 = { field = { "Genesis Dragon" } },
  function(t)
    t.p1:play("Smart Falcon"):yes():choose("Taiki Shuttle", "Systematic Squats")
    t.p1:choose(1) -- which of the two comes first
    t:expect("Genesis Dragon"):damage(6)
    t:expect("Smart Falcon"):attack(6):defense(6)
  end }

scenario "10.4.7 Smart Falcon: what is no Umamusume card does not go back" {
  p1 = { hand = { "Smart Falcon" }, play_points = 5, field = { "Goblin", "Haru Urara", "Amulet" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Smart Falcon"):yes()
    t:expect_no_option("Goblin", "Amulet")
    t.p1:choose("Haru Urara")
    t:expect("Goliath"):damage(2)
  end }
