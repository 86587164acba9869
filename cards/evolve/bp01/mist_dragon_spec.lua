-- SPDX-License-Identifier: MIT
scenario "12.12.2 Mist Dragon: nobody attacks it" {
  p1 = { field = { { "Mist Dragon", engaged = true } } },
  p2 = { field = { "Goliath" } },
  turn = "p2",
  function(t)
    t:cannot(t.p2, "attack", "Goliath", "Mist Dragon")
    t:can(t.p2, "attack", "Goliath", "p1's leader")
  end }

scenario "12.12.2.1 Mist Dragon: but it can be selected" {
  p1 = { field = { "Mist Dragon" } },
  p2 = { hand = { "Blazing Breath" }, play_points = 1 },
  turn = "p2",
  function(t)
    t.p2:play("Blazing Breath"):on "Mist Dragon"
    t:expect("Mist Dragon"):damage(2)
  end }
