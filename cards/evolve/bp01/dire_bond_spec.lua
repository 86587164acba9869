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

scenario "13.5.2.2 Dire Bond: the damage makes Sanguine active; the draw comes before the rules look at the leader" {
  p1 = { hand = { "Dire Bond", "Skeleton Fighter" }, play_points = 2 },
  function(t)
    t.p1:play "Dire Bond"
    t.p1:play "Skeleton Fighter"
    t:expect("Skeleton Fighter"):attack(3):defense(3)
  end }

scenario "1.2.2 Dire Bond: with one defense left the game is lost, after the card is drawn" {
  p1 = { field = { "Dire Bond" }, play_points = 2, defense = 1 },
  function(t)
    t.p1:use "Dire Bond"
    t:expect_event "draw"
    t:expect_winner "p2"
  end }
