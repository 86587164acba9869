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

scenario "13.4.1.2 Special Week: evolved without Overflow nothing; with it +1/+1 for her player's others alone" {
  p1 = { field = { "Special Week", "Haru Urara" }, evolve_deck = { "Special Week" }, play_points = 1, max_play_points = 6 },
  p2 = { field = { "Special Week", "Haru Urara" }, evolve_deck = { "Special Week" }, max_play_points = 6 },
  function(t)
    t.p1:evolve("Special Week")
    t:expect("p1's Haru Urara"):attack(2):defense(2)
    t:next_turn()
    t.p2:evolve("p2's Special Week") -- seven at most now
    t:expect("p2's Haru Urara"):attack(3):defense(3)
    t:expect("p1's Haru Urara"):attack(2):defense(2)
  end }

scenario "5.20 Special Week: what is taken is revealed; another card is not offered, nor the second one" {
  p1 = { hand = { "Special Week", "Special Week" }, play_points = 4, deck = { "Haru Urara", "Goblin", "Haru Urara" } },
  function(t)
    t.p1:play("Special Week"):choose("Haru Urara")
    t:expect_event("reveal", "Haru Urara")
    t.p1:play("Special Week")
    t:expect_no_option("Goblin", "Haru Urara#2")
    t.p1:choose()
    t:expect(t.p1.deck):in_order { "Goblin", "Haru Urara" }
  end }
