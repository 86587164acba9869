-- SPDX-License-Identifier: MIT

scenario "Warmog's Armor: conquering, its unit is buffed" {
  rule = "136.2.c",
  p1 = { base = { { "Unit 2", attached = { "Warmog's Armor" } }, "Unit 1" } },
  function(t)
    t:expect("Unit 2"):might(3)
    t.p1:move({ "Unit 2", "Unit 1" }, "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect("Unit 2"):buffed():might(4)
    t:expect("Unit 1"):unbuffed()
  end,
}

scenario "Warmog's Armor: not when another unit conquers, and not while it is not attached" {
  rule = "724",
  p1 = { base = { { "Unit 2", attached = { "Warmog's Armor" } }, "Unit 1", "Warmog's Armor" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_chain(0)
    t:expect("Unit 2"):unbuffed()
    t:expect("Unit 1"):unbuffed()
  end,
}

scenario "Warmog's Armor: Equip for one Body" {
  p1 = { base = { "Warmog's Armor", "Unit 1" }, pool = { body = 1 } },
  function(t)
    t.p1:use("Warmog's Armor")
    t:pass_all()
    t:expect("Unit 1"):might(2):attribute("equipped", 1)
  end,
}
