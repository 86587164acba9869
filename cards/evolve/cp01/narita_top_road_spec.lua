-- SPDX-License-Identifier: MIT
scenario "Narita Top Road: as it races" {
  p1 = { field = { "Narita Top Road" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:use("Narita Top Road")
    t.p1:choose(1)
    t:expect(t.p1.hand):count(1)
    t:expect("Narita Top Road"):attack(4)
  end }

scenario "Narita Top Road: another one's race is not hers" {
  p1 = { field = { "Narita Top Road", "Sirius Symboli" }, evolve_deck = { "Carrot" }, play_points = 1 },
  function(t)
    t.p1:use("Sirius Symboli")
    t:expect("Narita Top Road"):attack(3):defense(3)
    t:expect(t.p1.hand):count(0)
  end }

scenario "5.11 Narita Top Road: +1/+1; two are drawn before one is discarded" {
  p1 = { field = { "Narita Top Road" }, evolve_deck = { "Carrot" }, play_points = 1, hand = { "Goblin" }, deck = { "Fighter", "Goliath", "Roc" } },
  function(t)
    t.p1:use("Narita Top Road")
    t:expect_option("Goblin", "Fighter", "Goliath")
    t.p1:choose("Fighter")
    t:expect(t.p1.hand):is { "Goblin", "Goliath" }
    t:expect("Narita Top Road"):attack(4):defense(4)
  end }
