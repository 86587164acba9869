-- SPDX-License-Identifier: MIT

scenario "Heart of Dark Ice: exhausted, gives any unit 3 this turn" {
  p1 = { base = { "Heart of Dark Ice" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:use("Heart of Dark Ice"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(5)
    t:expect("Heart of Dark Ice"):exhausted()
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Heart of Dark Ice: in the main phase only, and only ready" {
  rule = "381",
  p1 = { base = { "Heart of Dark Ice", "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:cannot(t.p1, "use", "Heart of Dark Ice")
  end,
}
