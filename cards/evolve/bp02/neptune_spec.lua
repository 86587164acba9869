-- SPDX-License-Identifier: MIT
scenario "10.9.3 Neptune: the Megalorca has Rush" {
  p1 = { hand = { "Neptune" }, play_points = 5 },
  function(t)
    t.p1:play("Neptune"):no()
    t:expect("Megalorca"):in_zone("field"):keyword("rush"):no_keyword "storm"
    t:cannot(t.p1, "attack", "Megalorca", "p2's leader")
  end }

scenario "5.15.2 Neptune: evolved Storm, and Rush no more" {
  p1 = { field = { "Neptune" }, evolve_deck = { "Neptune" }, play_points = 2 },
  function(t)
    t.p1:evolve "Neptune"
    t:expect("Megalorca"):keyword("storm"):no_keyword "rush"
    t.p1:attack("Megalorca", "p2's leader")
    t:expect_defense("p2", 18)
  end }
