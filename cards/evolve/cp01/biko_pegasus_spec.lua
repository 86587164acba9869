-- SPDX-License-Identifier: MIT
scenario "Biko Pegasus: as it races" {
  p1 = { field = { "Biko Pegasus" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:use("Biko Pegasus")
    t:expect("Follower 5/6"):engaged()
  end }

scenario "Biko Pegasus: no follower of one's own" {
  p1 = { field = { "Biko Pegasus", "Goblin" }, evolve_deck = { "Carrot" }, play_points = 1 },
  function(t)
    t.p1:use("Biko Pegasus")
    t:expect("Goblin"):reserved()
  end }

scenario "10.7.3.2 Biko Pegasus: nobody to engage, she races all the same" {
  p1 = { field = { "Biko Pegasus" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t.p1:use("Biko Pegasus")
    t:expect("Aura 2/2"):reserved()
    t:expect("Biko Pegasus"):keyword("racing")
  end }
