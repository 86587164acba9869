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

scenario "10.7.2.1 Zenno Rob Roy: once for each time another one races; not for the opponent's; no follower is taken" {
  p1 = { field = { "Zenno Rob Roy", "Sirius Symboli" }, evolve_deck = { "Carrot" }, play_points = 1,
    deck = { "Goblin", "Fighter" } },
  p2 = { field = { "Sirius Symboli" }, evolve_deck = { "Carrot" }, max_play_points = 0 },
  function(t)
    t.p1:use("Sirius Symboli"):choose()
    t.p1:order { "Fighter", "Goblin" }
    t:expect(t.p1.hand):count(0)
    t:forget()
    t:next_turn()
    t.p2:use("p2's Sirius Symboli")
    t:expect_no_event("look")
  end }

scenario "5.20 Zenno Rob Roy: four cards are seen; what is taken is revealed" {
  p1 = { field = { "Zenno Rob Roy", "Sirius Symboli" }, evolve_deck = { "Carrot" }, play_points = 1,
    deck = { "Goblin", "Fighter", "Goliath", "Spell", "Amulet" } },
  function(t)
    t.p1:use("Sirius Symboli")
    t:expect_no_option("Goblin", "Amulet")
    t.p1:choose("Spell")
    t:expect_event("reveal", "Spell")
    t.p1:order { "Fighter", "Goliath", "Goblin" }
    t:expect(t.p1.deck):starts_with { "Amulet" }
  end }
