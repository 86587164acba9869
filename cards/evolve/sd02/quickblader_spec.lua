-- SPDX-License-Identifier: MIT

scenario "Quickblader: 1/1 with Storm, 3/3 with Storm when it has evolved" {
  p1 = { hand = { "Quickblader" }, evolve_deck = { "Quickblader" }, play_points = 4 },
  function(t)
    t.p1:play "Quickblader"
    t:expect("Quickblader"):attack(1):defense(1):keyword("storm")
    t.p1:evolve("Quickblader"):attack("Quickblader")
    t:expect_defense("p2", 17)
    t:expect("Quickblader"):defense(3):keyword("storm")
  end }
