-- SPDX-License-Identifier: MIT

scenario "Daring Poro: Assault while it attacks" {
  rule = "807",
  p1 = { base = { "Daring Poro" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t:expect("Daring Poro"):might(2)
    t.p1:move("Daring Poro", "West Field")
    t:expect("Daring Poro"):might(3)
  end,
}

scenario "Daring Poro: not while it defends" {
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Daring Poro" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect("Daring Poro"):defending():might(2)
  end,
}
