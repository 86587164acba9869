-- SPDX-License-Identifier: MIT

scenario "Cloth Armor: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Cloth Armor", "Unit 1" }, pool = { mind = 1 } },
  function(t)
    t.p1:use("Cloth Armor")
    t:pass_all()
    t:expect("Cloth Armor"):attached_to("Unit 1")
  end,
}

scenario "Cloth Armor: Quick-Draw in a showdown, Shield 2" {
  rule = "819.1.c",
  p1 = { hand = { "Cloth Armor" }, at = { ["West Field"] = { "Unit 2" } }, pool = { energy = 1 } },
  p2 = { base = { "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t.p2:pass()
    t.p1:play("Cloth Armor")
    t:resolve()
    t:expect("Cloth Armor"):attached_to("Unit 2")
    t:expect("Unit 2"):might(4):defending()
    t:combat()
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Unit 2"):at("West Field"):might(2)
  end,
}
