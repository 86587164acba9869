-- SPDX-License-Identifier: MIT
scenario "5.20 Sasami Anshinzawa: an odd cost on top, 2 damage to the enemy leader" {
  p1 = { hand = { "Sasami Anshinzawa" }, deck = { "Goliath", "Fighter" }, play_points = 2 },
  function(t)
    t.p1:play "Sasami Anshinzawa"
    t:expect_event("reveal", "Goliath")
    t:expect_defense("p2", 18)
    t:expect_defense("p1", 20)
    t:expect(t.p1.deck):is { "Goliath", "Fighter" }
  end }

scenario "5.20 Sasami Anshinzawa: an even one, 2 damage to the own" {
  p1 = { hand = { "Sasami Anshinzawa" }, deck = { "Fighter", "Goliath" }, play_points = 2 },
  function(t)
    t.p1:play "Sasami Anshinzawa"
    t:expect_defense("p2", 20)
    t:expect_defense("p1", 18)
  end }

scenario "5.20 Sasami Anshinzawa: no card, no damage" {
  p1 = { hand = { "Sasami Anshinzawa" }, deck = {}, play_points = 2 },
  function(t)
    t.p1:play "Sasami Anshinzawa"
    t:expect_defense("p2", 20)
    t:expect_defense("p1", 20)
  end }
