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

scenario "10.7.3.2 Woodland Refuge: without a Pixie of your own it comes and gives nothing" {
  p1 = { hand = { "Woodland Refuge" }, field = { "Fighter" }, ex = { "Fairy" }, play_points = 1 },
  p2 = { field = { "Fairy Wisp" } },
  function(t)
    t.p1:play "Woodland Refuge"
    t:expect("Woodland Refuge"):in_zone "field"
    t:expect("Fairy"):attack(1)
    t:expect("Fairy Wisp"):attack(1)
    t:cannot(t.p1, "use", "Woodland Refuge") -- no play point left
  end }

scenario "4.1.4 Woodland Refuge: back in the hand it may be played and used again" {
  p1 = { hand = { "Woodland Refuge" }, field = { "Fairy" }, play_points = 4 },
  function(t)
    t.p1:play("Woodland Refuge"):use("Woodland Refuge"):play("Woodland Refuge"):use "Woodland Refuge"
    t:expect("Fairy"):attack(3):defense(1)
    t:expect("Woodland Refuge"):in_zone "hand"
  end }

scenario "10.6.2.3 Woodland Refuge: a Pixie of your own field, nobody else" {
  p1 = { hand = { "Woodland Refuge" }, field = { "Fairy", "Fairy Wisp", "Fighter" }, play_points = 1 },
  p2 = { field = { "Waltzing Fairy" } },
  function(t)
    t.p1:play "Woodland Refuge"
    t:expect_option("Fairy Wisp")
    t:expect_no_option("Fighter", "Waltzing Fairy")
    t.p1:on "Fairy Wisp"
    t:expect("Fairy Wisp"):attack(2)
  end }
