-- SPDX-License-Identifier: MIT
scenario "Inari One: an amulet of the hand" {
  p1 = { hand = { "Inari One", "Amulet", "Goblin" }, play_points = 2 },
  function(t)
    t.p1:play("Inari One"):yes()
    t:expect("Inari One"):attack(4):keyword("rush")
    t:expect("Amulet"):in_zone("cemetery")
  end }

scenario "Inari One: without an amulet nothing" {
  p1 = { hand = { "Inari One", "Goblin" }, play_points = 2 },
  function(t)
    t.p1:play("Inari One"):no()
    t:expect("Inari One"):attack(2):no_keyword("rush")
    t:expect(t.p1.hand):is { "Goblin" }
  end }
