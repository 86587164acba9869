-- SPDX-License-Identifier: MIT
scenario "Eishin Flash: as it races +1/+1 and one goes back to the hand" {
  p1 = { field = { "Eishin Flash" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:use("Eishin Flash")
    t.p1:on("Goliath")
    t:expect("Eishin Flash"):attack(4):defense(4):keyword("rush")
    t:expect("Goliath"):in_zone("hand")
  end }

scenario "Eishin Flash: another one's race is not its own" {
  p1 = { field = { "Eishin Flash", "Haru Urara" }, evolve_deck = { "Carrot" }, play_points = 1 },
  function(t)
    t.p1:use("Haru Urara")
    t:expect("Eishin Flash"):attack(3)
    t:expect("Haru Urara"):attack(3):defense(3)
  end }

scenario "10.6.2.3.2 Eishin Flash: nobody need go back; she is stronger all the same" {
  p1 = { field = { "Eishin Flash" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:use("Eishin Flash"):choose()
    t:expect("Eishin Flash"):attack(4):defense(4)
    t:expect("Goliath"):in_zone("field")
  end }

scenario "10.6.2.3.2 Eishin Flash: with nobody there she is stronger, too" {
  p1 = { field = { "Eishin Flash" }, evolve_deck = { "Carrot" }, play_points = 1 },
  function(t)
    t.p1:use("Eishin Flash")
    t:expect("Eishin Flash"):attack(4):defense(4)
    t:expect_decision("p1", "turn")
  end }

scenario "10.6.2.3.2 Eishin Flash: one at most, none of her player's" {
  p1 = { field = { "Eishin Flash", "Goblin" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { "Goliath", "Fighter" } },
  function(t)
    t.p1:use("Eishin Flash")
    t:expect_no_option("Goblin")
    assert(not t:accepts(t.p1, "Goliath", "Fighter"), "one at most")
    t.p1:choose("Fighter")
    t:expect("Fighter"):in_zone("hand")
  end }
