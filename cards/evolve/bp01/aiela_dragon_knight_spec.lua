-- SPDX-License-Identifier: MIT
scenario "12.5.3 Aiela, Dragon Knight: a play point more as she dies (12.11.2: a reserved foe)" {
  p1 = { field = { "Aiela, Dragon Knight" }, play_points = 2, max_play_points = 4 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:attack("Aiela, Dragon Knight", "Goliath")
    t:expect("Aiela, Dragon Knight"):in_zone "cemetery"
    t:expect_number("p1", "max_play_points", 5)
    t:expect_number("p1", "play_points", 2)
    t:expect("Goliath"):damage(3)
  end }

scenario "12.5.3 Aiela, Dragon Knight: not as she is discarded" {
  p1 = { hand = { "Aiela, Dragon Knight", "Shenlong" }, play_points = 5 },
  function(t)
    t.p1:play("Shenlong"):no()
    t.p1:choose "Aiela, Dragon Knight"
    t:expect("Aiela, Dragon Knight"):in_zone "cemetery"
    t:expect_number("p1", "max_play_points", 5)
  end }

scenario "3.2.4.1 Aiela, Dragon Knight: never more than ten; with seven Overflow is there" {
  p1 = { field = { "Aiela, Dragon Knight" }, max_play_points = 10 },
  p2 = { field = { "Goliath", "Aiela, Dragon Knight" }, max_play_points = 6, hand = { "Blazing Breath" }, play_points = 1 },
  function(t)
    t.p1:attack("Aiela, Dragon Knight", "Aiela, Dragon Knight#2")
    t.p2:pass()
    t:expect_number("p1", "max_play_points", 10)
    t:expect_number("p2", "max_play_points", 7)
    t.p1:end_turn()
    t:expect_decision("p2", "quick")
  end }
