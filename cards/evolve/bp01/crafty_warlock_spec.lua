-- SPDX-License-Identifier: MIT

scenario "12.5.3 Crafty Warlock: a Magic Sediment as it dies" {
  p1 = { field = { "Crafty Warlock" } },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Crafty Warlock", "Goliath")
    t:expect("Crafty Warlock"):in_zone "cemetery"
    t:expect("Magic Sediment"):in_zone("field"):attribute("stack", 1)
  end }

scenario "13.3.2.4 Crafty Warlock: evolved, that one gets one more" {
  p1 = { field = { { "Crafty Warlock", evolved = true } } },
  p2 = { field = { { "Mythril Golem", engaged = true } } },
  function(t)
    t.p1:attack("Crafty Warlock", "Mythril Golem")
    t:expect("Magic Sediment"):in_zone("field"):attribute("stack", 2)
  end }

scenario "13.3.2.4 Crafty Warlock: or another one with Stack" {
  p1 = { field = { { "Crafty Warlock", evolved = true }, { "Magic Sediment", stack = 1 } } },
  p2 = { field = { { "Mythril Golem", engaged = true } } },
  function(t)
    t.p1:attack("Crafty Warlock", "Mythril Golem")
    t.p1:choose "Magic Sediment"
    t:expect("Magic Sediment#1"):attribute("stack", 2)
    t:expect("Magic Sediment#2"):attribute("stack", 1)
  end }

scenario "12.5.3 Crafty Warlock: nothing as it is banished" {
  p1 = { field = { "Crafty Warlock" } },
  p2 = { hand = { "Blackened Scripture" }, play_points = 2 },
  turn = "p2",
  function(t)
    t.p2:play "Blackened Scripture"
    t:expect("Crafty Warlock"):in_zone "banished"
    t:expect(t.p1.field):count(0)
  end }

scenario "5.15.2 Crafty Warlock: evolved for 1, 3/3" {
  p1 = { field = { "Crafty Warlock" }, evolve_deck = { "Crafty Warlock" }, play_points = 1 },
  function(t)
    t.p1:evolve "Crafty Warlock"
    t:expect("Crafty Warlock"):evolved():attack(3):defense(3)
    t:expect_number("p1", "play_points", 0)
    t:expect(t.p1.field):count(1)
  end }

scenario "13.3.2.4 Crafty Warlock: evolved, only what has Stack, and is yours, gets the counter" {
  p1 = { field = { { "Crafty Warlock", evolved = true }, "Dire Bond" } },
  p2 = { field = { { "Mythril Golem", engaged = true }, { "Price of Magic", stack = 1 } } },
  function(t)
    t.p1:attack("Crafty Warlock", "Mythril Golem")
    t:expect("Magic Sediment"):attribute("stack", 2) -- there was no choice
    t:expect("Price of Magic"):attribute("stack", 1)
  end }
