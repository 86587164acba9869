-- SPDX-License-Identifier: MIT

scenario "184.6 Reflection: a unit token of no Might" {
  p1 = { at = { ["West Field"] = { "Reflection" } } },
  p2 = { base = { "Unit 1" } },
  turn = "p2",
  function(t)
    t:expect("Reflection"):might(0)
    t.p2:move("Unit 1", "West Field")
    t:combat()
    t:expect("Reflection"):gone()
    t:expect("Unit 1"):damage(0)
  end,
}
