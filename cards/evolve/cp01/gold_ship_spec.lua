-- SPDX-License-Identifier: MIT
scenario "Gold Ship: the cost of the top card" {
  p1 = { hand = { "Gold Ship" }, play_points = 8, deck = { "Genesis Dragon" } },
  function(t)
    t.p1:play("Gold Ship")
    t:expect_event("reveal", "Genesis Dragon")
    t:expect_defense("p2", 11)
    t:expect_defense("p1", 29)
  end }

scenario "Gold Ship: +10/+10 for ten, and not for nine" {
  p1 = { field = { "Gold Ship" }, play_points = 10 },
  function(t)
    t.p1:use("Gold Ship")
    t:expect("Gold Ship"):attack(18):defense(18)
    t:expect_number("p1", "play_points", 0)
    t:cannot(t.p1, "use", "Gold Ship")
  end }

scenario "1.3.2 Gold Ship: no card, no damage; a card that costs nothing does nothing" {
  p1 = { hand = { "Gold Ship" }, play_points = 8, deck = {} },
  function(t)
    t.p1:play("Gold Ship")
    t:expect_defense("p2", 20)
    t:expect_defense("p1", 20)
    t:expect("Gold Ship"):in_zone("field")
  end }
