-- SPDX-License-Identifier: MIT
scenario "Air Groove: another one is refreshed and rests for this turn" {
  p1 = { field = { "Air Groove", "Narita Brian" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Narita Brian", "p2's leader")
    t:expect_defense("p2", 14)
    t.p1:use("Air Groove")
    t.p1:on("Narita Brian")
    t:expect("Narita Brian"):reserved()
    t:cannot(t.p1, "attack", "Narita Brian", "Goliath")
    t.p1:use("Narita Brian"):on("Goliath")
    t:expect("Goliath"):in_zone("cemetery")
  end }

scenario "10.6.2.3.2 Air Groove: nobody need be refreshed; in the next turn that one attacks again" {
  p1 = { field = { "Air Groove", { "Goblin", engaged = true } }, evolve_deck = { "Carrot", "Carrot" }, play_points = 2 },
  function(t)
    t.p1:use("Air Groove"):choose()
    t:expect("Air Groove"):attack(3):defense(3)
    t:expect("Goblin"):engaged()
    t.p1:use("Air Groove"):choose("Goblin")
    t:cannot(t.p1, "attack", "Goblin", "p2's leader")
    t:can(t.p1, "attack", "Air Groove", "p2's leader")
    t:next_turn()
    t:next_turn()
    t:can(t.p1, "attack", "Goblin", "p2's leader")
  end }

scenario "10.6.2.3.2 Air Groove: one other follower of her player's at most" {
  p1 = { field = { "Air Groove", { "Goblin", engaged = true }, { "Fighter", engaged = true } }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:use("Air Groove")
    t:expect_no_option("Goliath", "Air Groove")
    assert(not t:accepts(t.p1, "Goblin", "Fighter"), "one at most")
    t.p1:choose("Fighter")
    t:expect("Fighter"):reserved()
    t:expect("Goblin"):engaged()
  end }
