-- SPDX-License-Identifier: MIT
scenario "Riko Kashimoto: one attack, two for one that races" {
  p1 = { field = { "Riko Kashimoto", "Riko Kashimoto", "Haru Urara" }, evolve_deck = { "Carrot" }, play_points = 1 },
  function(t)
    t.p1:use("Riko Kashimoto")
    t:expect("Haru Urara"):attack(3)
    t.p1:use("Haru Urara")
    t.p1:use("Riko Kashimoto#2")
    t:expect("Haru Urara"):attack(6)
  end }

scenario "Riko Kashimoto: one attack, two for one that races" {
  p1 = { field = { "Riko Kashimoto", "Riko Kashimoto", "Haru Urara", "Goblin" }, evolve_deck = { "Carrot" }, play_points = 1 },
  function(t)
    t.p1:use("Riko Kashimoto")
    t:expect("Haru Urara"):attack(3)
    t.p1:use("Haru Urara")
    t:expect("Haru Urara"):attack(4)
    t.p1:use("Riko Kashimoto#2")
    t:expect("Haru Urara"):attack(6)
    t:expect("Goblin"):attack(2)
  end }

scenario "10.6.2.3.4 Riko Kashimoto: not without an Umamusume follower of yours; she is none" {
  p1 = { field = { "Riko Kashimoto", "Goblin" } },
  p2 = { field = { "Haru Urara" } },
  function(t)
    t:cannot(t.p1, "use", "Riko Kashimoto")
  end }

scenario "10.4.6 Riko Kashimoto: engaged for it" {
  p1 = { field = { "Riko Kashimoto", "Haru Urara" } },
  function(t)
    t.p1:use("Riko Kashimoto")
    t:expect("Riko Kashimoto"):engaged()
    t:cannot(t.p1, "use", "Riko Kashimoto")
    t:expect("Haru Urara"):attack(3):defense(2)
  end }
