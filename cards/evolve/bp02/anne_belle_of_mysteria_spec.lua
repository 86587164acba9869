-- SPDX-License-Identifier: MIT
scenario "10.2.1.3.3 Anne and Grea: each costs 2 less beside the other" {
  p1 = { hand = { "Anne, Belle of Mysteria", "Grea the Dragonborn" }, play_points = 6 },
  function(t)
    t:expect("Grea the Dragonborn"):cost(4)
    t.p1:play "Anne, Belle of Mysteria"
    t:expect("Grea the Dragonborn"):cost(2)
    t.p1:play "Grea the Dragonborn"
    t:expect_number("p1", "play_points", 0)
  end }

scenario "5.7.1 Anne: evolved she finds another Academic, not herself" {
  p1 = { field = { "Anne, Belle of Mysteria" }, evolve_deck = { "Anne, Belle of Mysteria" },
         deck = { "Goliath", "Grea the Dragonborn", "Fighter" }, play_points = 1 },
  function(t)
    t.p1:evolve("Anne, Belle of Mysteria"):choose "Grea the Dragonborn"
    t:expect("Grea the Dragonborn"):in_zone "hand"
  end }
