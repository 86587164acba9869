-- SPDX-License-Identifier: MIT

scenario "12.4.3 Lilith: a Forest Bat into the EX area" {
  p1 = { hand = { "Lilith" }, play_points = 2 },
  function(t)
    t.p1:play "Lilith"
    t:expect("Forest Bat"):in_zone "ex"
  end }

scenario "4.8.3.2 Lilith: not into a full EX area" {
  p1 = { hand = { "Lilith" }, ex = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" },
    play_points = 2 },
  function(t)
    t.p1:play "Lilith"
    t:expect(t.p1.ex):count(5)
    t:expect(t.p1.field):count(1)
  end }

scenario "12.7.2 Lilith: evolved it gives the leader 2 defense as it attacks" {
  p1 = { field = { "Lilith" }, evolve_deck = { "Lilith" }, play_points = 1 },
  function(t)
    t.p1:evolve "Lilith"
    t:expect(t.p1.ex):count(0) -- it was not put onto the field
    t.p1:attack "Lilith"
    t:expect_defense("p1", 22) -- S6: no upper limit
    t:expect_defense("p2", 17)
  end }

scenario "12.7.2 Lilith: unevolved it gives nothing" {
  p1 = { field = { "Lilith" } },
  function(t)
    t.p1:attack "Lilith"
    t:expect_defense("p1", 20)
  end }

scenario "12.7.2 Lilith: also as it attacks a follower, before the damage" {
  p1 = { field = { { "Lilith", evolved = true } }, defense = 5 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Lilith", "Goliath")
    t:expect_defense("p1", 7)
    t:expect("Lilith"):in_zone "cemetery"
  end }
