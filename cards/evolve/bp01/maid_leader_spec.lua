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
