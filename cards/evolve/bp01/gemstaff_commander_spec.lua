-- SPDX-License-Identifier: MIT
scenario "5.7 Gemstaff Commander: finds a Swordcraft follower" {
  p1 = { hand = { "Gemstaff Commander" }, play_points = 3,
    deck = { "Goliath", "Veteran Lancer", "Royal Banner", "Fighter" } },
  function(t)
    t.p1:play "Gemstaff Commander"
    t:expect_option "Veteran Lancer"
    t:expect_no_option("Goliath", "Royal Banner", "Fighter")
    t.p1:choose "Veteran Lancer"
    t:expect(t.p1.hand):is { "Veteran Lancer" }
  end }

scenario "4.1.2.2 Gemstaff Commander: or finds none" {
  p1 = { hand = { "Gemstaff Commander" }, play_points = 3, deck = { "Veteran Lancer", "Fighter" } },
  function(t)
    t.p1:play("Gemstaff Commander"):choose()
    t:expect(t.p1.hand):count(0)
  end }

scenario "Gemstaff Commander: its printed numbers" {
  p1 = { hand = { "Gemstaff Commander" } },
  function(t)
    t:expect("Gemstaff Commander"):attribute("cost", 3):attribute("attack", 3):attribute("defense", 2)
  end,
}

scenario "5.7.2 Gemstaff Commander: what is found is shown and the deck shuffled; another of its name will do" {
  p1 = { hand = { "Gemstaff Commander" }, play_points = 3, deck = { "Fighter", "Gemstaff Commander", "Goblin" } },
  function(t)
    t.p1:play("Gemstaff Commander"):choose "Gemstaff Commander"
    t:expect_event("reveal", "Gemstaff Commander#2")
    t:expect_event "shuffle"
    t:expect(t.p1.hand):is { "Gemstaff Commander" }
  end }

scenario "5.7.2 Gemstaff Commander: with an empty deck nothing is asked, and nobody loses" {
  p1 = { hand = { "Gemstaff Commander" }, play_points = 3, deck = {} },
  function(t)
    t.p1:play "Gemstaff Commander"
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):count(0)
  end }
