-- SPDX-License-Identifier: MIT
scenario "5.5 Execution: destroys an enemy card, a follower or an amulet" {
  p1 = { hand = { "Execution", "Execution" }, field = { "Goblin" }, play_points = 8 },
  p2 = { field = { "Genesis Dragon", "Phoenix Roost" } },
  function(t)
    t.p1:play "Execution"
    t:expect_option("Genesis Dragon", "Phoenix Roost")
    t:expect_no_option "Goblin"
    t:expect_no_option "p2's leader"
    t.p1:on "Phoenix Roost"
    t:expect("Phoenix Roost"):in_zone "cemetery"
    t.p1:play "Execution"
    t:expect("Genesis Dragon"):in_zone "cemetery"
    t:expect_event("destroy", "Genesis Dragon")
  end }

scenario "12.3.4 Execution: in a Quick window it ends an attack (8.4.9)" {
  p1 = { field = { "Goblin" } },
  p2 = { hand = { "Execution" }, play_points = 4 },
  function(t)
    t.p1:attack "Goblin"
    t.p2:play "Execution"
    t:expect("Goblin"):in_zone "cemetery"
    t:expect_defense("p2", 20)
  end }

scenario "10.6.2.3.4 Execution: not without an enemy card on the field" {
  p1 = { hand = { "Execution" }, field = { "Goblin" }, play_points = 4 },
  p2 = { ex = { "Fairy" } },
  function(t)
    t:cannot(t.p1, "play", "Execution", "10.6.2.3.4")
  end }

scenario "13.3.2.2 Execution: an amulet with Stack loses a counter instead" {
  p1 = { hand = { "Execution", "Execution" }, play_points = 8 },
  p2 = { field = { { "Teachings of Creation", stack = 2 } } },
  function(t)
    t.p1:play "Execution"
    t:expect("Teachings of Creation"):in_zone("field"):attribute("stack", 1)
    t:expect_no_event "destroy"
    t.p1:play "Execution"
    t:expect("Teachings of Creation"):in_zone "cemetery"
  end }
