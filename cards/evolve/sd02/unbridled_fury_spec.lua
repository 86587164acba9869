-- SPDX-License-Identifier: MIT

scenario "Unbridled Fury: as much damage as you have followers" {
  p1 = { hand = { "Unbridled Fury" }, field = { "Fighter", "Goblin", "Woodland Refuge" },
    play_points = 1 },
  p2 = { field = { "Goliath", "Fighter" } },
  function(t)
    t.p1:play("Unbridled Fury"):on("Goliath")
    t:expect("Goliath"):damage(2)
  end }

scenario "Unbridled Fury: without followers it deals none (1.3.2.2)" {
  p1 = { hand = { "Unbridled Fury" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Unbridled Fury"):on("Goliath")
    t:expect("Goliath"):damage(0)
    t:expect_no_event "damage"
  end }
