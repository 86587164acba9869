-- SPDX-License-Identifier: MIT

scenario "Vanguard Sergeant: four Might for four Energy, without text" {
  p1 = { hand = { "Vanguard Sergeant" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Vanguard Sergeant")
    t:expect("Vanguard Sergeant"):at("base"):might(4):exhausted()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Vanguard Sergeant: not for three" {
  p1 = { hand = { "Vanguard Sergeant" }, pool = { energy = 3 } },
  function(t)
    t:cannot(t.p1, "play", "Vanguard Sergeant")
  end,
}
