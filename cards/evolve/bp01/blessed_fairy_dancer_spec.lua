-- SPDX-License-Identifier: MIT

scenario "Blessed Fairy Dancer: +1/+1 for your other Pixies on the field and in the EX area" {
  p1 = { hand = { "Blessed Fairy Dancer" }, field = { "Waltzing Fairy", "Fighter" },
    ex = { "Fairy" }, play_points = 2 },
  p2 = { field = { "Fairy" } },
  function(t)
    t.p1:play "Blessed Fairy Dancer"
    t:expect("Waltzing Fairy"):attack(4):defense(4)
    t:expect("Fairy"):attack(2):defense(2)
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
