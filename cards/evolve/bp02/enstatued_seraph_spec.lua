-- SPDX-License-Identifier: MIT
scenario "14.1.3 Enstatued Seraph: a prayer counter in each of your end phases" {
  p1 = { field = { "Enstatued Seraph" } },
  function(t)
    t.p1:end_turn()
    t.p2:end_turn()
    t.p1:end_turn()
    t:expect("Enstatued Seraph"):in_zone "field"
    t:expect_defense("p1", 20)
  end }

scenario "10.10.2.4 Enstatued Seraph: with the fourth two cards cost nothing" {
  p1 = { field = { "Enstatued Seraph" },
         deck = { "Filler", "Filler", "Filler", "Goliath", "Dragon Wings", "Fighter" } },
  function(t)
    for _ = 1, 6 do t:next_turn() end
    t.p1:end_turn():choose("Goliath", "Dragon Wings")
    t:expect("Enstatued Seraph"):in_zone "cemetery"
    t:expect_defense("p1", 30)
    t:expect("Goliath"):in_zone("ex"):cost(0):attribute("cost", 3)
    t:expect("Dragon Wings"):in_zone("ex"):cost(0)
  end }
