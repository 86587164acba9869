-- SPDX-License-Identifier: MIT
scenario "5.17.2 Dark Angel Olivia: two of four, an evolution point and a card of the opponent's" {
  p1 = { hand = { "Dark Angel Olivia" }, play_points = 5 },
  p2 = { hand = { "Goblin", "Fighter" } },
  function(t)
    t.p1:play("Dark Angel Olivia"):choose("(1)", "(4)")
    t:expect_number("p1", "evolution_points", 1)
    t.p2:choose "Fighter"
    t:expect(t.p2.hand):is { "Goblin" }
    t:expect_defense("p1", 20)
    t:expect(t.p1.hand):count(0)
  end }

scenario "5.17.2 Dark Angel Olivia: 3 defense and a card, in the order of the text" {
  p1 = { hand = { "Dark Angel Olivia" }, play_points = 5 },
  function(t)
    t.p1:play("Dark Angel Olivia"):choose("(3)", "(2)")
    t:expect_defense("p1", 23)
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "evolution_points", 0)
  end }

scenario "5.17.2 Dark Angel Olivia: one is enough, none or three is not" {
  p1 = { hand = { "Dark Angel Olivia" }, play_points = 5 },
  function(t)
    t.p1:play "Dark Angel Olivia"
    assert(not t:accepts(t.p1))
    assert(not t:accepts(t.p1, "(1)", "(2)", "(3)"))
    t.p1:choose "(3)"
    t:expect(t.p1.hand):count(1)
    t:expect_decision("p1", "turn")
  end }

scenario "5.17 Dark Angel Olivia: any may be chosen, also what does nothing" {
  p1 = { hand = { "Dark Angel Olivia", "Goblin" }, play_points = 5 },
  function(t)
    t.p1:play("Dark Angel Olivia"):choose("(4)")
    t:expect(t.p1.hand):is { "Goblin" }
    t:expect(t.p2.cemetery):count(0)
    t:expect_decision("p1", "turn")
  end }
