-- SPDX-License-Identifier: MIT

scenario "12.5.3 Water Fairy: a Fairy as it dies" {
  p1 = { field = { "Water Fairy" } },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Water Fairy", "Goliath")
    t:expect("Fairy"):in_zone "ex"
  end }

scenario "12.6.2 Water Fairy: one on the field as it evolves" {
  p1 = { field = { "Water Fairy" }, evolve_deck = { "Water Fairy" }, play_points = 2 },
  function(t)
    t.p1:evolve "Water Fairy"
    t:expect("Water Fairy"):evolved()
    t:expect("Fairy"):in_zone "field"
  end }

scenario "12.5.3 Water Fairy, evolved: a Fairy as it dies" {
  p1 = { field = { "Water Fairy" }, evolve_deck = { "Water Fairy" }, play_points = 2 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:evolve "Water Fairy"
    t.p1:attack("Water Fairy", "Goliath")
    t:expect(t.p1.field):has("Fairy", 1)
    t:expect(t.p1.ex):has("Fairy", 1)
  end }

scenario "Water Fairy: its printed numbers" {
  p1 = { hand = { "Water Fairy" } },
  function(t)
    t:expect("Water Fairy"):attribute("cost", 1):attribute("attack", 1):attribute("defense", 1)
  end,
}

scenario "4.4.4.2 Water Fairy: evolved on a full field it brings none" {
  p1 = { field = { "Water Fairy", "Amulet", "Amulet", "Amulet", "Amulet" }, evolve_deck = { "Water Fairy" },
    play_points = 2 },
  function(t)
    t.p1:evolve "Water Fairy"
    t:expect("Water Fairy"):evolved()
    t:expect(t.p1.field):count(5):lacks "Fairy"
    t:expect(t.p1.ex):count(0)
  end }

scenario "12.5.3 Water Fairy: banished, none" {
  p1 = { field = { "Water Fairy" } },
  p2 = { hand = { "Acolyte's Light" }, play_points = 4 },
  function(t)
    t.p1:attack "Water Fairy"
    t.p2:play("Acolyte's Light")
    t:expect("Water Fairy"):in_zone "banished"
    t:expect(t.p1.ex):count(0)
  end }

scenario "3.1.2.3 Water Fairy: the Fairy is that of who controlled it last" {
  p1 = { field = { { "Water Fairy", owner = "p2" } }, hand = { "Dark Offering" }, play_points = 1 },
  function(t)
    t.p1:play "Dark Offering"
    t:expect(t.p2.cemetery):is { "Water Fairy" }
    t:expect(t.p1.ex):is { "Fairy" }
    t:expect(t.p2.ex):count(0)
  end }
