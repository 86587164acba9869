-- SPDX-License-Identifier: MIT
scenario "12.4.3 Wyvern Cavalier: the top card into the EX area, for 2 less" {
  p1 = { hand = { "Wyvern Cavalier" }, deck = { "Goliath", "Goliath" }, play_points = 6 },
  function(t)
    t.p1:play "Wyvern Cavalier"
    t:expect("Goliath"):in_zone("ex"):cost(1)
    t:expect("Goliath#2"):in_zone("deck"):cost(3)
    t.p1:play "Goliath"
    t:expect("Goliath"):in_zone "field"
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.6.2.1.2 Wyvern Cavalier: as long as it lies there, and not below zero (1.3.2.2)" {
  p1 = { hand = { "Wyvern Cavalier" }, deck = { "Blazing Breath", "Goblin", "Goblin", "Goblin" },
    play_points = 5, max_play_points = 5 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Wyvern Cavalier"
    t:expect("Blazing Breath"):in_zone("ex"):cost(0)
    t:next_turn()
    t:expect("Blazing Breath"):cost(0)
  end }

scenario "4.8.3 Wyvern Cavalier: no room there, so the card stays in the deck" {
  p1 = { hand = { "Wyvern Cavalier" }, deck = { "Goliath", "Goblin" }, play_points = 5,
    ex = { "Fairy", "Fairy", "Fairy", "Fairy", "Fairy" } },
  function(t)
    t.p1:play "Wyvern Cavalier"
    t:expect("Goliath"):in_zone("deck"):cost(3):unseen_by "p1"
  end }

scenario "1.3.2 Wyvern Cavalier: nothing with an empty deck, and nobody loses" {
  p1 = { hand = { "Wyvern Cavalier" }, deck = {}, play_points = 5 },
  function(t)
    t.p1:play "Wyvern Cavalier"
    t:expect(t.p1.ex):count(0)
    t:expect_decision("p1", "turn")
  end }
