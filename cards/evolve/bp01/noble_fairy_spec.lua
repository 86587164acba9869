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

scenario "5.5.1 Noble Fairy: on a full field there is room for the Fairy then; its coming triggers there" {
  p1 = { hand = { "Noble Fairy" }, play_points = 3, played = 2 },
  p2 = { field = { "Goliath", "Okami", "Amulet", "Amulet", "Amulet" } },
  function(t)
    t.p1:play("Noble Fairy"):no():on "Goliath"
    t:expect(t.p2.field):count(5):has "Fairy"
    t:expect("Okami"):attack(6):defense(6)
    t:expect(t.p1.field):is { "Noble Fairy" }
  end }

scenario "10.7.3.2 Noble Fairy: with nobody to destroy no Fairy comes" {
  p1 = { hand = { "Noble Fairy" }, play_points = 3, played = 2 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t.p1:play("Noble Fairy"):no()
    t:expect(t.p2.field):is { "Aura 2/2" }
    t:expect(t.p1.field):is { "Noble Fairy" }
  end }

scenario "12.5.3 Noble Fairy: Last Words of what she destroys come afterwards" {
  p1 = { hand = { "Noble Fairy" }, play_points = 3, played = 2 },
  p2 = { field = { "Waltzing Fairy" } },
  function(t)
    t.p1:play("Noble Fairy"):no()
    t:expect(t.p2.field):is { "Fairy" }
    t:expect(t.p2.ex):is { "Fairy" }
  end }

scenario "3.1.2 Noble Fairy: that follower's field is its controller's" {
  p1 = { hand = { "Noble Fairy" }, play_points = 3, played = 2 },
  p2 = { field = { { "Goliath", owner = "p1" } } },
  function(t)
    t.p1:play("Noble Fairy"):no()
    t:expect(t.p1.cemetery):is { "Goliath" }
    t:expect(t.p2.field):is { "Fairy" }
  end }
