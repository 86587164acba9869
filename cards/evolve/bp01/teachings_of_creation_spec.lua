-- SPDX-License-Identifier: MIT

scenario "13.3.2.2 Teachings of Creation: a card, and an amulet with a counter" {
  p1 = { hand = { "Teachings of Creation" }, deck = { "Goblin", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play "Teachings of Creation"
    t:expect("Teachings of Creation"):attribute("stack", 1)
    t:expect(t.p1.hand):count(1)
  end }

scenario "13.3.2.2 Teachings of Creation: banished, it loses a counter and stays" {
  p1 = { hand = { "Teachings of Creation" }, field = { { "Teachings of Creation", stack = 3 } },
    deck = { "Goblin", "Goblin" }, play_points = 1 },
  p2 = { field = { "Goblin" } },
  function(t)
    t.p1:play "Teachings of Creation"
    t:expect("Teachings of Creation#2"):attribute("stack", 3)
  end }
