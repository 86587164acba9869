-- SPDX-License-Identifier: MIT

scenario "Master Yi, Meditative: four Might with eight runes" {
  p1 = { base = { "Master Yi, Meditative" }, runes = { calm = 5, exhausted = { body = 3 } } },
  function(t)
    t:expect("Master Yi, Meditative"):might(8)
  end,
}

scenario "Master Yi, Meditative: not with seven, whatever the opponent has" {
  p1 = { base = { "Master Yi, Meditative" }, runes = { calm = 7 } },
  p2 = { runes = { body = 8 } },
  function(t)
    t:expect("Master Yi, Meditative"):might(4)
  end,
}

scenario "Master Yi, Meditative: recycling a rune takes it away" {
  p1 = { base = { "Master Yi, Meditative" }, runes = { calm = 8 }, hand = { "Charm" } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t:expect("Master Yi, Meditative"):might(8)
    t.p1:play("Charm"):choose("West Field")
    t:expect("Master Yi, Meditative"):might(4)
  end,
}

scenario "484.8.c Master Yi, Meditative: runes you have, not a team mate's" {
  format = "2v2",
  p1 = { base = { "Master Yi, Meditative" }, runes = { calm = 7 } },
  p3 = { runes = { calm = 7 } },
  function(t)
    t:expect("Master Yi, Meditative"):might(4)
  end,
}
