-- SPDX-License-Identifier: MIT
scenario "Tamamo Cross: as it races" {
  p1 = { field = { "Tamamo Cross" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:use("Tamamo Cross")
    t.p1:on("Follower 5/6")
    t:expect("Tamamo Cross"):attack(3)
    t:expect("Follower 5/6"):damage(2)
  end }

scenario "Tamamo Cross: without an enemy follower +1/+1 all the same" {
  p1 = { field = { "Tamamo Cross" }, evolve_deck = { "Carrot" }, play_points = 1 },
  function(t)
    t.p1:use("Tamamo Cross")
    t:pass_all()
    t:expect("Tamamo Cross"):attack(3):defense(2)
  end }
