-- SPDX-License-Identifier: MIT
scenario "12.4.3 Urd: an enemy follower goes into its owner's EX area" {
  p1 = { hand = { "Urd" }, play_points = 4 },
  p2 = { field = { { "Goliath", damage = 2 }, "Fighter" } },
  function(t)
    t.p1:play("Urd"):on "Goliath"
    t:expect("Goliath"):in_zone("ex"):owned_by "p2"
    t:expect("Fighter"):in_zone "field"
    t:expect(t.p1.ex):count(0)
  end }

scenario "4.1.6 Urd: its owner's, who may be Urd's player" {
  p1 = { hand = { "Urd" }, play_points = 4 },
  p2 = { field = { { "Goliath", owner = "p1" } } },
  function(t)
    t.p1:play "Urd"
    t:expect(t.p1.ex):is { "Goliath" }
  end }

scenario "4.8.3 Urd: no room there, so it stays" {
  p1 = { hand = { "Urd" }, play_points = 4 },
  p2 = { field = { "Goliath" }, ex = { "Fairy", "Fairy", "Fairy", "Fairy", "Fairy" } },
  function(t)
    t.p1:play "Urd"
    t:expect("Goliath"):in_zone "field"
    t:expect(t.p2.ex):count(5)
  end }

scenario "12.6.2 Urd: evolved she banishes a card of an opponent's EX area" {
  p1 = { field = { "Urd" }, evolve_deck = { "Urd" }, ex = { "Fairy" }, play_points = 1 },
  p2 = { ex = { "Goliath", "Fighter" } },
  function(t)
    t.p1:evolve "Urd"
    t:expect_no_option "Fairy"
    t.p1:on "Goliath"
    t:expect("Goliath"):in_zone "banished"
    t:expect(t.p2.ex):is { "Fighter" }
    t:expect("Urd"):evolved():attack(3):defense(3)
  end }

scenario "10.7.3.2 Urd: nothing there to banish" {
  p1 = { field = { "Urd" }, evolve_deck = { "Urd" }, ex = { "Fairy" }, play_points = 1 },
  function(t)
    t.p1:evolve "Urd"
    t:expect("Urd"):evolved()
    t:expect(t.p1.ex):count(1)
  end }

scenario "9.1.4.1 Urd: a token is still one there, and can be played from there" {
  p1 = { hand = { "Urd" }, play_points = 4 },
  p2 = { field = { "Forest Bat" } },
  function(t)
    t.p1:play "Urd"
    t:expect(t.p2.ex):is { "Forest Bat" }
  end }

scenario "5.15.4 Urd: one that has evolved goes there as it was, its other face back into the evolve deck" {
  p1 = { hand = { "Urd" }, play_points = 4 },
  p2 = { field = { { "Goliath", evolved = true, damage = 1 } } },
  function(t)
    t.p1:play "Urd"
    t:expect("Goliath"):in_zone("ex"):cost(3):attribute("attack", 3)
    t:expect(t.p2.evolve_deck):count(1)
    t:expect(t.p2.evolve_zone):count(0)
  end }
