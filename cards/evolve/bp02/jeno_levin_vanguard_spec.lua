-- SPDX-License-Identifier: MIT
scenario "Jeno, Levin Vanguard: another Levin follower" {
  p1 = { field = { "Jeno, Levin Vanguard" }, evolve_deck = { "Jeno, Levin Vanguard" }, play_points = 1,
    deck = { "Jeno, Levin Vanguard", "Yurius, Levin Duke", "Goblin", "Fighter", "Goliath" } },
  function(t)
    t.p1:evolve("Jeno, Levin Vanguard")
    t:expect_option("Yurius, Levin Duke")
    t:expect_no_option("Goblin")
    t:expect_no_option("Jeno, Levin Vanguard#2")
    t.p1:choose("Yurius, Levin Duke")
    t:expect("Yurius, Levin Duke"):in_zone("hand")
    t:expect_decision("p1", "4.1.5")
  end }

scenario "Jeno, Levin Vanguard: no other Jeno, and nothing need be taken" {
  p1 = { field = { "Jeno, Levin Vanguard" }, evolve_deck = { "Jeno, Levin Vanguard" }, play_points = 2,
    deck = { "Jeno, Levin Vanguard", "Yurius, Levin Duke", "Goblin", "Fighter" } },
  function(t)
    t.p1:evolve("Jeno, Levin Vanguard")
    t:expect("Jeno, Levin Vanguard"):keyword("assail")
    t:expect_no_option("Goblin", "Fighter")
    t.p1:choose("Yurius, Levin Duke")
    t:expect_event("reveal", "Yurius, Levin Duke")
    t:expect(t.p1.hand):is { "Yurius, Levin Duke" }
    t:expect_decision("p1", "4.1.5")
  end }

scenario "5.10.1 Jeno, Levin Vanguard: four cards are seen; another Jeno is not taken" {
  p1 = { field = { "Jeno, Levin Vanguard" }, evolve_deck = { "Jeno, Levin Vanguard" }, play_points = 1,
    deck = { "Goblin", "Fighter", "Goliath", "Jeno, Levin Vanguard", "Yurius, Levin Duke" } },
  function(t)
    t.p1:evolve("Jeno, Levin Vanguard")
    t:expect_no_option("Yurius, Levin Duke")
    assert(not t:accepts(t.p1, "Jeno, Levin Vanguard"), "no other Jeno")
    t.p1:choose()
    t:expect(t.p1.hand):count(0)
    t:expect("Jeno, Levin Vanguard#3"):seen_by("p1")
    t:expect("Yurius, Levin Duke"):unseen_by("p1")
    t:expect_decision("p1", "4.1.5")
  end }
