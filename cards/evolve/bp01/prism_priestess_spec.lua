-- SPDX-License-Identifier: MIT
scenario "5.7 Prism Priestess: an amulet from the deck as she evolves" {
  p1 = { field = { "Prism Priestess" }, evolve_deck = { "Prism Priestess" }, play_points = 2,
    deck = { "Fighter", "Sacred Plea", "Goblin" } },
  function(t)
    t.p1:evolve("Prism Priestess"):choose "Sacred Plea"
    t:expect(t.p1.hand):is { "Sacred Plea" }
    t:expect_event("reveal", "Sacred Plea")
    t:expect_event "shuffle"
  end }

scenario "4.1.2.2 Prism Priestess: it need not be found" {
  p1 = { field = { "Prism Priestess" }, evolve_deck = { "Prism Priestess" }, play_points = 2,
    deck = { "Fighter", "Sacred Plea", "Goblin" } },
  function(t)
    t.p1:evolve("Prism Priestess"):choose()
    t:expect(t.p1.hand):count(0)
    t:expect_event "shuffle"
  end }

scenario "12.6 Prism Priestess: nothing as she comes" {
  p1 = { hand = { "Prism Priestess" }, play_points = 1, deck = { "Sacred Plea", "Goblin" } },
  function(t)
    t.p1:play "Prism Priestess"
    t:expect(t.p1.hand):count(0)
    t:expect_no_event "shuffle"
  end }
