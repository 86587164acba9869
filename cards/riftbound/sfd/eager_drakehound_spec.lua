-- SPDX-License-Identifier: MIT

scenario "Eager Drakehound: it enters ready" {
  p1 = { hand = { "Eager Drakehound" }, pool = { energy = 9, fury = 5 } },
  function(t)
    t.p1:play("Eager Drakehound")
    t:expect("Eager Drakehound"):ready()
  end,
}

scenario "Eager Drakehound: other units enter exhausted" {
  p1 = { hand = { "Unit 1" }, pool = { energy = 1 }, base = { "Eager Drakehound" } },
  function(t)
    t.p1:play("Unit 1")
    t:expect("Unit 1"):exhausted()
  end,
}
