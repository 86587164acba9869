-- SPDX-License-Identifier: MIT
scenario "12.4 Shadowed Assassin: engages an enemy follower" {
  p1 = { hand = { "Shadowed Assassin" }, play_points = 4 },
  p2 = { field = { "Goliath", "Fighter" } },
  function(t)
    t.p1:play("Shadowed Assassin"):on "Goliath"
    t:expect("Goliath"):engaged()
    t:expect("Fighter"):reserved()
  end }

scenario "12.6 Shadowed Assassin: destroys an engaged one as it evolves" {
  p1 = { field = { "Shadowed Assassin" }, evolve_deck = { "Shadowed Assassin" }, play_points = 2 },
  p2 = { field = { "Goliath", { "Fighter", engaged = true } } },
  function(t)
    t.p1:evolve "Shadowed Assassin"
    t:expect("Fighter"):in_zone "cemetery"
    t:expect("Goliath"):in_zone "field"
  end }

scenario "S8 Shadowed Assassin: none is engaged, none is destroyed" {
  p1 = { field = { "Shadowed Assassin" }, evolve_deck = { "Shadowed Assassin" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:evolve "Shadowed Assassin"
    t:expect("Goliath"):in_zone "field"
    t:expect("Shadowed Assassin"):evolved()
  end }
