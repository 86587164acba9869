-- SPDX-License-Identifier: MIT
scenario "Vodka: two less beside Daiwa Scarlet; the first spell of a turn, once" {
  p1 = { hand = { "Vodka", "Spell", "Spell" }, field = { "Daiwa Scarlet", "Goblin" }, play_points = 3 },
  function(t)
    t:expect("Vodka"):cost(1)
    t.p1:play("Vodka")
    t.p1:play("Spell")
    t:expect("Vodka"):attack(4):defense(4):keyword("rush")
    t:expect("Daiwa Scarlet"):attack(4)
    t:expect("Goblin"):attack(2)
    t.p1:play("Spell")
    t:expect("Vodka"):attack(4)
  end }

scenario "10.7.2 Vodka: once in the opponent's turn, too; a Scarlet of the opponent's makes nothing cheaper" {
  turn = "p2",
  p1 = { field = { "Vodka" }, hand = { "Quick Spell", "Vodka" }, play_points = 1 },
  p2 = { field = { "Fighter", "Daiwa Scarlet" } },
  function(t)
    t:expect("Vodka#1"):cost(3)
    t.p2:attack("Fighter")
    t.p1:play("Quick Spell")
    t.p1:pass()
    t:expect("Vodka#2"):attack(4):defense(4)
    t:expect("Daiwa Scarlet"):attack(3)
  end }

scenario "10.7.2 Vodka: neither a follower nor the opponent's spell" {
  p1 = { field = { "Vodka", "Goblin" }, hand = { "Goblin" }, play_points = 1 },
  p2 = { hand = { "Quick Spell" }, play_points = 1 },
  function(t)
    t.p1:play("Goblin#1")
    t.p1:attack("Vodka", "p2's leader")
    t.p2:play("Quick Spell")
    t:pass_all()
    t:expect("Vodka"):attack(3):defense(3):no_keyword("rush")
  end }
