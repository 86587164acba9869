-- SPDX-License-Identifier: MIT

scenario "9.1.2 Golem Protection: two Guardform Golems" {
  p1 = { hand = { "Golem Protection" }, play_points = 4 },
  function(t)
    t.p1:play("Golem Protection"):no():no() -- not engaged (12.8.2)
    t:expect(t.p1.field):is { "Guardform Golem", "Guardform Golem" }
    t:expect("Guardform Golem#1"):attack(2):defense(3)
  end }

scenario "13.3.3.2 Golem Protection: with Earth Rite every Golem of yours has +1/+1, these too" {
  p1 = { hand = { "Golem Protection" }, play_points = 4,
    field = { "Magic Sediment", "Mythril Golem", "Goliath" } },
  p2 = { field = { "Strikeform Golem" } },
  function(t)
    t.p1:play("Golem Protection"):choose "Golem Protection"
    t.p1:no():no()
    t:expect("Guardform Golem#1"):attack(3):defense(4)
    t:expect("Guardform Golem#2"):attack(3):defense(4)
    t:expect("Mythril Golem"):attack(6):defense(7)
    t:expect("Goliath"):attack(3):defense(4)
    t:expect("Strikeform Golem"):attack(3):defense(2)
  end }

scenario "13.3.3.2 Golem Protection: the rite may be left, then the amulet keeps its counter" {
  p1 = { hand = { "Golem Protection" }, play_points = 4, field = { "Magic Sediment" } },
  function(t)
    t.p1:play("Golem Protection"):choose()
    t.p1:no():no()
    t:expect("Guardform Golem#1"):attack(2):defense(3)
    t:expect("Magic Sediment"):attribute("stack", 1)
  end }

scenario "4.4.4.2 Golem Protection: with room for one, one comes" {
  p1 = { hand = { "Golem Protection" }, play_points = 4, field = { "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play("Golem Protection"):no()
    t:expect(t.p1.field):has("Guardform Golem", 1)
    t:expect(t.p1.field):count(5)
  end }

scenario "13.3.3.2 Golem Protection: an amulet that the rite empties makes room before they come" {
  p1 = { hand = { "Golem Protection" }, play_points = 4, field = { "Magic Sediment", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play("Golem Protection"):choose "Golem Protection"
    t.p1:no():no()
    t:expect(t.p1.field):has("Guardform Golem", 2)
    t:expect("Guardform Golem#1"):attack(3):defense(4)
  end }
