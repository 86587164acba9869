-- SPDX-License-Identifier: MIT

scenario "Oathless Knight: a Knight as it comes, Assail when it has evolved" {
  p1 = { hand = { "Oathless Knight" }, evolve_deck = { "Oathless Knight" }, play_points = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Oathless Knight"
    t:expect("Knight"):in_zone("field")
    t.p1:evolve "Oathless Knight"
    t:expect("Oathless Knight"):attack(3):defense(1):keyword("assail")
    t:can(t.p1, "attack", "Oathless Knight", "Goliath")
  end }

scenario "4.4.4.2 Oathless Knight: as the fifth card it brings none; evolved, none either" {
  p1 = { hand = { "Oathless Knight" }, field = { "Amulet", "Amulet", "Amulet", "Amulet" },
    evolve_deck = { "Oathless Knight" }, play_points = 3 },
  function(t)
    t.p1:play "Oathless Knight"
    t:expect(t.p1.field):count(5):lacks "Knight"
    t.p1:evolve "Oathless Knight"
    t:expect(t.p1.ex):count(0)
    t:expect("Oathless Knight"):evolved()
  end }

scenario "8.4.2.1 Oathless Knight: evolved in the turn it came it attacks reserved followers, not the leader" {
  p1 = { hand = { "Oathless Knight" }, evolve_deck = { "Oathless Knight" }, play_points = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Oathless Knight"):evolve "Oathless Knight"
    t:can(t.p1, "attack", "Oathless Knight", "Goliath")
    t:cannot(t.p1, "attack", "Oathless Knight", "p2's leader")
    t:cannot(t.p1, "attack", "Knight", "Goliath")
  end }
