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

scenario "10.6.2.3 Shadowed Assassin: one that is engaged may be selected, one with Aura not; alone he comes all the same" {
  p1 = { hand = { "Shadowed Assassin", "Shadowed Assassin" }, play_points = 8 },
  p2 = { field = { { "Goliath", engaged = true }, "Aura 2/2" } },
  function(t)
    t.p1:play "Shadowed Assassin"
    t:expect("Goliath"):engaged()
    t:expect("Aura 2/2"):reserved()
  end }

scenario "12.6 Shadowed Assassin: what he engaged as he came he may destroy as he evolves; not his own side's" {
  p1 = { hand = { "Shadowed Assassin" }, field = { { "Goblin", engaged = true } }, evolve_deck = { "Shadowed Assassin" },
    play_points = 6 },
  p2 = { field = { "Goliath", { "Fighter", engaged = true } } },
  function(t)
    t.p1:play("Shadowed Assassin"):on("Goliath"):evolve "Shadowed Assassin"
    t:expect_no_option "Goblin"
    t.p1:on "Goliath"
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Fighter"):in_zone "field"
  end }
