-- SPDX-License-Identifier: MIT

scenario "Ribbon Dancer: moving to a battlefield gives another friendly unit 1" {
  p1 = { base = { "Ribbon Dancer", "Unit 2" } },
  function(t)
    t.p1:move("Ribbon Dancer", "West Field")
    t:resolve()
    t:expect("Unit 2"):might(3)
  end,
}

scenario "Ribbon Dancer: not moving to a base, not alone" {
  p1 = { at = { ["West Field"] = { "Ribbon Dancer" } } },
  function(t)
    t.p1:move("Ribbon Dancer", "base")
    t:expect_chain(0)
  end,
}

scenario "740.1 Ribbon Dancer: a team mate's unit is another friendly one" {
  rule = "740.1",
  teams = 2,
  p1 = { base = { "Ribbon Dancer" } },
  p2 = { base = { "Unit 4" } }, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p1:move("Ribbon Dancer", "West Field")
    t:pass_all()
    t:expect("Unit 2"):might(3)
  end,
}
