-- SPDX-License-Identifier: MIT
scenario "12.4 Sister Initiate: 2 defense for the leader beside an amulet" {
  p1 = { hand = { "Sister Initiate" }, field = { "Sacred Plea" }, play_points = 2, defense = 10 },
  function(t)
    t.p1:play "Sister Initiate"
    t:expect_defense("p1", 12)
  end }

scenario "12.4 Sister Initiate: none without one, nor with the opponent's" {
  p1 = { hand = { "Sister Initiate" }, field = { "Fighter" }, play_points = 2, defense = 10 },
  p2 = { field = { "Sacred Plea" } },
  function(t)
    t.p1:play "Sister Initiate"
    t:expect_defense("p1", 10)
  end }
