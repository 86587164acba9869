-- SPDX-License-Identifier: MIT

scenario "Harvest Festival: put away for 1 defense, and a card as it leaves" {
  p1 = { field = { "Harvest Festival" }, play_points = 1 },
  function(t)
    t.p1:use "Harvest Festival"
    t:expect("Harvest Festival"):in_zone "cemetery"
    t:expect_defense("p1", 21)
    t:expect(t.p1.hand):count(1)
  end }

scenario "Harvest Festival: a card also when it goes otherwise" {
  p1 = { hand = { "Nature's Guidance" }, field = { "Harvest Festival" }, play_points = 1 },
  function(t)
    t.p1:play "Nature's Guidance"
    t:expect(t.p1.hand):count(3)
    t:expect_defense("p1", 20)
  end }
