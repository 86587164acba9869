-- SPDX-License-Identifier: MIT

scenario "Experimental Hexplate: Equip" {
  rule = "818",
  p1 = { base = { "Experimental Hexplate", "Unit 2" }, pool = { mind = 1 } },
  function(t)
    t.p1:use("Experimental Hexplate")
    t:pass_all()
    t:expect("Experimental Hexplate"):attached_to("Unit 2")
  end,
}

scenario "Experimental Hexplate: its unit is a Mech" {
  rule = "472.1",
  p1 = { base = { { "Unit 2", attached = { "Experimental Hexplate" } }, "Breakneck Mech" } },
  function(t) t:expect("Unit 2"):attribute("ganking", 1) end,
}

scenario "Experimental Hexplate: unattached it makes nothing a Mech" {
  p1 = { base = { "Unit 2", "Experimental Hexplate", "Breakneck Mech" } },
  function(t) t:expect("Unit 2"):attribute("ganking", 0) end,
}
