-- SPDX-License-Identifier: MIT
scenario "12.4 Luminous Knight: +1 attack to another follower" {
  p1 = { hand = { "Luminous Knight" }, field = { "Fighter", "Goliath" }, play_points = 2 },
  function(t)
    t.p1:play("Luminous Knight"):on "Goliath"
    t:expect("Goliath"):attack(4)
    t:expect("Fighter"):attack(2)
    t:expect("Luminous Knight"):attack(3)
  end }

scenario "S8 Luminous Knight: not to itself" {
  p1 = { hand = { "Luminous Knight" }, play_points = 2 },
  function(t)
    t.p1:play "Luminous Knight"
    t:expect("Luminous Knight"):attack(3)
  end }

scenario "12.5 Luminous Knight: the same as it dies" {
  p1 = { field = { "Luminous Knight", "Goliath" }, hand = { "Dark Offering" }, play_points = 1 },
  function(t)
    t.p1:play("Dark Offering"):on "Luminous Knight"
    t:expect("Goliath"):attack(4)
  end }

scenario "12.5.3 Luminous Knight: with nobody left its Last Words give nothing; not as it goes to the hand" {
  p1 = { field = { "Luminous Knight", "Luminous Knight", "Amulet" }, hand = { "Nature's Guidance", "Dark Offering" },
    play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Nature's Guidance"):on "Luminous Knight"
    t:expect("Luminous Knight#2"):attack(3)
    t.p1:play("Dark Offering"):on "Luminous Knight#2"
    t:expect("Luminous Knight#2"):in_zone "cemetery"
    t:expect("Goliath"):attack(3)
    t:expect_decision("p1", "turn")
  end }

scenario "11.1.3 Luminous Knight: two that die together give nothing to each other" {
  p1 = { field = { "Luminous Knight", "Luminous Knight", "Goliath" } },
  p2 = { hand = { "Fafnir" }, play_points = 8 },
  turn = "p2",
  function(t)
    t.p2:play "Fafnir" -- neither has anybody to give it to
    t:expect(t.p1.field):count(0)
    t:expect(t.p1.cemetery):count(3)
    t:expect_decision("p2", "turn")
  end }

scenario "10.6.2.3 Luminous Knight: one of your own, as it comes and as it dies" {
  p1 = { hand = { "Luminous Knight", "Dark Offering" }, field = { "Fighter", "Goblin" }, play_points = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Luminous Knight"
    t:expect_no_option("Goliath", "Luminous Knight")
    t.p1:on("Fighter"):play("Dark Offering"):on "Luminous Knight"
    t:expect_no_option "Goliath"
    t.p1:on "Fighter"
    t:expect("Fighter"):attack(4):defense(3)
  end }
