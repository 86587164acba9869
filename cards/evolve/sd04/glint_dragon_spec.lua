-- SPDX-License-Identifier: MIT
scenario "12.4.3 Glint Dragon: 3 damage to an enemy follower" {
  p1 = { hand = { "Glint Dragon" }, field = { "Fighter" }, play_points = 4 },
  p2 = { field = { "Goliath", "Dragon" } },
  function(t)
    t.p1:play "Glint Dragon"
    t:expect_no_option "Fighter"
    t:expect_no_option "p2's leader"
    t.p1:on "Goliath"
    t:expect("Goliath"):damage(3)
    t:expect("Dragon"):damage(0)
  end }

scenario "12.15.2 Glint Dragon: a follower with Aura cannot be selected" {
  p1 = { hand = { "Glint Dragon" }, play_points = 4 },
  p2 = { field = { { "Dark Dragoon Forte", evolved = true } } },
  function(t)
    t.p1:play "Glint Dragon"
    t:expect("Glint Dragon"):in_zone "field"
    t:expect("Dark Dragoon Forte"):damage(0)
  end }

scenario "10.7.3.2 Glint Dragon: alone it comes all the same; its own side is not selected" {
  p1 = { hand = { "Glint Dragon" }, field = { "Fighter" }, play_points = 4 },
  p2 = { field = { "Amulet" } },
  function(t)
    t.p1:play "Glint Dragon"
    t:expect_decision("p1", "turn")
    t:expect("Fighter"):damage(0)
    t:expect("Glint Dragon"):attack(5):defense(3)
  end }
