-- SPDX-License-Identifier: MIT
scenario "Sakura Chiyono O: a card of the cemetery, as she races" {
  p1 = { field = { "Sakura Chiyono O" }, evolve_deck = { "Carrot" }, cemetery = { "Haru Urara", "Systematic Squats", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:use("Sakura Chiyono O")
    t:expect_option("Haru Urara", "Systematic Squats")
    t.p1:on("Systematic Squats")
    t:expect("Systematic Squats"):in_zone("hand")
    t:expect("Sakura Chiyono O"):attack(4)
  end }

scenario "Sakura Chiyono O: nothing need be taken, and nothing but Umamusume cards" {
  p1 = { field = { "Sakura Chiyono O" }, evolve_deck = { "Carrot" }, play_points = 1, cemetery = { "Goblin", "Haru Urara" } },
  function(t)
    t.p1:use("Sakura Chiyono O")
    t:expect_no_option("Goblin")
    t.p1:choose()
    t:expect(t.p1.hand):count(0)
    t:expect("Sakura Chiyono O"):attack(4):defense(4)
  end }

scenario "3.1.1 Sakura Chiyono O: nothing of the opponent's cemetery; she is stronger with an empty one" {
  p1 = { field = { "Sakura Chiyono O" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { cemetery = { "Haru Urara" } },
  function(t)
    t.p1:use("Sakura Chiyono O")
    t:expect("Sakura Chiyono O"):attack(4):defense(4)
    t:expect_decision("p1", "turn")
    t:expect("Haru Urara"):in_zone("cemetery")
  end }
