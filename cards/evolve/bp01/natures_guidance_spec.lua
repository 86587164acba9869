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
