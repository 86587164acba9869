-- SPDX-License-Identifier: MIT

scenario "Blessed Fairy Dancer: +1/+1 for your other Pixies on the field and in the EX area" {
  p1 = { hand = { "Blessed Fairy Dancer" }, field = { "Waltzing Fairy", "Fighter" },
    ex = { "Fairy" }, play_points = 2 },
  p2 = { field = { "Fairy" } },
  function(t)
    t.p1:play "Blessed Fairy Dancer"
    t:expect("Waltzing Fairy"):attack(4):defense(4)
    t:expect("p1's Fairy"):attack(2):defense(2)
    t:expect("Fighter"):attack(2)
    t:expect("Blessed Fairy Dancer"):attack(2):defense(3)
    t:expect("Fairy#2"):attack(1)
  end }

scenario "4.8.3.3 Blessed Fairy Dancer: what a card of the EX area was given it has on the field" {
  p1 = { hand = { "Blessed Fairy Dancer" }, ex = { "Fairy" }, play_points = 3 },
  function(t)
    t.p1:play("Blessed Fairy Dancer"):play "Fairy"
    t:expect("Fairy"):in_zone("field"):attack(2):defense(2)
  end }

scenario "Blessed Fairy Dancer: its printed numbers" {
  p1 = { hand = { "Blessed Fairy Dancer" } },
  function(t)
    t:expect("Blessed Fairy Dancer"):attribute("cost", 2):attribute("attack", 2):attribute("defense", 3)
  end,
}

scenario "10.9.2 Blessed Fairy Dancer: not to Pixies that come later, nor to the opponent's EX area" {
  p1 = { hand = { "Blessed Fairy Dancer", "Fairy Circle" }, ex = { "Knight", "Water Fairy" }, play_points = 3 },
  p2 = { ex = { "Fairy" } },
  function(t)
    t.p1:play("Blessed Fairy Dancer"):play "Fairy Circle"
    t:expect("Water Fairy"):attack(2):defense(2) -- no token, and a Pixie
    t:expect("Knight"):attack(1)
    t:expect("p2's Fairy"):attack(1):defense(1)
    t:expect("Fairy#2"):attack(1):defense(1)
  end }
