-- SPDX-License-Identifier: MIT

scenario "Harpoon Squad: moving from a battlefield gives it 2" {
  p1 = { at = { ["West Field"] = { "Harpoon Squad" } } },
  function(t)
    t.p1:move("Harpoon Squad", "base")
    t:resolve()
    t:expect("Harpoon Squad"):might(6)
  end,
}

scenario "Harpoon Squad: not from a base" {
  p1 = { base = { "Harpoon Squad" } },
  function(t)
    t.p1:move("Harpoon Squad", "West Field")
    t:expect_chain(0)
    t:expect("Harpoon Squad"):might(4)
  end,
}
