-- SPDX-License-Identifier: MIT

scenario "Petty Officer: Assault while it attacks" {
  rule = "807",
  p1 = { base = { "Petty Officer" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t:expect("Petty Officer"):might(5)
    t.p1:move("Petty Officer", "West Field")
    t:expect("Petty Officer"):might(6)
  end,
}

scenario "Petty Officer: not while it defends" {
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Petty Officer" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect("Petty Officer"):defending():might(5)
  end,
}
