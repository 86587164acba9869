-- SPDX-License-Identifier: MIT

scenario "Guardian Angel: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Guardian Angel", "Unit 1" }, pool = { calm = 1 } },
  function(t)
    t.p1:use("Guardian Angel")
    t:pass_all()
    t:expect("Guardian Angel"):attached_to("Unit 1")
  end,
}

scenario "Guardian Angel: dies in its unit's stead, which is healed, exhausted and recalled" {
  rule = "370",
  p1 = { at = { ["West Field"] = { { "Unit 2", attached = { "Guardian Angel" } } } } },
  p2 = { base = { "Unit 4" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field")
    t:combat()
    t:expect("Unit 2"):at("base"):exhausted():damage(0):might(2)
    t:expect("Guardian Angel"):in_zone("trash")
    t:expect_control("West Field", "p2")
  end,
}

scenario "Guardian Angel: saves no other unit" {
  p1 = { at = { ["West Field"] = { "Unit 2" } },
    base = { { "Unit 1", attached = { "Guardian Angel" } } } },
  p2 = { base = { "Unit 4" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field")
    t:combat()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Guardian Angel"):attached_to("Unit 1")
  end,
}

scenario "188 Guardian Angel: on a stolen unit, the unit goes to its controller's base, the gear to its owner's trash" {
  p1 = { hand = { "Possession", "Vengeance" }, pool = { energy = 12, chaos = 3, order = 2 } },
  p2 = { at = { ["West Field"] = { { "Unit 4", attached = { "Guardian Angel" } } } } },
  function(t)
    t.p1:play("Possession"):on("Unit 4")
    t:pass_all()
    t.p1:play("Vengeance"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):at("base"):controlled_by("p1")
    t:expect(t.p2.trash):is { "Guardian Angel" }
  end,
}
