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
