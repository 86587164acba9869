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
