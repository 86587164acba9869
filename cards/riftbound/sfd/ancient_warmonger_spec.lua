-- SPDX-License-Identifier: MIT

scenario "Ancient Warmonger: Assault for each enemy unit here" {
  rule = "807",
  p1 = { base = { "Ancient Warmonger" } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 2", "Unit 3" } } },
  function(t)
    t:expect("Ancient Warmonger"):might(4):attribute("assault", 0)
    t.p1:move("Ancient Warmonger", "West Field")
    t:expect("Ancient Warmonger"):might(7):attribute("assault", 3)
  end,
}

scenario "Ancient Warmonger: not as a defender; Accelerate" {
  rule = "805",
  p1 = { hand = { "Ancient Warmonger" }, pool = { energy = 6, chaos = 1 }, at = { ["West Field"] = { "Ancient Warmonger" } } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Ancient Warmonger#1"):yes():at("base")
    t:expect("Ancient Warmonger#1"):ready()
    t:next_turn()
    t.p2:move("Unit 1", "West Field")
    t:expect("Ancient Warmonger#2"):might(4):defending()
  end,
}

scenario "Ancient Warmonger: it counts the enemies of its fight only" {
  format = "2v2",
  p1 = { base = { "Ancient Warmonger" } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 2" } } }, p3 = {}, p4 = { at = { ["East Field"] = { "Unit 7" } } },
  function(t)
    t.p1:move("Ancient Warmonger", "West Field")
    t:expect("Ancient Warmonger"):might(6)
    t:combat()
  end }
