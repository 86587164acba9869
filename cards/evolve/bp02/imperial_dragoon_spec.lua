-- SPDX-License-Identifier: MIT
scenario "12.4.3 Imperial Dragoon: as much damage to all enemies as cards in hand, which go" {
  p1 = { hand = { "Imperial Dragoon", "Goblin", "Fighter", "Roc" }, field = { "Goliath" },
    play_points = 8 },
  p2 = { field = { "Goblin", "Genesis Dragon" } },
  function(t)
    t.p1:play "Imperial Dragoon"
    t:expect_defense("p2", 17)
    t:expect("Genesis Dragon"):damage(3)
    t:expect("p2's Goblin"):in_zone "cemetery"
    t:expect("Goliath"):damage(0)
    t:expect_defense("p1", 20)
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.cemetery):is { "Goblin", "Fighter", "Roc" }
  end }

scenario "12.4.3 Imperial Dragoon: nothing with an empty hand" {
  p1 = { hand = { "Imperial Dragoon" }, play_points = 8 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Imperial Dragoon"
    t:expect_defense("p2", 20)
    t:expect("Goliath"):damage(0)
  end }

scenario "12.6.2 Imperial Dragoon: evolved it draws three cards" {
  p1 = { field = { "Imperial Dragoon" }, hand = { "Goblin" }, evolve_deck = { "Imperial Dragoon" },
    play_points = 1 },
  function(t)
    t.p1:evolve "Imperial Dragoon"
    t:expect("Imperial Dragoon"):evolved():attack(7):defense(7)
    t:expect(t.p1.hand):count(4)
    t:expect_defense("p2", 20)
  end }

scenario "Imperial Dragoon: its printed numbers" {
  p1 = { hand = { "Imperial Dragoon" } },
  function(t)
    t:expect("Imperial Dragoon"):attribute("cost", 8):attribute("attack", 6):attribute("defense", 6)
  end,
}

scenario "5.11 Imperial Dragoon: what it discards says so" {
  p1 = { hand = { "Imperial Dragoon", "Dragonsong Flute", "Trail of Light" }, play_points = 8 },
  p2 = {},
  function(t)
    t.p1:play "Imperial Dragoon"
    t:expect_defense("p2", 18)
    t.p1:choose(1) -- the order of the two
    t:expect(t.p1.ex):is { "Hellflame Dragon" }
    t:expect(t.p1.hand):count(1)
  end }
