-- SPDX-License-Identifier: MIT
scenario "1.3.3 Albert: evolved he is dealt no combat damage this turn, and strikes twice" {
  p1 = { field = { "Albert, Levin Saber" }, evolve_deck = { "Albert, Levin Saber" }, play_points = 3 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:evolve "Albert, Levin Saber"
    t.p1:attack("Albert, Levin Saber", "Goliath")
    t:expect("Albert, Levin Saber"):damage(0):reserved()
    t.p1:attack("Albert, Levin Saber", "p2's leader")
    t:expect("Albert, Levin Saber"):engaged()
    t:expect_defense("p2", 17)
  end }

scenario "5.13.4 Albert: abilities hurt him" {
  p1 = { field = { "Albert, Levin Saber" }, evolve_deck = { "Albert, Levin Saber" }, play_points = 3 },
  p2 = { hand = { "Blazing Breath" }, play_points = 1 },
  function(t)
    t.p1:evolve "Albert, Levin Saber"
    t.p1:attack("Albert, Levin Saber", "p2's leader")
    t.p2:play("Blazing Breath"):on "Albert, Levin Saber"
    t:expect("Albert, Levin Saber"):damage(2)
  end }
