-- SPDX-License-Identifier: MIT
scenario "1.3.3 Imprisoned Dragon: attacks neither leaders nor followers" {
  p1 = { field = { "Imprisoned Dragon" } },
  p2 = { field = { { "Goblin", engaged = true } } },
  function(t)
    t:cannot(t.p1, "attack", "Imprisoned Dragon", "8.4.3.2")
  end }

scenario "1.3.3 Imprisoned Dragon: fights when it is attacked" {
  p1 = { field = { "Goliath" } },
  p2 = { field = { { "Imprisoned Dragon", engaged = true } } },
  function(t)
    t.p1:attack("Goliath", "Imprisoned Dragon")
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Imprisoned Dragon"):damage(3)
  end }

scenario "12.8.2 Imprisoned Dragon: but it guards, and fights back" {
  p1 = { field = { { "Imprisoned Dragon", engaged = true } } },
  p2 = { field = { "Goliath" } },
  turn = "p2",
  function(t)
    t:cannot(t.p2, "attack", "Goliath", "p1's leader")
    t.p2:attack("Goliath", "Imprisoned Dragon")
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Imprisoned Dragon"):damage(3)
  end }
