-- SPDX-License-Identifier: MIT
scenario "12.4.3 Siegfried: 2 damage, then evolved he destroys what has 3 defense left" {
  p1 = { hand = { "Siegfried" }, evolve_deck = { "Siegfried" }, play_points = 5 },
  p2 = { field = { "Dragon", "Lizardman", "Goliath" } },
  function(t)
    t.p1:play("Siegfried"):on "Dragon"
    t:expect("Dragon"):defense(3)
    t.p1:evolve "Siegfried"
    t:expect_option("Dragon", "Lizardman")
    t:expect_no_option "Goliath" -- 4
    t:expect_no_option "Siegfried"
    t.p1:on "Lizardman"
    t:expect("Lizardman"):in_zone "cemetery"
    t:expect_event("destroy", "Lizardman")
    t:expect("Dragon"):in_zone "field"
    t:expect("Siegfried"):evolved():attack(3):defense(3)
  end }

scenario "10.7.3.2 Siegfried: evolved, nothing that weak" {
  p1 = { field = { "Siegfried" }, evolve_deck = { "Siegfried" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:evolve "Siegfried"
    t:expect("Goliath"):in_zone("field"):damage(0)
  end }

scenario "10.7.3.2 Siegfried: no follower of your own is hit" {
  p1 = { hand = { "Siegfried" }, field = { "Goliath" }, play_points = 4 },
  function(t)
    t.p1:play "Siegfried"
    t:expect("Goliath"):damage(0)
    t:expect_decision("p1", "turn")
  end }
