-- SPDX-License-Identifier: MIT

scenario "Crimson Pigeons: two Might more while attacking with another unit" {
  p1 = { base = { "Crimson Pigeons", "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  function(t)
    t.p1:move({ "Crimson Pigeons", "Unit 1" }, "West Field")
    t:expect("Crimson Pigeons"):might(5)
  end,
}

scenario "Crimson Pigeons: not alone" {
  p1 = { base = { "Crimson Pigeons", "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  function(t)
    t.p1:move("Crimson Pigeons", "West Field")
    t:expect("Crimson Pigeons"):might(3)
  end,
}

scenario "Crimson Pigeons: not as a defender beside another" {
  p1 = { base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Crimson Pigeons", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect("Crimson Pigeons"):might(3)
  end,
}
