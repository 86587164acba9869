-- SPDX-License-Identifier: MIT
scenario "5.6 Acolyte's Light: banishes an enemy follower and heals" {
  p1 = { hand = { "Acolyte's Light" }, field = { "Fighter" }, play_points = 4, defense = 10 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Acolyte's Light"
    t:expect("Goliath"):in_zone "banished"
    t:expect("Fighter"):in_zone "field"
    t:expect_defense("p1", 12)
  end }

scenario "12.15.2 Acolyte's Light: not one with Aura, and not without any" {
  p1 = { hand = { "Acolyte's Light" }, play_points = 4 },
  p2 = { field = { "Shrine Knight Maiden" } },
  function(t)
    t:cannot(t.p1, "play", "Acolyte's Light", "10.6.2.3.4")
  end }

scenario "12.3.4 Acolyte's Light: with Quick the attacker is banished, so it deals nothing; S6 no upper limit" {
  p1 = { field = { "Goliath" } },
  p2 = { hand = { "Acolyte's Light" }, play_points = 4 },
  function(t)
    t.p1:attack "Goliath"
    t.p2:play "Acolyte's Light"
    t:expect("Goliath"):in_zone "banished"
    t:expect_defense("p2", 22)
  end }

scenario "11.6.1 Acolyte's Light: an evolved follower's own card is banished, the other one goes back" {
  p1 = { hand = { "Acolyte's Light" }, play_points = 4 },
  p2 = { field = { { "Evolver", evolved = true } } },
  function(t)
    t.p1:play "Acolyte's Light"
    t:expect(t.p2.banished):is { "Evolver" }
    t:expect(t.p2.evolve_deck):is { "Evolver" }
  end }
