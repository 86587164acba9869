-- SPDX-License-Identifier: MIT

scenario "5.11 Craig, Wizard of Mysteria: draws, then discards, perhaps what was drawn" {
  p1 = { hand = { "Craig, Wizard of Mysteria", "Goblin" }, deck = { "Insight", "Fighter" },
    play_points = 2 },
  function(t)
    t.p1:play("Craig, Wizard of Mysteria"):choose "Insight"
    t:expect(t.p1.hand):is { "Goblin" }
    t:expect(t.p1.cemetery):is { "Insight" }
  end }

scenario "12.6.2 Craig, Wizard of Mysteria: again as it evolves" {
  p1 = { field = { "Craig, Wizard of Mysteria" }, evolve_deck = { "Craig, Wizard of Mysteria" },
    hand = { "Goblin" }, deck = { "Insight", "Fighter" }, play_points = 1 },
  function(t)
    t.p1:evolve("Craig, Wizard of Mysteria"):choose "Goblin"
    t:expect("Craig, Wizard of Mysteria"):attack(3):defense(2)
    t:expect(t.p1.hand):is { "Insight" }
  end }
