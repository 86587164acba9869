-- SPDX-License-Identifier: MIT
scenario "10.6.2.7.2 Draconic Fervor: a maximum play point, 3 defense and a card" {
  p1 = { hand = { "Draconic Fervor" }, play_points = 5, max_play_points = 6, defense = 19 },
  function(t)
    t.p1:play "Draconic Fervor"
    t:expect_number("p1", "max_play_points", 7)
    t:expect_number("p1", "play_points", 0)
    t:expect_defense("p1", 22)
    t:expect_defense("p2", 20)
    t:expect(t.p1.hand):count(1)
  end }

scenario "3.2.3 Draconic Fervor: the rest also at ten" {
  p1 = { hand = { "Draconic Fervor" }, play_points = 5, max_play_points = 10 },
  function(t)
    t.p1:play "Draconic Fervor"
    t:expect_number("p1", "max_play_points", 10)
    t:expect_defense("p1", 23)
    t:expect(t.p1.hand):count(1)
  end }
