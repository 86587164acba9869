-- SPDX-License-Identifier: MIT

scenario "Garen, Rugged: Assault 2" {
  rule = "807",
  p1 = { base = { "Garen, Rugged" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t:expect("Garen, Rugged"):might(5)
    t.p1:move("Garen, Rugged", "West Field")
    t:expect("Garen, Rugged"):might(7)
    t:combat()
    t:expect("Garen, Rugged"):might(5)
  end,
}

scenario "Garen, Rugged: Shield 2" {
  rule = "814",
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Garen, Rugged" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect("Garen, Rugged"):might(7)
  end,
}
