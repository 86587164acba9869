-- SPDX-License-Identifier: MIT

scenario "Mister Root: two XP when he moves to a battlefield" {
  rule = "730.1",
  p1 = { base = { "Mister Root" } },
  function(t)
    t.p1:move("Mister Root", "West Field")
    t:resolve()
    t:expect_number("p1", "xp", 2)
    t:expect_number("p2", "xp", 0)
    t:expect_event("gain_xp", nil, 2)
  end,
}

scenario "Mister Root: not when he moves to the base, nor when another unit moves" {
  p1 = { at = { ["West Field"] = { "Mister Root" } }, base = { "Unit 2" } },
  function(t)
    t.p1:move("Mister Root", "base")
    t.p1:move("Unit 2", "West Field")
    t:expect_number("p1", "xp", 0)
  end,
}

scenario "Mister Root: Accelerate" {
  rule = "805",
  p1 = { hand = { "Mister Root" }, pool = { energy = 3, chaos = 1 } },
  function(t)
    t.p1:play("Mister Root"):yes():at("base")
    t:expect("Mister Root"):ready()
  end,
}
