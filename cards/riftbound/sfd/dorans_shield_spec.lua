-- SPDX-License-Identifier: MIT

scenario "Doran's Shield: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Doran's Shield", "Unit 1" }, pool = { calm = 1 } },
  function(t)
    t.p1:use("Doran's Shield")
    t:pass_all()
    t:expect("Doran's Shield"):attached_to("Unit 1")
  end,
}

scenario "Doran's Shield: one Might and Tank" {
  rule = "815",
  p1 = { base = { { "Unit 2", attached = { "Doran's Shield" } }, "Unit 3" } },
  function(t)
    t:expect("Unit 2"):might(3):attribute("tank", 1)
    t:expect("Unit 3"):attribute("tank", 0)
  end,
}
