-- SPDX-License-Identifier: MIT
scenario "Aoi Kiryuin: one defense, two for one that races" {
  p1 = { field = { "Aoi Kiryuin", "Haru Urara" } },
  function(t)
    t.p1:use("Aoi Kiryuin")
    t:expect("Haru Urara"):defense(3)
  end }

scenario "Aoi Kiryuin: two for one that races, and nobody else's followers" {
  p1 = { field = { "Aoi Kiryuin", "Haru Urara", "Goblin" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { "Haru Urara" } },
  function(t)
    t.p1:use("Haru Urara")
    t.p1:use("Aoi Kiryuin")
    t:expect("p1's Haru Urara"):attack(3):defense(5)
    t:expect("p2's Haru Urara"):defense(2)
    t:cannot(t.p1, "use", "Aoi Kiryuin")
  end }
