-- SPDX-License-Identifier: MIT

scenario "B.F. Sword: Equip for one Order, three more Might" {
  rule = "818.1.c.2",
  p1 = { base = { "B.F. Sword", "Unit 2" }, pool = { order = 1 } },
  function(t)
    t.p1:use("B.F. Sword")
    t:pass_all()
    t:expect("B.F. Sword"):attached_to("Unit 2")
    t:expect("Unit 2"):might(5):attribute("mighty", 1)
  end,
}

scenario "B.F. Sword: not on an enemy unit" {
  p1 = { base = { "B.F. Sword" }, pool = { order = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t:cannot(t.p1, "use", "B.F. Sword", "355.8")
  end,
}
