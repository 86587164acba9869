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
