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
