-- SPDX-License-Identifier: MIT

scenario "Frozen Fortress: each Beginning Phase, 1 to each unit here" {
  rule = "315.2.a",
  battlefields = { "Frozen Fortress", "East Field" },
  p1 = { at = { ["Frozen Fortress"] = { "Unit 3", "Unit 1" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t:next_turn()
    t:expect("Unit 3"):damage(1)
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Unit 2"):damage(0)
  end,
}

scenario "Frozen Fortress: before scoring: a unit that dies holds nothing" {
  battlefields = { "Frozen Fortress", "East Field" },
  p1 = { at = { ["Frozen Fortress"] = { "Unit 1" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Unit 1"):in_zone("trash")
    t:expect_points("p1", 0)
  end,
}
