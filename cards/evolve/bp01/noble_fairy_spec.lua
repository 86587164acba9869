-- SPDX-License-Identifier: MIT

scenario "Noble Fairy: with Combo (3) an enemy follower makes place for a Fairy" {
  p1 = { hand = { "Noble Fairy" }, play_points = 3, played = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Noble Fairy"):no()
    t:expect("Goliath"):in_zone "cemetery"
    t:expect(t.p2.field):is { "Fairy" }
    t:expect("Fairy"):owned_by "p2"
    t:expect(t.p1.field):is { "Noble Fairy" }
  end }

scenario "Noble Fairy: without it nothing" {
  p1 = { hand = { "Noble Fairy" }, play_points = 3, played = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Noble Fairy"):yes()
    t:expect("Goliath"):in_zone "field"
    t:expect(t.p2.field):count(1)
    t:expect("Noble Fairy"):engaged()
  end }
