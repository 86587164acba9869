-- SPDX-License-Identifier: MIT
scenario "Moriana the Bejeweled: after the leader has lost defense in this turn" {
  p1 = { hand = { "Soul Dealer", "Moriana the Bejeweled" }, play_points = 7 },
  function(t)
    t.p1:play("Soul Dealer"):no()
    t.p1:play("Moriana the Bejeweled")
    t:expect_defense("p1", 20)
    t:expect(t.p1.hand):count(1)
  end }

scenario "Moriana the Bejeweled: not without" {
  p1 = { hand = { "Moriana the Bejeweled" }, play_points = 3, defense = 8 },
  function(t)
    t.p1:play("Moriana the Bejeweled")
    t:expect_defense("p1", 8)
    t:expect(t.p1.hand):count(0)
  end }
