-- SPDX-License-Identifier: MIT
scenario "13.4.1.2 Dragonguard: with Overflow +2/+2, which stays" {
  p1 = { hand = { "Dragonguard" }, play_points = 4, max_play_points = 7 },
  function(t)
    t.p1:play("Dragonguard"):yes()
    t:expect("Dragonguard"):engaged():keyword("ward"):attack(6):defense(7)
    t:next_turn()
    t:expect("Dragonguard"):attack(6):defense(7)
  end }

scenario "13.4.1.2 Dragonguard: not without it; the opponent's is none of mine" {
  p1 = { hand = { "Dragonguard" }, play_points = 4, max_play_points = 6 },
  p2 = { max_play_points = 7 },
  function(t)
    t.p1:play("Dragonguard"):no()
    t:expect("Dragonguard"):reserved():attack(4):defense(5)
  end }

scenario "13.4.1.2 Dragonguard: what comes later has no part in it" {
  p1 = { hand = { "Dragonguard" }, play_points = 4, max_play_points = 6 },
  function(t)
    t.p1:play("Dragonguard"):no()
    t:next_turn()
    t:next_turn()
    t:expect_number("p1", "max_play_points", 7)
    t:expect("Dragonguard"):attack(4):defense(5)
  end }
