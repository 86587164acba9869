-- SPDX-License-Identifier: MIT
scenario "12.9.2 Dark Dragoon Forte: attacks at once" {
  p1 = { hand = { "Dark Dragoon Forte" }, evolve_deck = { "Dark Dragoon Forte" }, play_points = 6 },
  function(t)
    t.p1:play "Dark Dragoon Forte"
    t.p1:evolve "Dark Dragoon Forte"
    t:expect("Dark Dragoon Forte"):evolved():attack(7):defense(3):keyword("storm", "aura")
    t.p1:attack "Dark Dragoon Forte"
    t:expect_defense("p2", 13)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "12.15.2 Dark Dragoon Forte: no Aura before it has evolved" {
  p1 = { hand = { "Blazing Breath" }, play_points = 1 },
  p2 = { field = { "Dark Dragoon Forte", { "Dark Dragoon Forte", evolved = true } } },
  function(t)
    t.p1:play "Blazing Breath"
    t:expect("Dark Dragoon Forte#1"):in_zone "cemetery"
    t:expect("Dark Dragoon Forte#2"):in_zone "field"
  end }

scenario "12.9.2 Dark Dragoon Forte: Storm before it has evolved" {
  p1 = { hand = { "Dark Dragoon Forte" }, play_points = 4 },
  function(t)
    t.p1:play("Dark Dragoon Forte"):attack "Dark Dragoon Forte"
    t:expect_defense("p2", 15)
  end }
