-- SPDX-License-Identifier: MIT

scenario "Combat Chef: Weaponmaster" {
  rule = "821.1.c",
  p1 = { hand = { "Combat Chef" }, base = { "Doran's Blade" }, pool = { energy = 5 } },
  function(t)
    t.p1:play("Combat Chef"):yes()
    t:pass_all()
    t:expect("Doran's Blade"):attached_to("Combat Chef")
    t:expect("Combat Chef"):might(7):exhausted()
  end,
}

scenario "Combat Chef: one may leave it" {
  rule = "821.1.c",
  p1 = { hand = { "Combat Chef" }, base = { "Doran's Blade" }, pool = { energy = 5 } },
  function(t)
    t.p1:play("Combat Chef"):no()
    t:expect("Combat Chef"):might(5)
    t:expect("Doran's Blade"):unattached()
  end,
}
