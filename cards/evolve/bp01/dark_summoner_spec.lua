-- SPDX-License-Identifier: MIT

scenario "13.5.2.2 Dark Summoner: stronger and with Rush when your leader has lost defense" {
  p1 = { hand = { "Razory Claw", "Dark Summoner" }, play_points = 4 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:play("Razory Claw"):choose(2)
    t.p1:play "Dark Summoner"
    t:expect("Dark Summoner"):attack(4):defense(3):keyword "rush"
    t:can(t.p1, "attack", "Dark Summoner", "Goliath")
    t:cannot(t.p1, "attack", "Dark Summoner", "p2's leader")
  end }

scenario "13.5.2.2 Dark Summoner: not when it has lost none this turn" {
  p1 = { hand = { "Dark Summoner" }, defense = 3, play_points = 2 },
  function(t)
    t.p1:play "Dark Summoner"
    t:expect("Dark Summoner"):attack(3):defense(2):no_keyword "rush"
  end }
