-- SPDX-License-Identifier: MIT

scenario "Boots of Swiftness: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Boots of Swiftness", "Unit 1" }, pool = { chaos = 1 } },
  function(t)
    t.p1:use("Boots of Swiftness")
    t:pass_all()
    t:expect("Boots of Swiftness"):attached_to("Unit 1")
  end,
}

scenario "Boots of Swiftness: two Might and Ganking; the Boots come along" {
  rule = "810",
  p1 = { at = { ["West Field"] = { { "Unit 1", attached = { "Boots of Swiftness" } }, "Unit 2" } } },
  function(t)
    t:expect("Unit 1"):might(3)
    t.p1:move("Unit 1", "East Field")
    t:expect("Unit 1"):at("East Field")
    t:expect("Boots of Swiftness"):at("East Field")
  end,
}
