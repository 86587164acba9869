-- SPDX-License-Identifier: MIT

scenario "Elf Metallurgist: 1 damage" {
  p1 = { hand = { "Elf Metallurgist" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Elf Metallurgist"):on("Goliath")
    t:expect("Goliath"):damage(1)
  end }

scenario "Elf Metallurgist: 3 with Combo (3), itself counted (13.2.1.2)" {
  p1 = { hand = { "Elf Metallurgist" }, play_points = 2, played = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Elf Metallurgist"):on("Goliath")
    t:expect("Goliath"):damage(3)
  end }
