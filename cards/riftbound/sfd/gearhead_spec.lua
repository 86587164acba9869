-- SPDX-License-Identifier: MIT

scenario "Gearhead: each Equipment on it gives its Might Bonus twice" {
  rule = "137.3",
  p1 = { base = { { "Gearhead", attached = { "B.F. Sword", "Doran's Blade" } },
    { "Unit 1", attached = { "Long Sword" } } } },
  function(t)
    t:expect("Gearhead"):might(13)
    t:expect("Unit 1"):might(3)
  end,
}

scenario "Gearhead: nothing on it, nothing more" {
  p1 = { base = { "Gearhead", "B.F. Sword" } },
  function(t)
    t:expect("Gearhead"):might(3)
  end,
}

scenario "137.1 Gearhead with Svellsongur: the text is there twice, and double the base bonus stays double" {
  p1 = { base = { { "Gearhead", attached = { "B.F. Sword", "Svellsongur" } } } },
  function(t)
    t:expect("Gearhead"):might(3 + 2 * 3)
  end,
}

scenario "718.3 Svellsongur on another unit than Gearhead doubles nothing" {
  p1 = { base = { "Gearhead", { "Unit 1", attached = { "B.F. Sword", "Svellsongur" } } } },
  function(t)
    t:expect("Gearhead"):might(3)
    t:expect("Unit 1"):might(1 + 3)
  end,
}
