-- SPDX-License-Identifier: MIT

scenario "13.3.2.2 Alchemist's Workshop: a golem, and an amulet with a counter" {
  p1 = { hand = { "Alchemist's Workshop" }, play_points = 2 },
  function(t)
    t.p1:play "Alchemist's Workshop"
    t:expect("Alchemist's Workshop"):attribute("stack", 1)
    t:expect("Strikeform Golem"):in_zone("field"):attack(3):defense(2)
  end }

-- The third meaning of Stack: all its counters go to another amulet, and then it is empty (11.7.1).
scenario "13.3.2.2 Alchemist's Workshop: its counters are transferred, and it is buried" {
  p1 = { field = { { "Alchemist's Workshop", stack = 2 }, "Teachings of Creation", "Amulet" } },
  function(t)
    t.p1:use "Alchemist's Workshop"
    t:expect("Teachings of Creation"):attribute("stack", 3)
    t:expect("Alchemist's Workshop"):in_zone "cemetery"
  end }

scenario "13.3.2.2 Alchemist's Workshop: not without another amulet with Stack" {
  p1 = { field = { "Alchemist's Workshop", "Amulet" } },
  p2 = { field = { "Teachings of Creation" } },
  function(t)
    t:cannot(t.p1, "use", "Alchemist's Workshop")
  end }

-- The reminder text on Magic Sediment prints the act icon and the engage icon (1.3.1).
scenario "13.3.2.2 Alchemist's Workshop: engaged, it cannot transfer its counters" {
  p1 = { field = { { "Alchemist's Workshop", engaged = true }, "Teachings of Creation" } },
  function(t)
    t:cannot(t.p1, "use", "Alchemist's Workshop")
    t.p1:use "Teachings of Creation"
    t:expect("Alchemist's Workshop"):attribute("stack", 2):engaged()
    t:expect_event("engage", "Teachings of Creation")
    t:expect("Teachings of Creation"):in_zone "cemetery"
  end }

scenario "4.4.4.2 Alchemist's Workshop: as the fifth card it brings no golem" {
  p1 = { hand = { "Alchemist's Workshop" }, field = { "Goblin", "Goblin", "Goblin", "Goblin" }, play_points = 2 },
  function(t)
    t.p1:play "Alchemist's Workshop"
    t:expect("Alchemist's Workshop"):in_zone "field"
    t:expect(t.p1.field):count(5)
    t:expect(t.p1.field):lacks "Strikeform Golem"
  end }
