-- SPDX-License-Identifier: MIT

scenario "Sentinel Adept: Weaponmaster" {
  rule = "821.1.c",
  p1 = { hand = { "Sentinel Adept" }, base = { "Doran's Blade" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Sentinel Adept"):yes()
    t:pass_all()
    t:expect("Doran's Blade"):attached_to("Sentinel Adept")
    t:expect("Sentinel Adept"):might(5):exhausted()
  end,
}

scenario "Sentinel Adept: one may leave it" {
  rule = "821.1.c",
  p1 = { hand = { "Sentinel Adept" }, base = { "Doran's Blade" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Sentinel Adept"):no()
    t:expect("Sentinel Adept"):might(3)
    t:expect("Doran's Blade"):unattached()
  end,
}
