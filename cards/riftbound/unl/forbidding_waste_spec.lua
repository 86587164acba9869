-- SPDX-License-Identifier: MIT

scenario "Forbidding Waste: a unit that defends alone here has 2 less" {
  rule = "741.1",
  battlefields = { "Forbidding Waste", "East Field" },
  p1 = { at = { ["Forbidding Waste"] = { "Unit 4" } } },
  p2 = { base = { "Unit 3" } }, turn = "p2",
  function(t)
    t:expect("Unit 4"):might(4)
    t.p2:move("Unit 3", "Forbidding Waste")
    t:expect("Unit 4"):might(2)
    t:expect("Unit 3"):might(3)
  end,
}

scenario "Forbidding Waste: not two defenders, not elsewhere" {
  battlefields = { "Forbidding Waste", "East Field" },
  p1 = { at = { ["Forbidding Waste"] = { "Unit 4", "Unit 1" } } },
  p2 = { base = { "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 3", "Forbidding Waste")
    t:expect("Unit 4"):might(4)
  end,
}
