-- SPDX-License-Identifier: MIT

scenario "12.4.3 Dire Bond: 1 damage to your leader, and a card" {
  p1 = { hand = { "Dire Bond" }, play_points = 1 },
  function(t)
    t.p1:play "Dire Bond"
    t:expect("Dire Bond"):in_zone "field"
    t:expect_defense("p1", 19)
    t:expect_defense("p2", 20)
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.4.2 Dire Bond: the same again for 2 play points and the amulet" {
  p1 = { field = { "Dire Bond" }, play_points = 2 },
  function(t)
    t.p1:use "Dire Bond"
    t:expect("Dire Bond"):in_zone "cemetery"
    t:expect_number("p1", "play_points", 0)
    t:expect_defense("p1", 19)
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.4.4 Dire Bond: not for less" {
  p1 = { field = { "Dire Bond" }, play_points = 1 },
  function(t)
    t:cannot(t.p1, "use", "Dire Bond")
  end }

scenario "10.4.6 Dire Bond: not engaged" {
  p1 = { field = { { "Dire Bond", engaged = true } }, play_points = 2 },
  function(t)
    t:cannot(t.p1, "use", "Dire Bond")
  end }
