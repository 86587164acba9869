-- SPDX-License-Identifier: MIT
scenario "Admire Vega: a spell of 2 or less from the EX area for nothing, this turn" {
  p1 = { field = { "Admire Vega" }, hand = { "Make! Some! NOISE!", "7 More Centimeters" }, play_points = 0 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:use("Admire Vega"):choose("Make! Some! NOISE!")
    t:expect("Make! Some! NOISE!"):in_zone("ex"):cost(0)
    t:next_turn()
    t:expect("Make! Some! NOISE!"):cost(2)
  end }

scenario "10.6.2.3 Admire Vega: neither a spell of 3 nor a follower; nothing need be put" {
  p1 = { field = { "Admire Vega" }, hand = { "Goblin", "7 More Centimeters", "Spell" } },
  function(t)
    t.p1:use("Admire Vega")
    t:expect_no_option("Goblin", "7 More Centimeters")
    t.p1:choose()
    t:expect(t.p1.hand):count(3)
    t:expect("Admire Vega"):engaged()
  end }

scenario "4.8.3.2 Admire Vega: with a full EX area the spell stays in the hand at its cost" {
  p1 = { field = { "Admire Vega" }, hand = { "Spell" }, ex = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:use("Admire Vega")
    t:expect_decision("p1", "turn") -- nothing is asked
    t:expect("Spell"):in_zone("hand"):cost(1)
    t:expect(t.p1.ex):count(5)
  end }
