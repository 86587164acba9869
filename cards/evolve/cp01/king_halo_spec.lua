-- SPDX-License-Identifier: MIT
scenario "King Halo: three cards from the top into the EX area, as many as fit" {
  p1 = { hand = { "King Halo" }, ex = { "Goblin", "Goblin", "Goblin" }, play_points = 6, deck = { "Fighter", "Goliath", "Spell", "Amulet" } },
  function(t)
    t.p1:play("King Halo"):choose(1)
    t:expect(t.p1.ex):count(5):has("Fighter"):has("Goliath")
    t:expect(t.p1.deck):in_order { "Spell", "Amulet" }
  end }

scenario "King Halo: Kawakami Princess comes with her Fanfare" {
  p1 = { hand = { "King Halo" }, play_points = 6, deck = { "Goblin", "Kawakami Princess" } },
  function(t)
    t.p1:play("King Halo"):choose(2)
    t.p1:choose("Kawakami Princess")
    t:expect("Kawakami Princess"):in_zone("field")
  end }

scenario "1.3.2 King Halo: a short deck gives what it has, and nobody loses" {
  p1 = { hand = { "King Halo" }, play_points = 6, deck = { "Fighter", "Goliath" } },
  function(t)
    t.p1:play("King Halo"):choose(1)
    t:expect(t.p1.ex):is { "Fighter", "Goliath" }
    t:expect(t.p1.deck):count(0)
    t:expect_decision("p1", "turn")
  end }

scenario "5.7.1 King Halo: nobody but Kawakami Princess is found; with room three cards, one after the other" {
  p1 = { hand = { "King Halo" }, play_points = 6, deck = { "Fighter", "Kawakami Princess", "Goliath", "Goblin" } },
  function(t)
    local three = t:copy()
    three.p1:play("King Halo"):choose(1)
    three:expect(three.p1.ex):is { "Fighter", "Kawakami Princess", "Goliath" }
    t.p1:play("King Halo"):choose(2)
    t:expect_no_option("Fighter", "Goliath", "Goblin")
    t.p1:choose("Kawakami Princess")
    t:expect("Kawakami Princess"):in_zone("field")
  end }
