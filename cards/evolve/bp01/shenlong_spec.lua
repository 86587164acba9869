-- SPDX-License-Identifier: MIT
scenario "12.4.3 Shenlong: draws two cards, then discards one" {
  p1 = { hand = { "Shenlong", "Goblin" }, deck = { "Fighter", "Goliath", "Roc" }, play_points = 5 },
  function(t)
    t.p1:play("Shenlong"):yes()
    t:expect("Shenlong"):engaged():keyword "ward"
    t:expect_option("Goblin", "Fighter", "Goliath")
    t.p1:choose "Goblin"
    t:expect(t.p1.hand):is { "Fighter", "Goliath" }
    t:expect(t.p1.cemetery):is { "Goblin" }
  end }

scenario "12.6.2 Shenlong: evolved it gives the leader 5 defense, also above 20 (S6)" {
  p1 = { field = { "Shenlong" }, evolve_deck = { "Shenlong" }, play_points = 2, defense = 18 },
  function(t)
    t.p1:evolve "Shenlong"
    t:expect("Shenlong"):evolved():attack(5):defense(6):keyword "ward"
    t:expect_defense("p1", 23)
    t:expect(t.p1.hand):count(0)
  end }
