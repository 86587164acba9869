-- SPDX-License-Identifier: MIT

scenario "12.4 Juno's Secret Laboratory: a golem as it comes" {
  p1 = { hand = { "Juno's Secret Laboratory" }, play_points = 5 },
  function(t)
    t.p1:play("Juno's Secret Laboratory"):choose "Strikeform Golem"
    t:expect("Strikeform Golem"):in_zone "field"
    t:expect(t.p1.field):count(2)
  end }

scenario "10.4.6 Juno's Secret Laboratory: engaged for a Magic Sediment" {
  p1 = { field = { "Juno's Secret Laboratory" } },
  function(t)
    t.p1:use("Juno's Secret Laboratory", 2)
    t:expect("Juno's Secret Laboratory"):engaged()
    t:expect("Magic Sediment"):in_zone("field"):attribute("stack", 1)
    t:cannot(t.p1, "use", "Juno's Secret Laboratory")
  end }

scenario "13.3.3.2 Juno's Secret Laboratory: engaged, and a Stack counter, for a golem" {
  p1 = { field = { "Juno's Secret Laboratory", { "Magic Sediment", stack = 2 } } },
  function(t)
    t.p1:use("Juno's Secret Laboratory", 3):choose "Guardform Golem"
    t.p1:no()
    t:expect("Guardform Golem"):in_zone("field")
    t:expect("Magic Sediment"):attribute("stack", 1)
    t:expect("Juno's Secret Laboratory"):engaged()
  end }

scenario "4.4.4.2 Juno's Secret Laboratory: on a full field no golem as it comes" {
  p1 = { hand = { "Juno's Secret Laboratory" }, field = { "Goblin", "Goblin", "Goblin", "Goblin" }, play_points = 5 },
  function(t)
    t.p1:play "Juno's Secret Laboratory"
    if t:now().kind ~= "turn" then t.p1:choose "Strikeform Golem" end
    t:expect(t.p1.field):count(5)
    t:expect(t.p1.field):lacks "Strikeform Golem"
  end }

scenario "13.3.3.2 Juno's Secret Laboratory: the last counter of the Earth Rite makes room for the golem" {
  p1 = { field = { "Juno's Secret Laboratory", "Magic Sediment", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:use("Juno's Secret Laboratory", 3):choose "Strikeform Golem"
    t:expect("Magic Sediment"):gone()
    t:expect("Strikeform Golem"):in_zone "field"
    t:expect(t.p1.field):count(5)
  end }

scenario "10.4.2.2 Juno's Secret Laboratory: no golem without a Stack counter of your own" {
  p1 = { field = { "Juno's Secret Laboratory" } },
  p2 = { field = { "Magic Sediment" } },
  function(t)
    t.p1:use "Juno's Secret Laboratory"
    t:expect(t.p1.field):is { "Juno's Secret Laboratory", "Magic Sediment" }
  end }
