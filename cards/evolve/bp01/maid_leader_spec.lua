-- SPDX-License-Identifier: MIT
scenario "12.6 Maid Leader: finds a follower that can evolve" {
  p1 = { field = { "Maid Leader" }, evolve_deck = { "Maid Leader" }, play_points = 3,
    deck = { "Fighter", "Goblin", "Insight", "Shadowed Assassin" } },
  function(t)
    t.p1:evolve "Maid Leader"
    t:expect_option("Goblin", "Shadowed Assassin")
    t:expect_no_option("Fighter", "Insight")
    t.p1:choose "Shadowed Assassin"
    t:expect(t.p1.hand):is { "Shadowed Assassin" }
    t:expect_event("reveal", "Shadowed Assassin")
  end }

scenario "5.7.2 Maid Leader: shuffles although there is none" {
  p1 = { field = { "Maid Leader" }, evolve_deck = { "Maid Leader" }, play_points = 3,
    deck = { "Fighter", "Insight" } },
  function(t)
    t.p1:evolve("Maid Leader"):choose()
    t:expect(t.p1.hand):count(0)
    t:expect_event "shuffle"
  end }

scenario "12.2 Maid Leader: one that evolves for nothing is found, too, and it need not be" {
  p1 = { field = { "Maid Leader" }, evolve_deck = { "Maid Leader" }, play_points = 2,
    deck = { "Rhinoceroach", "Fighter" } },
  function(t)
    t.p1:evolve "Maid Leader"
    t:expect_option "Rhinoceroach"
    local try = t:copy()
    try.p1:choose "Rhinoceroach"
    try:expect(try.p1.hand):is { "Rhinoceroach" }
    t.p1:choose()
    t:expect(t.p1.hand):count(0)
    t:expect_event "shuffle"
  end }

scenario "5.7.2 Maid Leader: with an empty deck nothing is asked, and nobody loses" {
  p1 = { field = { "Maid Leader" }, evolve_deck = { "Maid Leader" }, play_points = 2, deck = {} },
  function(t)
    t.p1:evolve "Maid Leader"
    t:expect_decision("p1", "turn")
    t:expect("Maid Leader"):attack(2):defense(2)
  end }
