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

scenario "A.14 Playful Necromancer: the Ghosts attack at once and are gone as the turn ends" {
  p1 = { field = { "Playful Necromancer" }, evolve_deck = { "Playful Necromancer" }, play_points = 1 },
  function(t)
    t.p1:evolve("Playful Necromancer"):attack("Ghost"):attack("Ghost#2")
    t:expect_defense("p2", 18)
    t.p1:end_turn()
    t.p1:choose(1):choose(1) -- three of them: which is first
    t:expect(t.p1.field):is { "Playful Necromancer" }
    t:expect(t.p1.banished):count(0) -- tokens
  end }
