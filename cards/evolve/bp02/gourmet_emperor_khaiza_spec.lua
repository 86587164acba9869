-- SPDX-License-Identifier: MIT
scenario "10.11.1 Gourmet Emperor Khaiza: destroys a cheap follower, its leader gets 3 defense" {
  p1 = { hand = { "Gourmet Emperor Khaiza" }, field = { "Goblin" }, play_points = 3 },
  p2 = { field = { "Fighter", "Goblin", "Goliath" } },
  function(t)
    t.p1:play "Gourmet Emperor Khaiza"
    t:expect_option("Fighter", "p2's Goblin")
    t:expect_no_option "Goliath" -- it costs 3
    t:expect_no_option "p1's Goblin"
    t.p1:on "Fighter"
    t:expect("Fighter"):in_zone "cemetery"
    t:expect_defense("p2", 23)
    t:expect_defense("p1", 20)
  end }

scenario "5.15.2 Gourmet Emperor Khaiza: one that has evolved costs what its card costs" {
  p1 = { hand = { "Gourmet Emperor Khaiza" }, play_points = 3 },
  p2 = { field = { { "Goblin", evolved = true } } },
  function(t)
    t.p1:play "Gourmet Emperor Khaiza"
    t:expect("Goblin"):in_zone "cemetery"
    t:expect_defense("p2", 23)
  end }

scenario "10.7.3.2 Gourmet Emperor Khaiza: none of them, nothing" {
  p1 = { hand = { "Gourmet Emperor Khaiza" }, play_points = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Gourmet Emperor Khaiza"
    t:expect("Goliath"):in_zone "field"
    t:expect_defense("p2", 20)
  end }

scenario "1.3.2 Gourmet Emperor Khaiza: one that cannot be destroyed earns its leader 3 defense all the same" {
  p1 = { hand = { "Gourmet Emperor Khaiza" }, play_points = 3 },
  p2 = { field = { "Rock" } },
  function(t)
    t.p1:play "Gourmet Emperor Khaiza"
    t:expect("Rock"):in_zone "field"
    t:expect_defense("p2", 23)
  end }

test_card { id = "T-ROCK", name = "Rock", type = "follower", class = "neutral", cost = 1, attack = 4, defense = 1,
  static { cannot = "be_destroyed_by_abilities" },
}
