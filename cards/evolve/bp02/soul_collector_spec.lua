-- SPDX-License-Identifier: MIT
scenario "Soul Collector: banishes one of 4 or less; evolved takes a havencraft follower from the cemetery" {
  p1 = { hand = { "Soul Collector" }, evolve_deck = { "Soul Collector" }, play_points = 7, cemetery = { "Sky Sprite", "Goblin" } },
  p2 = { field = { { "Sektor", evolved = true }, "Genesis Dragon" } },
  function(t)
    t.p1:play("Soul Collector")
    t:expect("Sektor"):in_zone("banished")
    t:expect("p2's Sektor#2"):in_zone("evolve_deck")
    t.p1:evolve("Soul Collector")
    t:expect("Sky Sprite"):in_zone("hand")
  end }

scenario "Soul Collector: neither one of 5, nor one's own cards, nor an opponent's cemetery" {
  p1 = { hand = { "Soul Collector" }, evolve_deck = { "Soul Collector" }, play_points = 7, field = { "Goblin" }, cemetery = { "Goblin" } },
  p2 = { field = { "Elf Knight Cynthia" }, cemetery = { "Sky Sprite" } },
  function(t)
    t.p1:play("Soul Collector")
    t:expect("Elf Knight Cynthia"):in_zone("field")
    t:expect("Goblin#1"):in_zone("field")
    t.p1:evolve("Soul Collector")
    t:expect(t.p1.hand):count(0)
    t:expect("Sky Sprite"):in_zone("cemetery")
  end }

scenario "2.5.1 Soul Collector: one that costs 4" {
  p1 = { hand = { "Soul Collector" }, play_points = 6 },
  p2 = { field = { "Mist Dragon" } },
  function(t)
    t.p1:play("Soul Collector")
    t:expect("Mist Dragon"):in_zone("banished")
  end }
