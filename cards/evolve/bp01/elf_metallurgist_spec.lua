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

scenario "13.2.1.2 Elf Metallurgist: as the second card 1 damage; without anybody none, and not to Aura" {
  p1 = { hand = { "Elf Metallurgist", "Elf Metallurgist" }, play_points = 4, played = 1 },
  p2 = { field = { "Follower 1/1", "Aura 2/2" } },
  function(t)
    t.p1:play "Elf Metallurgist"
    t:expect("Follower 1/1"):in_zone "cemetery"
    t.p1:play "Elf Metallurgist#2"
    t:expect("Aura 2/2"):damage(0)
    t:expect_decision("p1", "turn")
  end }

scenario "13.2.1.2 Elf Metallurgist: two cards are no Combo (3)" {
  p1 = { hand = { "Elf Metallurgist" }, play_points = 2, played = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Elf Metallurgist"
    t:expect("Goliath"):damage(1)
  end }
