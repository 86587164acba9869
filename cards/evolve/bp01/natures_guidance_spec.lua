-- SPDX-License-Identifier: MIT

scenario "Nature's Guidance: one of your cards to the hand, and another from the deck" {
  p1 = { hand = { "Nature's Guidance" }, field = { "Woodland Refuge", "Goblin" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Nature's Guidance"):on "Woodland Refuge"
    t:expect("Woodland Refuge"):in_zone "hand"
    t:expect(t.p1.hand):count(2)
  end }

scenario "Nature's Guidance: the opponent's cards will not do" {
  p1 = { hand = { "Nature's Guidance" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t:cannot(t.p1, "play", "Nature's Guidance", "10.6.2.3.4")
  end }

scenario "9.1.4.3 Nature's Guidance: a token is gone, a card is drawn all the same" {
  p1 = { hand = { "Nature's Guidance" }, field = { "Fairy" }, play_points = 1, deck = { "Fighter", "Goblin" } },
  function(t)
    t.p1:play "Nature's Guidance"
    t:expect("Fairy"):gone()
    t:expect(t.p1.hand):is { "Fighter" }
  end }

scenario "12.15.2 Nature's Guidance: your own one with Aura may be selected; an evolved one comes back unevolved" {
  p1 = { hand = { "Nature's Guidance", "Nature's Guidance" }, field = { "Aura 2/2", { "Evolver", evolved = true } },
    play_points = 2 },
  function(t)
    t.p1:play("Nature's Guidance"):on "Aura 2/2"
    t:expect("Aura 2/2"):in_zone "hand"
    t.p1:play "Nature's Guidance#2"
    t:expect("Evolver"):in_zone "hand"
    t:expect(t.p1.evolve_deck):is { "Evolver" }
  end }
