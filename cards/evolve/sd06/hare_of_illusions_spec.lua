-- SPDX-License-Identifier: MIT
scenario "10.4.2 Hare of Illusions: goes to engage an enemy follower" {
  p1 = { field = { "Hare of Illusions", "Fighter" } },
  p2 = { field = { "Goliath", "Goblin" } },
  function(t)
    t.p1:use("Hare of Illusions"):on "Goliath"
    t:expect("Goliath"):engaged()
    t:expect("Goblin"):reserved()
    t:expect("Hare of Illusions"):in_zone "cemetery"
  end }

scenario "10.6.2.3.4 Hare of Illusions: not without one" {
  p1 = { field = { "Hare of Illusions", "Fighter" } },
  function(t)
    t:cannot(t.p1, "use", "Hare of Illusions")
  end }

scenario "5.6 Hare of Illusions: for ten play points each follower is banished" {
  p1 = { field = { "Hare of Illusions", "Fighter", "Sacred Plea" }, play_points = 10 },
  p2 = { field = { "Goliath", "Shrine Knight Maiden" } },
  function(t)
    t.p1:use("Hare of Illusions", 2)
    t:expect("Fighter"):in_zone "banished"
    t:expect("Goliath"):in_zone "banished"
    t:expect("Shrine Knight Maiden"):in_zone "banished"
    t:expect("Sacred Plea"):in_zone "field"
    t:expect_number("p1", "play_points", 0)
  end }
