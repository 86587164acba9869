-- SPDX-License-Identifier: MIT
scenario "12.7.2 Moon Al-mi'raj: stronger as it attacks a follower" {
  p1 = { field = { "Moon Al-mi'raj" } },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Moon Al-mi'raj", "Goliath")
    t:expect("Moon Al-mi'raj"):attack(6)
    t:expect("Goliath"):in_zone "cemetery"
  end }

scenario "12.7.2 Moon Al-mi'raj: not as it attacks a leader, and it has Storm" {
  p1 = { hand = { "Moon Al-mi'raj" }, play_points = 5 },
  function(t)
    t.p1:play("Moon Al-mi'raj"):attack "Moon Al-mi'raj"
    t:expect("Moon Al-mi'raj"):attack(4)
    t:expect_defense("p2", 16)
  end }

scenario "7.4.1 Moon Al-mi'raj: hardier as its controller's end phase begins" {
  p1 = { field = { "Moon Al-mi'raj" } },
  function(t)
    t.p1:end_turn()
    t:expect("Moon Al-mi'raj"):defense(7)
    t.p2:end_turn()
    t:expect("Moon Al-mi'raj"):defense(7)
  end }

scenario "10.2.1.2 Moon Al-mi'raj: what it gives itself stays" {
  p1 = { field = { "Moon Al-mi'raj" } },
  p2 = { field = { { "Goblin", engaged = true } } },
  function(t)
    t.p1:attack("Moon Al-mi'raj", "Goblin")
    t:next_turn()
    t:next_turn()
    t:expect("Moon Al-mi'raj"):attack(6):defense(5):damage(2)
  end }
