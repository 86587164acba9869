-- SPDX-License-Identifier: MIT
scenario "Veight, Vampire Noble: a bat as it evolves, one as it strikes" {
  p1 = { field = { "Veight, Vampire Noble" }, evolve_deck = { "Veight, Vampire Noble" }, play_points = 1 },
  function(t)
    t.p1:evolve("Veight, Vampire Noble")
    t:expect(t.p1.ex):is { "Forest Bat" }
    t.p1:attack("Veight, Vampire Noble")
    t:expect(t.p1.field):has("Forest Bat", 1)
  end }

scenario "Veight, Vampire Noble: a bat as it strikes, unevolved, too; not as others strike" {
  p1 = { field = { "Veight, Vampire Noble", "Goblin" } },
  function(t)
    t.p1:attack("Goblin")
    t:expect(t.p1.field):count(2)
    t.p1:attack("Veight, Vampire Noble")
    t:expect(t.p1.field):has("Forest Bat", 1)
  end }
