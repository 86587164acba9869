-- SPDX-License-Identifier: MIT
scenario "Avant Blader: evolved, up to two Officers of the deck" {
  p1 = { field = { "Avant Blader" }, evolve_deck = { "Avant Blader" }, play_points = 3,
    deck = { "Samurai", "Goblin", "Swift Infiltrator", "Flame Soldier" } },
  function(t)
    t.p1:evolve("Avant Blader")
    t:expect_no_option("Goblin")
    t.p1:choose("Samurai", "Flame Soldier")
    t:expect_event("reveal", "Samurai")
    t:expect(t.p1.hand):is { "Samurai", "Flame Soldier" }
    t:expect("Avant Blader"):evolved():attack(5):defense(5)
  end }


scenario "Avant Blader: one will do, or none" {
  p1 = { field = { "Avant Blader" }, evolve_deck = { "Avant Blader" }, play_points = 3, deck = { "Samurai", "Samurai" } },
  function(t)
    t.p1:evolve("Avant Blader")
    t.p1:choose()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.deck):count(2)
  end }

scenario "5.7 Avant Blader: two at most, and one alone" {
  p1 = { field = { "Avant Blader" }, evolve_deck = { "Avant Blader" }, play_points = 1, deck = { "Samurai", "Flame Soldier", "Swift Infiltrator" } },
  function(t)
    t.p1:evolve("Avant Blader")
    assert(not t:accepts(t.p1, "Samurai", "Flame Soldier", "Swift Infiltrator"), "two at most")
    t.p1:choose("Samurai")
    t:expect(t.p1.hand):is { "Samurai" }
  end }
