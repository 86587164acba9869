-- SPDX-License-Identifier: MIT

scenario "5.17 Runic Guardian: a Magic Sediment" {
  p1 = { hand = { "Runic Guardian" }, play_points = 3 },
  function(t)
    t.p1:play("Runic Guardian"):no()
    t.p1:choose(2)
    t:expect("Runic Guardian"):attack(3):defense(4):keyword "ward"
    t:expect("Magic Sediment"):in_zone "field"
  end }

scenario "13.3.3.2 Runic Guardian: or +1/+2 for a Stack counter" {
  p1 = { hand = { "Runic Guardian" }, field = { "Magic Sediment" }, play_points = 3 },
  function(t)
    t.p1:play("Runic Guardian"):no()
    t.p1:choose(1):choose "Runic Guardian"
    t:expect("Runic Guardian"):attack(4):defense(6)
    t:expect("Magic Sediment"):gone()
  end }

scenario "13.3.3.2 Runic Guardian: nothing when that is chosen and the rite left" {
  p1 = { hand = { "Runic Guardian" }, field = { "Magic Sediment" }, play_points = 3 },
  function(t)
    t.p1:play("Runic Guardian"):no()
    t.p1:choose(1):choose()
    t:expect("Runic Guardian"):attack(3):defense(4)
    t:expect("Magic Sediment"):attribute("stack", 1)
    t:expect(t.p1.field):count(2)
  end }

scenario "5.17.1 Runic Guardian: the first may be chosen without a Stack counter to pay with; then nothing happens" {
  p1 = { hand = { "Runic Guardian" }, play_points = 3 },
  function(t)
    t.p1:play("Runic Guardian"):no()
    t.p1:choose(1)
    t:expect("Runic Guardian"):attack(3):defense(4)
    t:expect(t.p1.field):count(1)
    t:expect_decision("p1", "turn")
  end }

scenario "4.4.4.2 Runic Guardian: no Magic Sediment on a full field" {
  p1 = { hand = { "Runic Guardian" }, field = { "Goblin", "Goblin", "Goblin", "Goblin" }, play_points = 3 },
  function(t)
    t.p1:play("Runic Guardian"):no()
    t.p1:choose(2)
    t:expect(t.p1.field):lacks "Magic Sediment"
    t:expect_decision("p1", "turn")
  end }
