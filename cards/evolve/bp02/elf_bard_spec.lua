-- SPDX-License-Identifier: MIT
scenario "Elf Bard: as it says" {
  p1 = { hand = { "Elf Bard" }, play_points = 5, field = { "Sektor" }, evolve_deck = { "Sektor" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Elf Bard")
    t.p1:evolve("Sektor")
    t:expect("Fairy Wisp"):in_zone("ex")
  end }

scenario "Elf Bard: not as an enemy follower evolves" {
  turn = "p2",
  p1 = { field = { "Elf Bard" } },
  p2 = { field = { "Evolver" }, evolve_deck = { "Evolver" }, play_points = 1 },
  function(t)
    t.p2:evolve("Evolver")
    t:expect(t.p1.ex):count(0)
  end }
