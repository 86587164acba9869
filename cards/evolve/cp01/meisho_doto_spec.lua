-- SPDX-License-Identifier: MIT
scenario "Meisho Doto: an amulet that costs 1" {
  p1 = { field = { "Meisho Doto" }, evolve_deck = { "Carrot" }, play_points = 1, deck = { "The Will to Overtake", "Systematic Squats" } },
  function(t)
    t.p1:use("Meisho Doto")
    t:expect_no_option("Systematic Squats")
    t.p1:choose("The Will to Overtake"):choose()
    t:expect("The Will to Overtake"):in_zone("field")
  end }

scenario "Meisho Doto: an amulet that costs 2 stays in the deck" {
  p1 = { field = { "Meisho Doto" }, evolve_deck = { "Carrot" }, play_points = 1, deck = { "Systematic Squats" } },
  function(t)
    t.p1:use("Meisho Doto"):choose()
    t:pass_all()
    t:expect("Meisho Doto"):attack(4):defense(4)
    t:expect(t.p1.field):count(1)
  end }
