-- SPDX-License-Identifier: MIT

scenario "Sacred Shears: its unit dies, its controller draws; the Shears stay" {
  rule = "808.1.c",
  p1 = { at = { ["West Field"] = { { "Unit 1", attached = { "Sacred Shears" } } } } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t:expect("Unit 1"):might(2):attribute("deathknell", 1)
    t.p2:play("Incinerate"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
    t:expect("Sacred Shears"):unattached():at("base")
  end,
}

scenario "Sacred Shears: killed itself, or not attached, it gives nothing" {
  rule = "724",
  p1 = { base = { "Sacred Shears" }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Sacred Shears: the controller of the unit draws, not that of the Shears" {
  rule = "718.5.e",
  p1 = { at = { ["West Field"] = { { "Unit 1", attached = { { "Sacred Shears", controller = 1 } } } } } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
  end,
}

scenario "Sacred Shears: Equip for one Order" {
  p1 = { base = { "Sacred Shears", "Unit 1" }, pool = { order = 1 } },
  function(t)
    t.p1:use("Sacred Shears")
    t:pass_all()
    t:expect("Unit 1"):might(2)
  end,
}
