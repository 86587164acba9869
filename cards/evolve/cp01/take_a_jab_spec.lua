-- SPDX-License-Identifier: MIT
-- The seeds are those with which the die shows what the scenario needs. The first card of the deck
-- is drawn in the start phase (7.2.4).

scenario "5.19 Take a Jab!: a 1 is 5 damage to the own leader" {
  p1 = { turns = 2, field = { "Take a Jab!" } },
  phase = "start", seed = 2,
  function(t)
    t:expect_event("roll", nil, 1)
    t:expect_defense("p1", 15)
    t:expect(t.p1.hand):count(1)
    t:expect("Take a Jab!"):in_zone "field"
  end }

scenario "5.19 Take a Jab!: a 2 is a card" {
  p1 = { turns = 2, field = { "Take a Jab!" } },
  phase = "start", seed = 4,
  function(t)
    t:expect_event("roll", nil, 2)
    t:expect(t.p1.hand):count(2)
    t:expect_defense("p1", 20)
    t:expect("Take a Jab!"):in_zone "field"
  end }

scenario "5.19 Take a Jab!: and a 5" {
  p1 = { turns = 2, field = { "Take a Jab!" } },
  phase = "start", seed = 1,
  function(t)
    t:expect_event("roll", nil, 5)
    t:expect(t.p1.hand):count(2)
    t:expect_defense("p1", 20)
  end }

scenario "5.19 Take a Jab!: a 6 is 3 defense and its end" {
  p1 = { turns = 2, field = { "Take a Jab!" } },
  phase = "start", seed = 10,
  function(t)
    t:expect_event("roll", nil, 6)
    t:expect_defense("p1", 23)
    t:expect("Take a Jab!"):in_zone "cemetery"
    t:expect(t.p1.hand):count(1)
  end }

scenario "7.3.1 Take a Jab!: nothing in the opponent's turn" {
  p1 = { field = { "Take a Jab!" } },
  turn = "p2", phase = "start", seed = 2,
  function(t)
    t:expect_no_event "roll"
    t:expect_defense("p1", 20)
  end }
