-- SPDX-License-Identifier: MIT

scenario "Shipyard Skulker: a unit of 3 Might for 3" {
  p1 = { hand = { "Shipyard Skulker" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Shipyard Skulker")
    t:expect("Shipyard Skulker"):might(3):exhausted()
    t:expect_chain(0)
  end,
}

scenario "Shipyard Skulker: not for 2, and not to an open battlefield" {
  p1 = { hand = { "Shipyard Skulker" }, pool = { energy = 2 } },
  function(t)
    t:cannot(t.p1, "play", "Shipyard Skulker")
  end,
}
