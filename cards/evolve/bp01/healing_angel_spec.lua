-- SPDX-License-Identifier: MIT

scenario "12.4.3 Healing Angel: 1 defense for your leader" {
  p1 = { hand = { "Healing Angel" }, defense = 10, play_points = 3 },
  function(t)
    t.p1:play "Healing Angel"
    t:expect_defense("p1", 11)
    t:expect_defense("p2", 20)
  end }

scenario "12.6.2 Healing Angel: 2 as it evolves, and no Fanfare" {
  p1 = { field = { "Healing Angel" }, evolve_deck = { "Healing Angel" }, play_points = 1 },
  function(t)
    t.p1:evolve "Healing Angel"
    t:expect("Healing Angel"):attack(3):defense(5)
    t:expect_defense("p1", 22)
  end }
