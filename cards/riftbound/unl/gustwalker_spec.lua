-- SPDX-License-Identifier: MIT

scenario "Gustwalker: with 3 XP one more Might and Ganking" {
  p1 = { xp = 3, at = { ["West Field"] = { "Gustwalker" } } },
  function(t)
    t:expect("Gustwalker"):might(4)
    t:can(t.p1, "move", "Gustwalker", "East Field")
  end,
}

scenario "Gustwalker: not with 2" {
  p1 = { xp = 2, at = { ["West Field"] = { "Gustwalker" } } },
  function(t)
    t:expect("Gustwalker"):might(3)
    assert(not t:offered(t.p1, "move", "Gustwalker", "East Field"), "no Ganking")
  end,
}

scenario "Gustwalker: conquering gives 2 XP" {
  p1 = { base = { "Gustwalker" } },
  function(t)
    t.p1:move("Gustwalker", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end,
}
