-- SPDX-License-Identifier: MIT

scenario "Rose Gardener: evolved, it returns an enemy follower" {
  p1 = { field = { "Rose Gardener" }, evolve_deck = { "Rose Gardener" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:evolve("Rose Gardener"):on("Goliath")
    t:expect("Goliath"):in_zone("hand")
    t:expect("Rose Gardener"):evolved():attack(4):defense(4)
    t:expect(t.p1.hand):count(0) -- no Combo
  end }

scenario "Rose Gardener: with three cards played it draws one too (13.2.1.2)" {
  p1 = { field = { "Rose Gardener" }, evolve_deck = { "Rose Gardener" }, play_points = 1, played = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:evolve("Rose Gardener"):on("Goliath")
    t:expect(t.p1.hand):count(1)
  end }
