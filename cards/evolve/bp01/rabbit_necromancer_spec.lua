-- SPDX-License-Identifier: MIT

scenario "12.5.3 Rabbit Necromancer: 2 damage to each leader as it dies" {
  p1 = { field = { "Rabbit Necromancer" } },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Rabbit Necromancer", "Goliath")
    t:expect("Rabbit Necromancer"):in_zone "cemetery"
    t:expect_defense("p1", 18)
    t:expect_defense("p2", 18)
  end }

scenario "12.5.3 Rabbit Necromancer: not from the hand" {
  p1 = { field = { "Crazed Executioner" }, evolve_deck = { "Crazed Executioner" },
    play_points = 1 },
  p2 = { hand = { "Rabbit Necromancer" } },
  function(t)
    t.p1:evolve "Crazed Executioner"
    t:expect("Rabbit Necromancer"):in_zone "cemetery"
    t:expect_defense("p2", 20)
  end }
