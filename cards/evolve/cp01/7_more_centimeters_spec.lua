-- SPDX-License-Identifier: MIT
scenario "7 More Centimeters: only with twenty Umamusume cards in the cemetery" {
  p1 = { hand = { "7 More Centimeters" }, play_points = 5, cemetery = { "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara",
    "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara",
    "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara" } },
  p2 = { field = { "Goliath" }, hand = { "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play("7 More Centimeters")
    t.p2:choose(1, 2, 3)
    t:expect("Goliath"):in_zone("cemetery")
    t:expect(t.p1.hand):count(3)
    t:expect(t.p2.hand):count(1)
  end }

scenario "7 More Centimeters: not with nineteen" {
  p1 = { hand = { "7 More Centimeters" }, play_points = 5, cemetery = { "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara",
    "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara",
    "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Goblin" } },
  function(t)
    t:cannot(t.p1, "play", "7 More Centimeters")
  end }

scenario "1.3.3 7 More Centimeters: it need have nobody to destroy; fewer than three cards are all discarded" {
  p1 = { hand = { "7 More Centimeters" }, play_points = 5, cemetery = { "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara",
    "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara",
    "Haru Urara", "Haru Urara", "Haru Urara", "Systematic Squats", "Trial Initiation" }, field = { "Goblin" } },
  p2 = { hand = { "Goblin", "Fighter" } },
  function(t)
    t.p1:play("7 More Centimeters")
    t:expect(t.p1.hand):count(3)
    t:expect(t.p2.hand):count(0)
    t:expect("p1's Goblin"):in_zone("field")
  end }

scenario "3.1.1 7 More Centimeters: the opponent's cemetery does not count; other spells are played as ever" {
  p1 = { hand = { "7 More Centimeters", "Spell" }, play_points = 5 },
  p2 = { cemetery = { "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara",
    "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara",
    "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara" } },
  function(t)
    t:cannot(t.p1, "play", "7 More Centimeters")
    t:can(t.p1, "play", "Spell")
  end }
