-- SPDX-License-Identifier: MIT
scenario "5.10 Skullfane: an amulet of the top four onto the field, the others into the cemetery" {
  p1 = { hand = { "Skullfane" }, play_points = 7,
    deck = { "Goblin", "Sacred Plea", "Fighter", "Dual Flames", "Pinion Prayer" } },
  function(t)
    t.p1:play("Skullfane"):choose "Sacred Plea"
    t:expect("Sacred Plea"):in_zone "field"
    t:expect_event("reveal", "Sacred Plea")
    t:expect(t.p1.cemetery):is { "Goblin", "Fighter", "Dual Flames" }
    t:expect("Pinion Prayer"):in_zone "deck"
  end }

scenario "4.1.2.2 Skullfane: or none" {
  p1 = { hand = { "Skullfane" }, play_points = 7, deck = { "Goblin", "Sacred Plea", "Fighter", "Fighter", "Goliath" } },
  function(t)
    t.p1:play("Skullfane"):choose()
    t:expect(t.p1.field):is { "Skullfane" }
    t:expect(t.p1.cemetery):count(4)
  end }

scenario "10.7.1 Skullfane: 2 damage to all enemies whenever an amulet of yours leaves the field" {
  p1 = { field = { "Skullfane", "Sacred Plea", "Sacred Plea" } },
  p2 = { field = { "Goliath", "Follower 1/2" } },
  function(t)
    t.p1:use "Sacred Plea"
    t:expect("Goliath"):damage(2)
    t:expect("Follower 1/2"):in_zone "cemetery"
    t:expect_defense("p2", 18)
    t:expect("Skullfane"):damage(0)
    t.p1:use "Sacred Plea#2"
    t:expect_defense("p2", 16)
  end }

scenario "10.7.1 Skullfane: not for a follower, nor for the opponent's amulet" {
  p1 = { field = { "Skullfane", "Fighter" }, hand = { "Dark Offering" }, play_points = 1 },
  function(t)
    t.p1:play("Dark Offering"):on "Fighter"
    t:expect_defense("p2", 20)
  end }
