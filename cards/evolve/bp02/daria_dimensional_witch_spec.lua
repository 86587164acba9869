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
