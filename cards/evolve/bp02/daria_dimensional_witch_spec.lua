-- SPDX-License-Identifier: MIT
scenario "4.8.3 Daria: the hand goes, the EX area is filled" {
  p1 = { hand = { "Daria, Dimensional Witch", "Fighter", "Goblin" }, ex = { "Fairy" },
         deck = { "Insight", "Goliath", "Insight", "Goblin", "Fighter", "Fighter" }, play_points = 6 },
  function(t)
    t.p1:play "Daria, Dimensional Witch"
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.ex):count(5)
    t:expect(t.p1.deck):count(2)
    t:expect(t.p1.cemetery):count(2)
  end }

scenario "13.3.1 Daria: runecraft followers in the cemetery count for Spellchain" {
  p1 = { field = { "Daria, Dimensional Witch" }, hand = { "Flame Destroyer" },
         cemetery = { "Insight", "Insight", "Mythril Golem", "Mythril Golem", "Lightning Shooter", "Fighter" },
         play_points = 6 },
  function(t)
    t:expect_number("p1", "spellchain", 5)
    t:expect("Flame Destroyer"):cost(6)
  end }

scenario "13.3.1 Daria: not without her, not for the opponent" {
  p1 = { hand = { "Flame Destroyer" },
         cemetery = { "Insight", "Insight", "Mythril Golem", "Mythril Golem", "Lightning Shooter" } },
  p2 = { field = { "Daria, Dimensional Witch" } },
  function(t)
    t:expect_number("p1", "spellchain", 2)
    t:expect("Flame Destroyer"):cost(9)
  end }

scenario "10.2.1.3.3 Daria: evolved a follower and a spell in the EX area cost 5 less this turn" {
  p1 = { field = { "Daria, Dimensional Witch" }, evolve_deck = { "Daria, Dimensional Witch" },
         ex = { "Mythril Golem", "Dragon Wings" }, play_points = 2, max_play_points = 8 },
  function(t)
    t.p1:evolve("Daria, Dimensional Witch"):choose "Daria, Dimensional Witch"
    t:expect("Mythril Golem"):cost(1)
    t:expect("Dragon Wings"):cost(0)
    t.p1:end_turn()
    t:expect("Mythril Golem"):cost(6)
    t:expect("Dragon Wings"):cost(3)
  end }

scenario "5.11 Daria: what is discarded with the hand says so; it is all, and with no hand the EX area is filled all the same" {
  p1 = { hand = { "Daria, Dimensional Witch", "Trail of Light", "Dragonsong Flute" }, play_points = 6,
    deck = { "Insight", "Insight", "Insight", "Insight", "Insight", "Goblin", "Fighter" } },
  function(t)
    t.p1:play "Daria, Dimensional Witch"
    t.p1:choose(1) -- which of the two comes first
    t:expect(t.p1.ex):count(5):lacks "Hellflame Dragon" -- no room
    t:expect(t.p1.hand):is { "Goblin" }
  end }

scenario "10.6.2.3.4 Daria: evolved with one kind of card in the EX area, only that costs less; once it is played no more" {
  p1 = { field = { "Daria, Dimensional Witch" }, evolve_deck = { "Daria, Dimensional Witch" },
    ex = { "Mythril Golem" }, hand = { "Mythril Golem" }, play_points = 2, max_play_points = 8 },
  function(t)
    t.p1:evolve("Daria, Dimensional Witch"):choose(1) -- which of her abilities comes first
    t:expect("Mythril Golem#2"):cost(1)
    t:expect("Mythril Golem#1"):cost(6)
    t.p1:play "Mythril Golem#2"
    t:expect_number("p1", "play_points", 0)
  end }

scenario "13.3.1 Daria: evolved she counts runecraft followers as well, no others and no amulets" {
  p1 = { field = { { "Daria, Dimensional Witch", evolved = true } },
    cemetery = { "Insight", "Mythril Golem", "Fighter", "Teachings of Creation" } },
  p2 = { cemetery = { "Mythril Golem" } },
  function(t)
    t:expect_number("p1", "spellchain", 2)
    t:expect_number("p2", "spellchain", 0)
  end }

scenario "13.3.1 Daria: unevolved she counts no amulets, nor cards of the hand" {
  p1 = { field = { "Daria, Dimensional Witch" }, hand = { "Mythril Golem" }, deck = { "Mythril Golem" },
    cemetery = { "Insight", "Mythril Golem", "Teachings of Creation" } },
  function(t)
    t:expect_number("p1", "spellchain", 2)
  end }
