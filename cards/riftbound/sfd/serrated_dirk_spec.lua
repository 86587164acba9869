-- SPDX-License-Identifier: MIT

scenario "Serrated Dirk: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Serrated Dirk", "Unit 1" }, pool = { fury = 1 } },
  function(t)
    t.p1:use("Serrated Dirk")
    t:pass_all()
    t:expect("Serrated Dirk"):attached_to("Unit 1")
  end,
}

scenario "Serrated Dirk: its unit has Assault 2, no other, and no Might beside" {
  rule = "807",
  p1 = { base = { { "Unit 2", attached = { "Serrated Dirk" } }, "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t:expect("Unit 2"):might(2)
    t:expect("Unit 3"):attribute("assault", 0)
    t.p1:move("Unit 2", "West Field")
    t:expect("Unit 2"):might(4)
  end,
}

scenario "Serrated Dirk: its printed numbers" {
  p1 = { hand = { "Serrated Dirk" } },
  function(t)
    t:expect("Serrated Dirk"):attribute("energy", 1):attribute("might_bonus", 0)
  end,
}
