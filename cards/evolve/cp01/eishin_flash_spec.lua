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
