-- SPDX-License-Identifier: MIT

scenario "13.5.2.2 Dark General: Storm when your leader has lost defense this turn" {
  p1 = { hand = { "Ambling Wraith", "Dark General" }, play_points = 5 },
  function(t)
    t.p1:play "Ambling Wraith"
    t.p1:play "Dark General"
    t:expect("Dark General"):keyword "storm"
    t.p1:attack "Dark General"
    t:expect_defense("p2", 14)
  end }

scenario "13.5.2.2 Dark General: not without" {
  p1 = { hand = { "Dark General" }, play_points = 4 },
  function(t)
    t.p1:play "Dark General"
    t:cannot(t.p1, "attack", "Dark General")
  end }

scenario "13.5.2.2 Dark General: what it lost in the opponent's turn does not count" {
  p1 = { hand = { "Ambling Wraith" }, play_points = 1 },
  p2 = { hand = { "Dark General" }, max_play_points = 3 },
  function(t)
    t.p1:play "Ambling Wraith"
    t:next_turn()
    t.p2:play "Dark General"
    t:expect_defense("p2", 19)
    t:expect("Dark General"):no_keyword "storm"
  end }
