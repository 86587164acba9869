-- SPDX-License-Identifier: MIT

scenario "Monch: with a stunned enemy unit it costs four and enters ready" {
  p1 = { hand = { "Monch" }, pool = { energy = 4 } },
  p2 = { base = { { "Unit 2", stunned = true } } },
  function(t)
    t.p1:play("Monch")
    t:expect("Monch"):at("base"):ready()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Monch: not with a stunned unit of one's own" {
  p1 = { hand = { "Monch" }, pool = { energy = 6 }, base = { { "Unit 2", stunned = true } } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Monch")
    t:expect("Monch"):exhausted()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "484.8.c Monch: a team mate is no opponent" {
  format = "2v2",
  p1 = { hand = { "Monch" }, pool = { energy = 6 } },
  p3 = { base = { { "Unit 2", stunned = true } } },
  function(t)
    t.p1:play("Monch")
    t:expect("Monch"):exhausted()
  end,
}
