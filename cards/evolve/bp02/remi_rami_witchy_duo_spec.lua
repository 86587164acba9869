-- SPDX-License-Identifier: MIT

scenario "12.6.2 Remi & Rami, Witchy Duo: a Strikeform Golem as they evolve" {
  p1 = { field = { "Remi & Rami, Witchy Duo" }, evolve_deck = { "Remi & Rami, Witchy Duo" },
    play_points = 1 },
  function(t)
    t.p1:evolve "Remi & Rami, Witchy Duo"
    t:expect("Strikeform Golem"):in_zone("field"):attack(3):defense(2)
  end }

scenario "13.3.3.2 Remi & Rami, Witchy Duo: with +2 attack for a Stack counter" {
  p1 = { field = { "Remi & Rami, Witchy Duo", "Magic Sediment", "Mythril Golem" },
    evolve_deck = { "Remi & Rami, Witchy Duo" }, play_points = 1 },
  function(t)
    t.p1:evolve "Remi & Rami, Witchy Duo"
    t.p1:choose "Remi & Rami, Witchy Duo"
    t:expect("Strikeform Golem"):attack(5):defense(2)
    t:expect("Mythril Golem"):attack(5):defense(6)
    t:expect("Magic Sediment"):gone()
  end }

scenario "13.3.3.2 Remi & Rami, Witchy Duo: or without" {
  p1 = { field = { "Remi & Rami, Witchy Duo", "Magic Sediment" },
    evolve_deck = { "Remi & Rami, Witchy Duo" }, play_points = 1 },
  function(t)
    t.p1:evolve("Remi & Rami, Witchy Duo"):choose()
    t:expect("Strikeform Golem"):attack(3)
    t:expect("Magic Sediment"):attribute("stack", 1)
  end }

scenario "4.4.4.2 Remi & Rami, Witchy Duo: no golem onto a full field" {
  p1 = { field = { "Remi & Rami, Witchy Duo", "Goblin", "Goblin", "Goblin", "Goblin" },
    evolve_deck = { "Remi & Rami, Witchy Duo" }, play_points = 1 },
  function(t)
    t.p1:evolve "Remi & Rami, Witchy Duo"
    t:expect("Remi & Rami, Witchy Duo"):evolved():attack(4):defense(4)
    t:expect(t.p1.field):lacks "Strikeform Golem"
  end }
