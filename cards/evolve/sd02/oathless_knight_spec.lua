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
