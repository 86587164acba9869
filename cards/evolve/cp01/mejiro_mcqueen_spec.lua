-- SPDX-License-Identifier: MIT
scenario "Mejiro McQueen: an amulet of yours for three damage" {
  p1 = { hand = { "Mejiro McQueen" }, field = { "Amulet", "Amulet" }, play_points = 4 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Mejiro McQueen"):no()
    t.p1:on("p2's leader"):yes():choose("Amulet")
    t:expect_defense("p2", 17)
    t:expect(t.p1.cemetery):is { "Amulet" }
  end }

scenario "Mejiro McQueen: evolved, an amulet of the cemetery; Ward on both faces" {
  p1 = { field = { "Mejiro McQueen" }, evolve_deck = { "Mejiro McQueen" }, play_points = 1, cemetery = { "Amulet", "Goblin" } },
  function(t)
    t:expect("Mejiro McQueen"):keyword("ward", "race")
    t.p1:evolve("Mejiro McQueen")
    t:expect(t.p1.hand):is { "Amulet" }
    t:expect("Mejiro McQueen"):keyword("ward"):attack(5):defense(5)
  end }


scenario "Mejiro McQueen: no amulet, no damage" {
  p1 = { hand = { "Mejiro McQueen" }, play_points = 4, field = { "Goblin" } },
  p2 = { field = { "Amulet", "Follower 5/6" } },
  function(t)
    t.p1:play("Mejiro McQueen"):no():choose("Follower 5/6")
    t:pass_all()
    t:expect_defense("p2", 20)
    t:expect("Follower 5/6"):damage(0)
  end }

scenario "10.4.7.4 Mejiro McQueen: the amulet may be kept; one with Stack gives a counter instead of leaving" {
  p1 = { hand = { "Mejiro McQueen" }, field = { { "Magic Sediment", stack = 2 } }, play_points = 4 },
  p2 = {},
  function(t)
    local kept = t:copy()
    kept.p1:play("Mejiro McQueen"):no():no()
    kept:expect_defense("p2", 20)
    kept:expect("Magic Sediment"):attribute("stack", 2)
    t.p1:play("Mejiro McQueen"):no():yes()
    t:expect("Magic Sediment"):in_zone("field"):attribute("stack", 1)
    t:expect_defense("p2", 17) -- 10.6.2.5.1
  end }
