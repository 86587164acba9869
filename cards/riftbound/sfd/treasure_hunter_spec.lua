-- SPDX-License-Identifier: MIT

scenario "Treasure Hunter: a Gold token, exhausted, whenever it moves" {
  p1 = { base = { "Treasure Hunter" } },
  function(t)
    t.p1:move("Treasure Hunter", "West Field")
    t:resolve()
    t:expect("Gold"):at("base"):exhausted():controlled_by("p1")
  end,
}

scenario "Treasure Hunter: not when another unit does" {
  p1 = { base = { "Treasure Hunter", "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_chain(0)
  end,
}
