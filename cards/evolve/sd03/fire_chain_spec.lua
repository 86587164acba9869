-- SPDX-License-Identifier: MIT

scenario "10.6.2.4 Fire Chain: 3 damage divided between two" {
  p1 = { hand = { "Fire Chain" }, play_points = 2 },
  p2 = { field = { "Goliath", "Demonflame Mage", "Fighter" } },
  function(t)
    t.p1:play("Fire Chain"):on("Goliath", "Demonflame Mage")
    t.p1:assign { ["Goliath"] = 1, ["Demonflame Mage"] = 2 }
    t:expect("Goliath"):damage(1)
    t:expect("Demonflame Mage"):damage(2)
    t:expect("Fighter"):damage(0)
  end }

scenario "10.6.2.3.2 Fire Chain: all to one" {
  p1 = { hand = { "Fire Chain" }, play_points = 2 },
  p2 = { field = { "Goliath", "Demonflame Mage" } },
  function(t)
    t.p1:play("Fire Chain"):on "Goliath"
    t:expect("Goliath"):damage(3)
    t:expect("Demonflame Mage"):damage(0)
  end }

scenario "10.6.2.3.2.1 Fire Chain: somebody must have a share, so not without a follower" {
  p1 = { hand = { "Fire Chain" }, field = { "Goliath" }, play_points = 2 },
  function(t)
    t:cannot(t.p1, "play", "Fire Chain", "10.6.2.3.4")
  end }

scenario "10.6.2.4.1 Fire Chain: each of the two gets at least one" {
  p1 = { hand = { "Fire Chain" }, play_points = 2 },
  p2 = { field = { "Goliath", "Demonflame Mage" } },
  function(t)
    t.p1:play("Fire Chain"):on("Goliath", "Demonflame Mage")
    t.p1:assign { ["Goliath"] = 2, ["Demonflame Mage"] = 1 }
    t:expect("Goliath"):damage(2)
    t:expect("Demonflame Mage"):damage(1)
  end }

scenario "10.6.2.3.2.1 Fire Chain: none at all cannot be selected, nor one with Aura or the leader" {
  p1 = { hand = { "Fire Chain" }, play_points = 2 },
  p2 = { field = { "Goliath", "Demonflame Mage", "Aura 2/2" } },
  function(t)
    t.p1:play "Fire Chain"
    t:expect_no_option("Aura 2/2", "p2's leader")
    assert(not t:accepts(t.p1))
    assert(t:accepts(t.p1, "Goliath"))
  end }

scenario "12.3.4 Fire Chain: with Quick, as the opponent attacks" {
  p1 = { field = { "Follower 2/2", "Follower 3/1" } },
  p2 = { hand = { "Fire Chain" }, play_points = 2 },
  function(t)
    t.p1:attack "Follower 2/2"
    t.p2:play("Fire Chain"):on("Follower 2/2", "Follower 3/1")
    t.p2:assign { ["Follower 2/2"] = 2, ["Follower 3/1"] = 1 }
    t:expect(t.p1.field):count(0)
    t:expect_defense("p2", 20)
  end }

scenario "10.6.2.3.2 Fire Chain: not three" {
  p1 = { hand = { "Fire Chain" }, play_points = 2 },
  p2 = { field = { "Goliath", "Demonflame Mage", "Fighter" } },
  function(t)
    t.p1:play "Fire Chain"
    assert(not t:accepts(t.p1, "Goliath", "Demonflame Mage", "Fighter"))
    t.p1:on "Fighter"
    t:expect("Fighter"):in_zone "cemetery"
  end }
