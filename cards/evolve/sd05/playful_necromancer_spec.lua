-- SPDX-License-Identifier: MIT

scenario "12.6.2 Playful Necromancer: three Ghosts as it evolves" {
  p1 = { field = { "Playful Necromancer" }, evolve_deck = { "Playful Necromancer" },
    play_points = 1 },
  function(t)
    t.p1:evolve "Playful Necromancer"
    t:expect("Playful Necromancer"):evolved():attack(4):defense(4)
    t:expect(t.p1.field):count(4)
    t:expect("Ghost#3"):in_zone("field"):keyword "storm"
  end }

scenario "4.4.4.2 Playful Necromancer: as many as there is room for" {
  p1 = { field = { "Playful Necromancer", "Goblin", "Goblin" },
    evolve_deck = { "Playful Necromancer" }, play_points = 1 },
  function(t)
    t.p1:evolve "Playful Necromancer"
    t:expect(t.p1.field):count(5)
    t:expect(t.p1.cemetery):count(0)
  end }
