-- SPDX-License-Identifier: MIT
scenario "10.2.1.3.2 Twin-Headed Dragon: double to leaders" {
  p1 = { field = { "Twin-Headed Dragon" } },
  function(t)
    t.p1:attack "Twin-Headed Dragon"
    t:expect_defense("p2", 16)
  end }

scenario "10.2.1.3.2 Twin-Headed Dragon: double to followers, attacking" {
  p1 = { field = { "Twin-Headed Dragon" } },
  p2 = { field = { { "Dragon", engaged = true } } },
  function(t)
    t.p1:attack("Twin-Headed Dragon", "Dragon")
    t:expect("Dragon"):damage(4)
  end }

scenario "5.13.3 Twin-Headed Dragon: damage to followers is doubled also when it is attacked" {
  p1 = { field = { "Goliath" } },
  p2 = { field = { { "Twin-Headed Dragon", engaged = true } } },
  function(t)
    t.p1:attack("Goliath", "Twin-Headed Dragon")
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Twin-Headed Dragon"):damage(3)
  end }

scenario "10.10.2 Twin-Headed Dragon: against Temple Defender its controller says which is first" {
  p1 = { field = { "Twin-Headed Dragon" } },
  p2 = { field = { { "Temple Defender", engaged = true, damage = -3 } } },
  function(t)
    t.p1:attack("Twin-Headed Dragon", "Temple Defender")
    t:expect_decision("p2", "10.10.2")
    t.p2:choose "Temple Defender" -- (2 - 1) * 2
    t:expect("Temple Defender"):damage(-1):defense(4)
  end }

scenario "10.4.7 Twin-Headed Dragon: a Dragon for 3 more" {
  p1 = { hand = { "Twin-Headed Dragon" }, play_points = 7 },
  function(t)
    t.p1:play("Twin-Headed Dragon"):yes()
    t:expect(t.p1.field):is { "Twin-Headed Dragon", "Dragon" }
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.4.7 Twin-Headed Dragon: or none" {
  p1 = { hand = { "Twin-Headed Dragon" }, play_points = 7 },
  function(t)
    t.p1:play("Twin-Headed Dragon"):no()
    t:expect(t.p1.field):is { "Twin-Headed Dragon" }
    t:expect_number("p1", "play_points", 3)
  end }

scenario "10.10 Twin-Headed Dragon: what others deal is not doubled" {
  p1 = { field = { "Twin-Headed Dragon", "Goblin" } },
  function(t)
    t.p1:attack "Goblin"
    t:expect_defense("p2", 18)
  end }

scenario "5.13.2 Twin-Headed Dragon: what another follower of yours deals, and what is dealt to it, is as ever" {
  p1 = { field = { "Twin-Headed Dragon", "Goblin" } },
  p2 = { field = { { "Fighter", engaged = true }, { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Goblin", "Fighter")
    t:expect("Fighter"):damage(2)
    t.p1:attack("Twin-Headed Dragon", "Goliath")
    t:expect("Twin-Headed Dragon"):damage(3)
    t:expect("Goliath"):in_zone "cemetery"
  end }
