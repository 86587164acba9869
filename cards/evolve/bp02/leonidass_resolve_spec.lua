-- SPDX-License-Identifier: MIT

scenario "10.7.2 Leonidas's Resolve: tokens and followers that an effect puts there too; not the opponent's" {
  p1 = { field = { "Leonidas's Resolve" }, hand = { "Whole-Souled Swing", "Death's Breath" }, cemetery = { "Samurai" }, play_points = 9 },
  p2 = { field = { "Follower 5/6" }, hand = { "Samurai" }, max_play_points = 1 },
  function(t)
    t.p1:play "Whole-Souled Swing"
    t.p1:play "Knight"
    t:expect("Knight"):attack(4):defense(4):keyword "rush"
    t.p1:play "Death's Breath"
    t:expect("Samurai#2"):attack(3)
    t:expect("p1's Samurai"):attack(6):defense(5):keyword("rush", "ward")
    t:next_turn()
    t.p2:play "Samurai#2"
    t:expect("Samurai#2"):attack(3):no_keyword "rush"
  end }

scenario "2.2 Leonidas's Resolve: a follower of another class gets nothing" {
  p1 = { field = { "Leonidas's Resolve" }, hand = { "Elf Healer" }, play_points = 3 },
  function(t)
    t.p1:play "Elf Healer"
    t:expect("Elf Healer"):attack(1):defense(5):no_keyword "rush"
  end }
