-- SPDX-License-Identifier: MIT
scenario "1.3.3 Woodland Curse: the attacker deals no damage" {
  p1 = { field = { "Goliath" } },
  p2 = { hand = { "Woodland Curse" }, play_points = 2 },
  function(t)
    t.p1:attack "Goliath"
    t.p2:play("Woodland Curse"):on "Goliath"
    t:expect_defense("p2", 20)
  end }

scenario "7.4.7 Woodland Curse: this turn only" {
  p1 = { hand = { "Woodland Curse" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Woodland Curse"):on "Goliath"
    t.p1:end_turn()
    t.p2:attack "Goliath"
    t:expect_defense("p1", 17)
  end }
