-- SPDX-License-Identifier: MIT
scenario "Special Week: an Umamusume card on top may be revealed; another one stays on top" {
  p1 = { hand = { "Special Week", "Special Week" }, play_points = 4, deck = { "Haru Urara", "Goblin" } },
  function(t)
    t.p1:play("Special Week"):choose("Haru Urara")
    t:expect("Haru Urara"):in_zone("hand")
    t.p1:play("Special Week"):choose()
    t:expect(t.p1.deck):in_order { "Goblin" }
  end }

scenario "Special Week: evolved with Overflow, the others" {
  p1 = { field = { "Special Week", "Haru Urara", "Goblin" }, evolve_deck = { "Special Week" }, play_points = 1, max_play_points = 7 },
  function(t)
    t.p1:evolve("Special Week")
    t:expect("Haru Urara"):attack(3)
    t:expect("Special Week"):attack(3)
    t:expect("Goblin"):attack(2)
  end }
