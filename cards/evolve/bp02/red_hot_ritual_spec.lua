-- SPDX-License-Identifier: MIT

scenario "12.4 Red-Hot Ritual: 3 damage to an enemy follower, and an amulet with a counter" {
  p1 = { hand = { "Red-Hot Ritual" }, play_points = 2 },
  p2 = { field = { "Mythril Golem", "Goliath" } },
  function(t)
    t.p1:play("Red-Hot Ritual"):on "Mythril Golem"
    t:expect("Mythril Golem"):damage(3)
    t:expect("Red-Hot Ritual"):in_zone("field"):attribute("stack", 1)
  end }

scenario "12.4.3 Red-Hot Ritual: comes without a follower to hit" {
  p1 = { hand = { "Red-Hot Ritual" }, play_points = 2 },
  function(t)
    t.p1:play "Red-Hot Ritual"
    t:expect("Red-Hot Ritual"):in_zone "field"
    t:expect_decision("p1", "turn")
  end }

scenario "10.7.3.2 Red-Hot Ritual: no follower of your own is hit" {
  p1 = { hand = { "Red-Hot Ritual" }, field = { "Goliath" }, play_points = 2 },
  function(t)
    t.p1:play "Red-Hot Ritual"
    t:expect("Goliath"):damage(0)
    t:expect_decision("p1", "turn")
  end }
