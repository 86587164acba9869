-- SPDX-License-Identifier: MIT
scenario "12.4 Swordsman: engages one as he comes, and another one by being engaged" {
  p1 = { hand = { "Swordsman" }, play_points = 1 },
  p2 = { field = { "Goliath", "Fighter" } },
  function(t)
    t.p1:play("Swordsman"):on "Goliath"
    t:expect("Goliath"):engaged()
    t:expect("Fighter"):reserved()
    t.p1:use("Swordsman"):on "Fighter" -- 10.4.6.1: at once
    t:expect("Fighter"):engaged()
    t:expect("Swordsman"):engaged()
    t:cannot(t.p1, "use", "Swordsman")
  end }

scenario "S8 Swordsman: he comes where there is none, but cannot be used" {
  p1 = { hand = { "Swordsman" }, play_points = 1 },
  function(t)
    t.p1:play "Swordsman"
    t:expect("Swordsman"):in_zone "field"
    t:cannot(t.p1, "use", "Swordsman")
  end }

scenario "10.6.2.3 Swordsman: one that is engaged may be selected, one with Aura not" {
  p1 = { field = { "Swordsman" } },
  p2 = { field = { { "Goliath", engaged = true }, "Aura 2/2" } },
  function(t)
    t.p1:use "Swordsman"
    t:expect("Swordsman"):engaged()
    t:expect("Goliath"):engaged()
    t:expect("Aura 2/2"):reserved()
  end }

scenario "7.2.3 Swordsman: what he engaged is refreshed in its own turn and may be attacked until then" {
  p1 = { hand = { "Swordsman" }, field = { "Fighter" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t:cannot(t.p1, "attack", "Fighter", "Goliath")
    t.p1:play "Swordsman"
    t:can(t.p1, "attack", "Fighter", "Goliath")
    t:next_turn()
    t:expect("Goliath"):reserved()
  end }
