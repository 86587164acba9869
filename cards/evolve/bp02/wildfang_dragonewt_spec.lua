-- SPDX-License-Identifier: MIT
scenario "10.2.1.3.3 Wildfang Dragonewt: costs 2 less once you have discarded" {
  p1 = { hand = { "Wildfang Dragonewt", "Fighter", "Goblin", "Goliath" },
         field = { "Heavenly Aegis" }, evolve_deck = { "Heavenly Aegis" }, play_points = 1 },
  function(t)
    t:expect("Wildfang Dragonewt"):cost(3)
    t.p1:evolve("Heavenly Aegis"):choose("Fighter", "Goblin", "Goliath")
    t.p1:play "Wildfang Dragonewt"
    t:expect("Wildfang Dragonewt"):in_zone "field"
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.2.1.3.3 Wildfang Dragonewt: not for what was discarded in an earlier turn" {
  p1 = { field = { "Dragonnewt Scholar" }, hand = { "Wildfang Dragonewt" },
    deck = { "Goblin", "Roc" } },
  function(t)
    t.p1:attack("Dragonnewt Scholar"):choose "Goblin"
    t:expect("Wildfang Dragonewt"):cost(1)
    t:next_turn()
    t:expect("Wildfang Dragonewt"):cost(3)
  end }

scenario "10.2.1.3.3 Wildfang Dragonewt: nor for what the opponent has" {
  p1 = { field = { "Dragonnewt Scholar" } },
  p2 = { hand = { "Wildfang Dragonewt" } },
  function(t)
    t.p1:attack "Dragonnewt Scholar"
    t.p2:pass()
    t:expect("Wildfang Dragonewt"):cost(3)
  end }
