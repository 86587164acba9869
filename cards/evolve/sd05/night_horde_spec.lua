-- SPDX-License-Identifier: MIT

scenario "10.6.2.7.2 Night Horde: two Forest Bats first, then damage for each on your field" {
  p1 = { hand = { "Night Horde" }, field = { "Forest Bat", "Ghost" }, ex = { "Forest Bat" },
    play_points = 3 },
  p2 = { field = { "Goliath", "Forest Bat" } },
  function(t)
    t.p1:play("Night Horde"):on "Goliath"
    t:expect("Goliath"):damage(3) -- not another token, the one in the EX area, the enemy's
    t:expect(t.p1.field):count(4)
  end }

scenario "4.4.4.2 Night Horde: with a full field no Bat comes, the damage counts those there" {
  p1 = { hand = { "Night Horde" }, field = { "Forest Bat", "Goblin", "Goblin", "Goblin", "Goblin" },
    play_points = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Night Horde"):on "Goliath"
    t:expect("Goliath"):damage(1)
    t:expect(t.p1.field):count(5)
  end }

scenario "10.6.2.3.4 Night Horde: not without an enemy follower" {
  p1 = { hand = { "Night Horde" }, play_points = 3 },
  function(t)
    t:cannot(t.p1, "play", "Night Horde", "10.6.2.3.4")
  end }

scenario "4.4.4.2 Night Horde: with room for one Bat it counts that one" {
  p1 = { hand = { "Night Horde" }, field = { "Goblin", "Goblin", "Goblin", "Goblin" }, play_points = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Night Horde"):on "Goliath"
    t:expect("Goliath"):damage(1)
    t:expect(t.p1.field):has("Forest Bat", 1):count(5)
  end }

scenario "12.15.2 Night Horde: not against Aura alone, and not with Quick" {
  p1 = { hand = { "Night Horde", "Angelic Snipe" }, play_points = 3 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t:cannot(t.p1, "play", "Night Horde", "10.6.2.3.4")
    t:expect("Night Horde"):lacks("keyword", "quick")
    t:expect("Angelic Snipe"):keyword("quick")
  end }

scenario "10.6.2.3 Night Horde: one of the enemy's" {
  p1 = { hand = { "Night Horde" }, field = { "Fighter" }, play_points = 3 },
  p2 = { field = { "Goliath", "Goblin" } },
  function(t)
    t.p1:play "Night Horde"
    t:expect_no_option("Fighter", "p2's leader")
    t.p1:on "Goliath"
    t:expect("Goliath"):damage(2)
  end }
