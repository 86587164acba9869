-- SPDX-License-Identifier: MIT

scenario "Petricite Monument: friendly units have Deflect" {
  rule = "809",
  p1 = { base = { "Petricite Monument", "Unit 1", "Pouty Poro" } },
  p2 = { base = { "Unit 2" }, hand = { "Stupefy" }, pool = { energy = 1 } }, turn = "p2",
  function(t)
    t:expect("Unit 1"):attribute("deflect", 1)
    t:expect("Pouty Poro"):attribute("deflect", 2)
    t:expect("Unit 2"):attribute("deflect", 0)
    t.p2:play("Stupefy"):on("Unit 2")
    t:expect_no_event("choose", "Unit 1")
  end,
}

scenario "Petricite Monument: Temporary" {
  rule = "816",
  p1 = { base = { "Petricite Monument" } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Petricite Monument"):in_zone("trash")
  end,
}

scenario "740.1 Petricite Monument: a team mate's units are friendly" {
  rule = "740.1",
  teams = 2,
  p1 = { base = { "Petricite Monument", "Unit 1" } },
  p2 = { base = { "Unit 3" } }, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t:expect("Unit 1"):keyword("deflect")
    t:expect("Unit 2"):keyword("deflect")
    t:expect("Unit 3"):no_keyword("deflect")
  end,
}
