-- SPDX-License-Identifier: MIT

scenario "9.1.2 Magical Strategy: a Magical Pawn" {
  p1 = { hand = { "Magical Strategy" }, play_points = 1 },
  function(t)
    t.p1:play "Magical Strategy"
    t:expect("Magical Pawn"):in_zone("field"):attack(2):defense(1)
  end }

scenario "4.4.4.2 Magical Strategy: none onto a full field" {
  p1 = { hand = { "Magical Strategy" }, play_points = 1,
    field = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play "Magical Strategy"
    t:expect(t.p1.field):count(5)
    t:expect("Magical Strategy"):in_zone "cemetery"
  end }
