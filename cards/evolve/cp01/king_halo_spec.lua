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
