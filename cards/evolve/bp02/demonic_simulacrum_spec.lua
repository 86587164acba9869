-- SPDX-License-Identifier: MIT
scenario "5.18 Demonic Simulacrum: 3 damage to the own leader, and a card at random" {
  p1 = { hand = { "Demonic Simulacrum", "Goblin", "Fighter" }, play_points = 3 },
  p2 = { hand = { "Goliath" } },
  function(t)
    t.p1:play "Demonic Simulacrum"
    t:expect_defense("p1", 17)
    t:expect_defense("p2", 20)
    t:expect(t.p1.hand):count(1) -- nobody was asked
    t:expect(t.p1.cemetery):count(1)
    t:expect(t.p2.hand):count(1)
    t:expect("Demonic Simulacrum"):attack(6):defense(5)
  end }

scenario "5.11.1 Demonic Simulacrum: with an empty hand nothing is discarded" {
  p1 = { hand = { "Demonic Simulacrum" }, play_points = 3 },
  function(t)
    t.p1:play "Demonic Simulacrum"
    t:expect_defense("p1", 17)
    t:expect(t.p1.cemetery):count(0)
  end }
