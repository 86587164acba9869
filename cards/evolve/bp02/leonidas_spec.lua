-- SPDX-License-Identifier: MIT
scenario "Leonidas: evolved, five damage to both; as he falls his Resolve strengthens who comes" {
  p1 = { field = { { "Leonidas", damage = 2 } }, evolve_deck = { "Leonidas" }, play_points = 4, hand = { "Whole-Souled Swing" } },
  p2 = { field = { "Follower 5/6", "Goliath" } },
  function(t)
    t.p1:evolve("Leonidas"):on("Goliath")
    t:expect("Leonidas"):in_zone("cemetery")
    t:expect("Goliath"):in_zone("cemetery")
    t:expect("Leonidas's Resolve"):in_zone("field")
    t.p1:play("Whole-Souled Swing")
    t.p1:play("Knight")
    t:expect("Knight"):attack(4):defense(4):keyword("rush")
  end }

scenario "Leonidas: followers of other classes and the enemy's get nothing" {
  p1 = { field = { "Leonidas's Resolve" }, hand = { "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play("Goblin")
    t:expect("Goblin"):attack(2):no_keyword("rush")
  end }

scenario "10.6.2.3.4 Leonidas: without an enemy follower he is not hurt either; unevolved he leaves nothing" {
  p1 = { field = { "Leonidas", "Leonidas" }, evolve_deck = { "Leonidas" }, play_points = 2, hand = { "Soul Conversion" } },
  function(t)
    t.p1:evolve "Leonidas"
    t:expect("Leonidas#1"):evolved():damage(0)
    t.p1:play("Soul Conversion"):on "Leonidas#2"
    t:expect(t.p1.field):is { "Leonidas" }
  end }

scenario "5.13 Leonidas: 5 damage to him and to the follower, to nobody else" {
  p1 = { field = { "Leonidas", "Goblin" }, evolve_deck = { "Leonidas" }, play_points = 1 },
  p2 = { field = { "Genesis Dragon" } },
  function(t)
    t.p1:evolve "Leonidas"
    t:expect("Genesis Dragon"):damage(5)
    t:expect("Leonidas"):damage(5):attack(6):defense(2)
    t:expect("Goblin"):damage(0)
  end }
