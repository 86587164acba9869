-- SPDX-License-Identifier: MIT
scenario "Yaeno Muteki: as it races" {
  p1 = { field = { "Yaeno Muteki" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:use("Yaeno Muteki")
    t:pass_all()
    t:expect_decision("p1")
  end }

scenario "Yaeno Muteki: +1/+1 for her and another one of one's own" {
  p1 = { field = { "Yaeno Muteki", "Goblin" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:use("Yaeno Muteki")
    t:expect_no_option("Follower 5/6", "Yaeno Muteki")
    t.p1:choose("Goblin")
    t:expect("Yaeno Muteki"):attack(4):defense(4)
    t:expect("Goblin"):attack(3):defense(3)
  end }
