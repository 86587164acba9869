-- SPDX-License-Identifier: MIT
scenario "Zenno Rob Roy: as another one races, and not as it does itself" {
  p1 = { field = { "Zenno Rob Roy", "Haru Urara" }, evolve_deck = { "Carrot", "Carrot" }, play_points = 2,
    deck = { "Spell", "Amulet", "Goblin", "Fighter", "Goliath" } },
  function(t)
    t.p1:use("Zenno Rob Roy")
    t:expect_decision("p1", "turn")
    t:expect_no_event("look")
    t.p1:use("Haru Urara")
    t.p1:choose(1)
    t.p1:choose("Amulet")
    t:expect("Amulet"):in_zone("hand")
    t:expect_decision("p1", "4.1.5")
  end }
