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
