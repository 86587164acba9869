-- SPDX-License-Identifier: MIT

scenario "13.3.2.2 Teachings of Creation: a card, and an amulet with a counter" {
  p1 = { hand = { "Teachings of Creation" }, deck = { "Goblin", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play "Teachings of Creation"
    t:expect("Teachings of Creation"):attribute("stack", 1)
    t:expect(t.p1.hand):count(1)
  end }

test_card { id = "t-tc", name = "Exile", type = "spell", class = "neutral", cost = 0,
  targets = { amulet {} }, run = function(game, me, it) game.banish(it) end,
}
test_card { id = "t-tr", name = "Recall", type = "spell", class = "neutral", cost = 0,
  targets = { amulet {} }, run = function(game, me, it) game.return_to_hand(it) end,
}

scenario "13.3.2.2 Teachings of Creation: banished or returned, it loses a counter and stays" {
  p1 = { field = { { "Teachings of Creation", stack = 3 } }, hand = { "Exile", "Recall" } },
  function(t)
    t.p1:play "Exile"
    t:expect("Teachings of Creation"):in_zone("field"):attribute("stack", 2)
    t.p1:play "Recall"
    t:expect("Teachings of Creation"):in_zone("field"):attribute("stack", 1)
  end }

scenario "13.3.2.2 Teachings of Creation: the last counter goes in its stead, too, and the rules bury it" {
  p1 = { field = { "Teachings of Creation" }, hand = { "Exile" }, deck = { "Goblin", "Goblin" } },
  function(t)
    t.p1:play "Exile"
    t:expect("Teachings of Creation"):in_zone "cemetery" -- 11.7.1
    t:expect(t.p1.hand):count(0) -- no Fanfare again
  end }
