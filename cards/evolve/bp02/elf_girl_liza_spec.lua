-- SPDX-License-Identifier: MIT
scenario "10.2.1.3.2 Elf Girl Liza: your followers are dealt 1 less by enemy abilities" {
  p1 = { hand = { "Blazing Breath" }, play_points = 1 },
  p2 = { field = { "Elf Girl Liza", "Goliath" } },
  function(t)
    t.p1:play("Blazing Breath"):on "Goliath"
    t:expect("Goliath"):damage(1)
  end }

scenario "5.13.4 Elf Girl Liza: not in combat" {
  p1 = { field = { "Goblin" } },
  p2 = { field = { "Elf Girl Liza", { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Goblin", "Goliath")
    t:expect("Goliath"):damage(2)
  end }

scenario "10.2.1.3.2 Elf Girl Liza: not by your own abilities, and never the leader" {
  p1 = { field = { "Elf Girl Liza", "Goliath" }, hand = { "Dragon Wings" }, play_points = 3 },
  function(t)
    t.p1:play "Dragon Wings"
    t:expect("Goliath"):damage(2)
    t:expect("Elf Girl Liza"):damage(2)
  end }

scenario "10.10.2.3 Elf Girl Liza: two of them take off 2" {
  p1 = { hand = { "Blazing Breath" }, play_points = 1 },
  p2 = { field = { "Elf Girl Liza", "Elf Girl Liza", "Goliath" } },
  function(t)
    t.p1:play("Blazing Breath"):on "Goliath"
    t:expect("Goliath"):damage(0)
  end }

scenario "10.2.1.3.2 Elf Girl Liza: the leader and the enemy's followers are dealt as much as ever" {
  p1 = { field = { "Elf Girl Liza" } },
  p2 = { hand = { "Demonic Strike" }, field = { "Goliath" }, max_play_points = 2, deck = { "Goblin", "Goblin" } },
  function(t)
    t:next_turn()
    t.p2:play("Demonic Strike"):on "p1's leader"
    t:expect_defense("p1", 17)
    t:expect("Goliath"):damage(0)
  end }
