-- SPDX-License-Identifier: MIT

scenario "Woodland Refuge: +1 attack for a Pixie, then back to the hand" {
  p1 = { hand = { "Woodland Refuge" }, field = { "Fairy", "Fighter" }, play_points = 2 },
  function(t)
    t.p1:play("Woodland Refuge"):on("Fairy")
    t:expect("Fairy"):attack(2):defense(1)
    t.p1:use "Woodland Refuge"
    t:expect("Woodland Refuge"):in_zone("hand")
    t:expect_number("p1", "play_points", 0)
  end }
