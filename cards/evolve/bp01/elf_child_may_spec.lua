-- SPDX-License-Identifier: MIT

scenario "Elf Child May: 1 damage as it comes, and as it goes back to the hand" {
  p1 = { hand = { "Elf Child May", "Nature's Guidance" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Elf Child May"
    t:expect("Goliath"):damage(1)
    t.p1:play("Nature's Guidance"):on "Elf Child May"
    t:expect("Elf Child May"):in_zone "hand"
    t:expect("Goliath"):damage(2)
  end }

scenario "Elf Child May: not as it dies" {
  p1 = { field = { "Elf Child May" } },
  p2 = { field = { { "Goliath", engaged = true }, "Angelic Sword Maiden" } },
  function(t)
    t.p1:attack("Elf Child May", "Goliath")
    t:expect("Elf Child May"):in_zone "cemetery"
    t:expect("Goliath"):damage(1)
    t:expect("Angelic Sword Maiden"):damage(0)
  end }
