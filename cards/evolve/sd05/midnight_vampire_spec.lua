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
