-- SPDX-License-Identifier: MIT

scenario "Master Bingwen: Weaponmaster" {
  rule = "821.1.c",
  p1 = { hand = { "Master Bingwen" }, base = { "Doran's Blade" }, pool = { energy = 6 } },
  function(t)
    t.p1:play("Master Bingwen"):yes()
    t:pass_all()
    t:expect("Doran's Blade"):attached_to("Master Bingwen")
    t:expect("Master Bingwen"):might(8):exhausted()
  end,
}

scenario "Master Bingwen: one may leave it" {
  rule = "821.1.c",
  p1 = { hand = { "Master Bingwen" }, base = { "Doran's Blade" }, pool = { energy = 6 } },
  function(t)
    t.p1:play("Master Bingwen"):no()
    t:expect("Master Bingwen"):might(6)
    t:expect("Doran's Blade"):unattached()
  end,
}
