-- SPDX-License-Identifier: MIT

scenario "10.6.2.3 Razory Claw: 2 damage to your leader, 3 to a follower of the enemy" {
  p1 = { hand = { "Razory Claw" }, field = { "Fighter" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Razory Claw")
    t:expect_no_option("Fighter")
    t:expect_no_option("p1's leader")
    t.p1:on "Goliath"
    t:expect("Goliath"):damage(3)
    t:expect_defense("p1", 18)
    t:expect_defense("p2", 20)
  end }

scenario "10.6.2.3 Razory Claw: or to the leader, with no follower there" {
  p1 = { hand = { "Razory Claw" }, play_points = 2 },
  function(t)
    t.p1:play("Razory Claw")
    t:expect_defense("p1", 18)
    t:expect_defense("p2", 17)
  end }

scenario "12.3.4 Razory Claw: with Quick in the opponent's end phase" {
  p2 = { hand = { "Razory Claw" }, play_points = 2 },
  function(t)
    t.p1:end_turn()
    t.p2:play("Razory Claw")
    t:expect_defense("p1", 17)
  end }

scenario "1.2.2 Razory Claw: both leaders at 0 or less draw the game" {
  p1 = { hand = { "Razory Claw" }, play_points = 2, defense = 2 },
  p2 = { defense = 3 },
  function(t)
    t.p1:play("Razory Claw")
    t:expect_winner "nobody"
  end }
