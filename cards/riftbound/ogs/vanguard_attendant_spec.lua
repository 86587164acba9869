-- SPDX-License-Identifier: MIT

scenario "Vanguard Attendant: enters ready" {
  p1 = { hand = { "Vanguard Attendant" }, pool = { energy = 6, order = 1 } },
  function(t)
    t.p1:play("Vanguard Attendant")
    t:expect("Vanguard Attendant"):at("base"):ready():might(5)
  end,
}

scenario "Vanguard Attendant: helps nobody else" {
  p1 = { base = { "Vanguard Attendant" }, hand = { "Unit 1" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Unit 1")
    t:expect("Unit 1"):exhausted()
  end,
}
