-- SPDX-License-Identifier: MIT
scenario "Agnes Digital: as it races" {
  p1 = { field = { "Agnes Digital" }, evolve_deck = { "Carrot" }, play_points = 1, hand = { "Goblin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:use("Agnes Digital")
    t.p1:choose("Goblin")
    t:expect(t.p1.hand):count(1)
    t:expect("Goblin"):in_zone("cemetery")
  end }

scenario "Agnes Digital: another one's race is not its own" {
  p1 = { field = { "Agnes Digital", "Sirius Symboli" }, hand = { "Goblin" }, evolve_deck = { "Carrot" }, play_points = 1 },
  function(t)
    t.p1:use("Sirius Symboli")
    t:expect(t.p1.hand):is { "Goblin" }
  end }
