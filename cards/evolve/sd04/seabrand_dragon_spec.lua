-- SPDX-License-Identifier: MIT
scenario "13.4.1.2 Seabrand Dragon: with Overflow it has Storm" {
  p1 = { hand = { "Seabrand Dragon" }, play_points = 4, max_play_points = 7 },
  function(t)
    t.p1:play "Seabrand Dragon"
    t:expect("Seabrand Dragon"):keyword "storm"
    t.p1:attack "Seabrand Dragon"
    t:expect_defense("p2", 16)
  end }

scenario "13.4.1.2 Seabrand Dragon: not without it" {
  p1 = { hand = { "Seabrand Dragon" }, play_points = 4, max_play_points = 6 },
  function(t)
    t.p1:play "Seabrand Dragon"
    t:expect("Seabrand Dragon"):no_keyword "storm"
    t:cannot(t.p1, "attack", "Seabrand Dragon", "p2's leader")
  end }

scenario "13.4.1.2 Seabrand Dragon: the Storm it has is not asked for again" {
  p1 = { hand = { "Seabrand Dragon" }, play_points = 4, max_play_points = 7 },
  p2 = { field = { { "Goblin", engaged = true } } },
  function(t)
    t.p1:play "Seabrand Dragon"
    t:can(t.p1, "attack", "Seabrand Dragon", "Goblin")
    t:can(t.p1, "attack", "Seabrand Dragon", "p2's leader")
    t:next_turn()
    t:expect("Seabrand Dragon"):keyword "storm"
  end }
