-- SPDX-License-Identifier: MIT

scenario "Sterak's Gage: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Sterak's Gage", "Unit 1" }, pool = { calm = 1 } },
  function(t)
    t.p1:use("Sterak's Gage")
    t:pass_all()
    t:expect("Sterak's Gage"):attached_to("Unit 1")
  end,
}

scenario "Sterak's Gage: Quick-Draw, three more Might" {
  rule = "819.1.d",
  p1 = { hand = { "Sterak's Gage" }, base = { "Unit 2" }, pool = { energy = 3, calm = 2 } },
  function(t)
    t.p1:play("Sterak's Gage")
    t:pass_all()
    t:expect("Sterak's Gage"):attached_to("Unit 2")
    t:expect("Unit 2"):might(5)
  end,
}
