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

scenario "10.6.2.3.4 Rose Gardener: without an enemy follower no card either, Combo or not" {
  p1 = { field = { "Rose Gardener", "Fighter" }, evolve_deck = { "Rose Gardener" }, play_points = 1, played = 3 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t.p1:evolve("Rose Gardener")
    t:expect_decision("p1", "turn")
    t:expect("Aura 2/2"):in_zone "field"
    t:expect(t.p1.hand):count(0)
  end }

scenario "13.2.1.2 Rose Gardener: two cards are no Combo (3), evolving is no card played" {
  p1 = { field = { "Rose Gardener" }, evolve_deck = { "Rose Gardener" }, play_points = 1, played = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:evolve("Rose Gardener"):on "Goliath"
    t:expect("Goliath"):in_zone "hand"
    t:expect(t.p1.hand):count(0)
  end }

scenario "9.1.4.3 Rose Gardener: a token that is returned is gone" {
  p1 = { field = { "Rose Gardener" }, evolve_deck = { "Rose Gardener" }, play_points = 1 },
  p2 = { field = { "Fairy" } },
  function(t)
    t.p1:evolve "Rose Gardener"
    t:expect("Fairy"):gone()
    t:expect(t.p2.hand):count(0)
  end }

scenario "11.6.1 Rose Gardener: an evolved follower's own card goes to the hand, the other one faceup to the evolve deck" {
  p1 = { field = { "Rose Gardener" }, evolve_deck = { "Rose Gardener" }, play_points = 1 },
  p2 = { field = { { "Evolver", evolved = true } } },
  function(t)
    t.p1:evolve "Rose Gardener"
    t:expect("Evolver"):in_zone "hand"
    t:expect(t.p2.evolve_deck):is { "Evolver" }
    t:expect(t.p2.evolve_zone):count(0)
  end }
