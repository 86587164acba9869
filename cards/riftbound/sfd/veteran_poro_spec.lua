-- SPDX-License-Identifier: MIT

scenario "Veteran Poro: takes an Equipment for its Equip cost less one Power, also from another unit" {
  rule = "821.1.c",
  p1 = { base = { { "Unit 1", attached = { "B.F. Sword" } } }, hand = { "Veteran Poro" },
    pool = { energy = 2 } },
  p2 = { base = { "Doran's Blade" } },
  function(t)
    t.p1:play("Veteran Poro"):yes()
    t:pass_all()
    t:expect("B.F. Sword"):attached_to("Veteran Poro")
    t:expect("Veteran Poro"):might(5)
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Veteran Poro: one may leave it, and an opponent's Equipment cannot be taken" {
  p1 = { hand = { "Veteran Poro" }, pool = { energy = 2 }, base = { "Doran's Blade" } },
  p2 = { base = { "B.F. Sword" } },
  function(t)
    t.p1:play("Veteran Poro"):no()
    t:expect("Veteran Poro"):might(2)
    t:expect("B.F. Sword"):unattached()
  end,
}
