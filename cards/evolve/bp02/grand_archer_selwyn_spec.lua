-- SPDX-License-Identifier: MIT
scenario "Grand Archer Selwyn: evolved it destroys a card that costs 3 or less, also one that has evolved and an amulet" {
  p1 = { field = { "Grand Archer Selwyn" }, evolve_deck = { "Grand Archer Selwyn" }, play_points = 1 },
  p2 = { field = { { "Water Fairy", evolved = true }, "Genesis Dragon", "Amulet" } },
  function(t)
    t.p1:evolve("Grand Archer Selwyn")
    t:expect_option("Water Fairy", "Amulet")
    t:expect_no_option("Genesis Dragon")
    t.p1:on("Water Fairy")
    t:expect("Water Fairy"):in_zone("cemetery")
    t:expect("p2's Water Fairy#2"):in_zone("evolve_deck"):attribute("faceup", 1)
  end }

scenario "Grand Archer Selwyn: five damage as the fourth card" {
  p1 = { hand = { "Grand Archer Selwyn" }, play_points = 4, played = 3, field = { "Goblin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Grand Archer Selwyn")
    t:expect("Follower 5/6"):damage(5)
  end }


scenario "Grand Archer Selwyn: nothing as the third" {
  p1 = { hand = { "Grand Archer Selwyn" }, play_points = 4, played = 2 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Grand Archer Selwyn")
    t:expect("Follower 5/6"):damage(0)
  end }

scenario "2.5.1 Grand Archer Selwyn: evolved, an enemy card that costs 3, not one of your own" {
  p1 = { field = { "Grand Archer Selwyn", "Goblin" }, evolve_deck = { "Grand Archer Selwyn" }, play_points = 1 },
  p2 = { field = { "Goliath", "Mist Dragon" } },
  function(t)
    t.p1:evolve("Grand Archer Selwyn") -- no other choice
    t:expect("Goliath"):in_zone("cemetery")
    t:expect("Mist Dragon"):in_zone("field") -- it costs 4
    t:expect("Goblin"):in_zone("field")
  end }
