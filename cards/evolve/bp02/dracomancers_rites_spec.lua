-- SPDX-License-Identifier: MIT
scenario "10.4.7.4 Dracomancer's Rites: a card for 1 defense, and then 2 damage as the turn ends" {
  p1 = { hand = { "Dracomancer's Rites", "Goblin" }, play_points = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Dracomancer's Rites"):yes()
    t:expect("Goblin"):in_zone "cemetery"
    t:expect_defense("p1", 21)
    t.p1:end_turn():on "Goliath"
    t:expect("Goliath"):damage(2)
    t:expect_defense("p2", 20)
  end }

scenario "10.4.7.4 Dracomancer's Rites: no card, no defense; nothing discarded, no damage" {
  p1 = { hand = { "Dracomancer's Rites", "Goblin" }, play_points = 3 },
  function(t)
    t.p1:play("Dracomancer's Rites"):no()
    t:expect_defense("p1", 20)
    t:next_turn()
    t:expect_defense("p2", 20)
  end }

scenario "7.4.1 Dracomancer's Rites: what was discarded in an earlier turn does not count" {
  p1 = { hand = { "Dracomancer's Rites", "Goblin" }, play_points = 3 },
  function(t)
    t.p1:play("Dracomancer's Rites"):yes()
    t.p1:end_turn()
    t:expect_defense("p2", 18)
    t:next_turn()
    t:next_turn()
    t:expect_defense("p2", 18)
  end }

scenario "7.4.1 Dracomancer's Rites: nor what the opponent has discarded" {
  p1 = { field = { "Dracomancer's Rites", "Dragonnewt Scholar" } },
  p2 = { field = { "Dracomancer's Rites" } },
  function(t)
    t.p1:attack "Dragonnewt Scholar" -- it draws and discards that card
    t:expect_defense("p2", 18)
    t.p1:end_turn() -- p1 has discarded: 2 damage
    t:expect_defense("p2", 16)
    t:next_turn()
    t:expect_defense("p1", 20)
  end }

scenario "10.7.2.1 Dracomancer's Rites: two of them deal 2 each, however many cards were discarded" {
  p1 = { field = { "Dracomancer's Rites", "Dracomancer's Rites", "Shenlong" }, hand = { "Craig, Wizard of Mysteria", "Goblin", "Fighter" },
    play_points = 2 },
  function(t)
    t.p1:play("Craig, Wizard of Mysteria"):choose "Goblin"
    t.p1:end_turn()
    t.p1:choose() -- Shenlong's Ward
    t:expect_defense("p2", 16)
  end }

scenario "5.11 Dracomancer's Rites: what the opponent has discarded in your turn is not what you have" {
  p1 = { field = { "Dracomancer's Rites", "Crazed Executioner" }, evolve_deck = { "Crazed Executioner" }, play_points = 1 },
  p2 = { hand = { "Goblin" } },
  function(t)
    t.p1:evolve "Crazed Executioner"
    t:expect("Goblin"):in_zone "cemetery"
    t.p1:end_turn()
    t:expect_defense("p2", 20)
  end }
