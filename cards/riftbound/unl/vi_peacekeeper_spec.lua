-- SPDX-License-Identifier: MIT

scenario "Vi, Peacekeeper: stuns an enemy unit where she attacks" {
  p1 = { base = { "Vi, Peacekeeper" } },
  p2 = { at = { ["West Field"] = { "Unit 6" } }, base = { "Unit 2" } },
  function(t)
    t.p1:move("Vi, Peacekeeper", "West Field")
    t:pass_all()
    t:expect("Unit 6"):stunned()
  end,
}

scenario "Vi, Peacekeeper: also when she joins the attack from an Ambush" {
  rule = "383.4.e",
  p1 = {
    hand = { "Vi, Peacekeeper" }, pool = { energy = 5, order = 1 }, base = { "Unit 2" },
  },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Vi, Peacekeeper")
    t:pass_all()
    t:expect("Unit 6"):stunned()
  end,
}

scenario "Vi, Peacekeeper: not as a defender" {
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Vi, Peacekeeper" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect_chain(0)
  end,
}
