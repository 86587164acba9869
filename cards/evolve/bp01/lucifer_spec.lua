-- SPDX-License-Identifier: MIT
scenario "7.4.1 Lucifer: 4 defense for the leader as the own end phase starts" {
  p1 = { field = { "Lucifer" }, defense = 18 },
  function(t)
    t.p1:end_turn()
    t:expect_defense("p1", 22)
    t:expect_defense("p2", 20)
  end }

scenario "7.4.1 Lucifer: not in the opponent's" {
  p1 = { field = { "Lucifer" } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_defense("p1", 20)
  end }

scenario "7.4.1 Lucifer: evolved, 4 damage to the enemy leader; the other face says nothing more" {
  p1 = { field = { "Lucifer" }, evolve_deck = { "Lucifer" } },
  function(t)
    t.p1:evolve "Lucifer" -- for nothing
    t:expect("Lucifer"):evolved():attack(8):defense(7):keyword("bane"):no_keyword "ward"
    t.p1:end_turn()
    t:expect_defense("p2", 16)
    t:expect_defense("p1", 20)
  end }

scenario "7.4.1 Lucifer: evolved, not in the opponent's end phase" {
  p1 = { field = { { "Lucifer", evolved = true } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_defense("p2", 20)
  end }

scenario "12.8.2 Lucifer: Ward before he has evolved" {
  p1 = { hand = { "Lucifer" }, play_points = 7 },
  function(t)
    t.p1:play("Lucifer"):yes()
    t:expect("Lucifer"):engaged():keyword "ward"
  end }
