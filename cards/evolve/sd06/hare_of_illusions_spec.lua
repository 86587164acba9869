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

scenario "10.6.2.3 Hare of Illusions: one that is engaged may be selected, one with Aura not" {
  p1 = { field = { "Hare of Illusions" } },
  p2 = { field = { { "Goliath", engaged = true }, "Aura 2/2", "Goblin" } },
  function(t)
    t.p1:use "Hare of Illusions"
    t:expect_option("Goliath", "Goblin")
    t:expect_no_option "Aura 2/2"
    t.p1:on "Goliath"
    t:expect("Goliath"):engaged()
    t:expect("Hare of Illusions"):in_zone "cemetery"
  end }

scenario "10.4.4 Hare of Illusions: with nine play points nothing is banished; engaged it does nothing at all" {
  p1 = { field = { "Hare of Illusions", { "Hare of Illusions", engaged = true } }, play_points = 9 },
  p2 = { field = { "Goliath" } },
  function(t)
    t:cannot(t.p1, "use", "Hare of Illusions#2")
    t.p1:use("Hare of Illusions")
    t:expect("Goliath"):in_zone("field"):engaged()
    t:expect_number("p1", "play_points", 9)
  end }

scenario "12.5.3 Hare of Illusions: Aura does not help, Last Words do not come, tokens are gone" {
  p1 = { field = { "Hare of Illusions", "Waltzing Fairy" }, play_points = 10 },
  p2 = { field = { "Aura 2/2", "Fairy" } },
  function(t)
    t.p1:use("Hare of Illusions", 2)
    t:expect("Aura 2/2"):in_zone "banished"
    t:expect("Waltzing Fairy"):in_zone "banished"
    t:expect("Fairy"):gone()
    t:expect(t.p1.ex):count(0)
  end }

scenario "8.2 Hare of Illusions: it is played for nothing and used at once" {
  p1 = { hand = { "Hare of Illusions" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Hare of Illusions"):use "Hare of Illusions"
    t:expect("Goliath"):engaged()
  end }
