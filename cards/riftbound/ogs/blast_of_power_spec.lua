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

scenario "309.1.a Blast of Power: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Blast of Power" }, pool = { energy = 6, any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Blast of Power", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Blast of Power")
  end,
}
