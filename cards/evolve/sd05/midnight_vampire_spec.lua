-- SPDX-License-Identifier: MIT
scenario "12.4 Midnight Vampire: brings a Forest Bat, which has Drain" {
  p1 = { hand = { "Midnight Vampire" }, play_points = 3 },
  function(t)
    t.p1:play "Midnight Vampire"
    t:expect("Forest Bat"):in_zone("field"):keyword "drain"
  end }

scenario "12.13 Midnight Vampire: your Bats drain" {
  p1 = { field = { "Midnight Vampire", "Forest Bat" } },
  function(t)
    t.p1:attack "Forest Bat"
    t:expect_defense("p2", 19)
    t:expect_defense("p1", 21)
  end }

scenario "3.1.2.1 Midnight Vampire: the opponent's do not" {
  p1 = { field = { "Forest Bat" } },
  p2 = { field = { "Midnight Vampire" } },
  function(t)
    t.p1:attack "Forest Bat"
    t:expect_defense("p1", 20)
  end }

scenario "12.13.3 Midnight Vampire: two of them do not drain twice" {
  p1 = { field = { "Midnight Vampire", "Midnight Vampire", "Forest Bat" }, defense = 10 },
  function(t)
    t.p1:attack "Forest Bat"
    t:expect_defense("p1", 11)
  end }

scenario "10.3.5 Midnight Vampire: when it has left they have no Drain; other tokens never have" {
  p1 = { field = { "Midnight Vampire", "Forest Bat", "Ghost" }, hand = { "Nature's Guidance" }, play_points = 1 },
  function(t)
    t:expect("Ghost"):no_keyword "drain"
    t:expect("Midnight Vampire"):no_keyword "drain"
    t.p1:play("Nature's Guidance"):on "Midnight Vampire"
    t:expect("Forest Bat"):no_keyword "drain"
  end }

scenario "4.4.4.2 Midnight Vampire: as the fifth card it brings none" {
  p1 = { hand = { "Midnight Vampire" }, field = { "Amulet", "Amulet", "Amulet", "Amulet" }, play_points = 3 },
  function(t)
    t.p1:play "Midnight Vampire"
    t:expect(t.p1.field):count(5):lacks "Forest Bat"
  end }
