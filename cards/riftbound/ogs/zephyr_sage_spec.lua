-- SPDX-License-Identifier: MIT

scenario "Zephyr Sage: Shield while it defends" {
  rule = "814",
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Zephyr Sage" } } },
  function(t)
    t:expect("Zephyr Sage"):might(6)
    t.p1:move("Unit 2", "West Field")
    t:expect("Zephyr Sage"):might(7)
  end,
}

scenario "Zephyr Sage: not while it attacks" {
  p1 = { base = { "Zephyr Sage" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Zephyr Sage", "West Field")
    t:expect("Zephyr Sage"):attacking():might(6)
  end,
}
