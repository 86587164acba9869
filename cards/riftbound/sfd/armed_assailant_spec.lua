-- SPDX-License-Identifier: MIT

scenario "Armed Assailant: Weaponmaster, and Accelerate" {
  rule = "821.1.c",
  p1 = { hand = { "Armed Assailant" }, base = { "Doran's Blade" }, pool = { energy = 7, fury = 2 } },
  function(t)
    t.p1:play("Armed Assailant"):yes():yes()
    t:pass_all()
    t:expect("Armed Assailant"):might(8):ready()
  end,
}

scenario "Armed Assailant: without Accelerate it enters exhausted" {
  rule = "805",
  p1 = { hand = { "Armed Assailant" }, pool = { energy = 7, fury = 2 } },
  function(t)
    t.p1:play("Armed Assailant"):no()
    t:expect("Armed Assailant"):might(6):exhausted()
  end,
}
