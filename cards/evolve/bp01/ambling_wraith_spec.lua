-- SPDX-License-Identifier: MIT

scenario "12.4.3 Ambling Wraith: 1 damage to each leader, at once" {
  p1 = { hand = { "Ambling Wraith" }, field = { "Goblin" }, play_points = 1 },
  p2 = { field = { "Fighter" } },
  function(t)
    t.p1:play "Ambling Wraith"
    t:expect_defense("p1", 19)
    t:expect_defense("p2", 19)
    t:expect("Goblin"):damage(0)
    t:expect("Fighter"):damage(0)
  end }

scenario "1.2.2 Ambling Wraith: both leaders at 0 draw the game" {
  p1 = { hand = { "Ambling Wraith" }, play_points = 1, defense = 1 },
  p2 = { defense = 1 },
  function(t)
    t.p1:play "Ambling Wraith"
    t:expect_winner "nobody"
  end }
