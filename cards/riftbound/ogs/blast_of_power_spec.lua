-- SPDX-License-Identifier: MIT

scenario "Blast of Power: kills a unit at a battlefield" {
  p1 = { hand = { "Blast of Power" }, pool = { energy = 6, order = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 10" } } },
  function(t)
    t.p1:play("Blast of Power"):on("Unit 10")
    t:pass_all()
    t:expect("Unit 10"):in_zone("trash")
  end,
}

scenario "Blast of Power: not in a base" {
  p1 = { hand = { "Blast of Power" }, pool = { energy = 6, order = 1 } },
  p2 = { base = { "Unit 10" } },
  function(t)
    t:cannot(t.p1, "play", "Blast of Power")
  end,
}
