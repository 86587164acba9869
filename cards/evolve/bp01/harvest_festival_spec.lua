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

scenario "10.4.6 Harvest Festival: not while it is engaged, not without a play point" {
  p1 = { field = { { "Harvest Festival", engaged = true }, "Harvest Festival" } },
  function(t)
    t:cannot(t.p1, "use", "Harvest Festival#1")
    t:cannot(t.p1, "use", "Harvest Festival#2")
  end }

scenario "10.7.4.1.2 Harvest Festival: a card for its player also when it is destroyed, and with an empty deck a loss" {
  p1 = { field = { "Harvest Festival" }, hand = { "Dark Offering" }, deck = { "Fighter" }, play_points = 1 },
  function(t)
    t.p1:play "Dark Offering"
    t:expect("Harvest Festival"):in_zone "cemetery"
    t:expect_winner "p2" -- the Offering has drawn the last one
  end }

scenario "10.7.1 Harvest Festival: no card when something else leaves" {
  p1 = { field = { "Harvest Festival", "Amulet" }, hand = { "Dark Offering" }, play_points = 1 },
  function(t)
    t.p1:play("Dark Offering"):on "Amulet"
    t:expect(t.p1.hand):count(1) -- the Offering's
    t:expect("Harvest Festival"):in_zone "field"
  end }
