-- SPDX-License-Identifier: MIT

scenario "Stalwart Poro: Shield while it defends" {
  rule = "814",
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Stalwart Poro" } } },
  function(t)
    t:expect("Stalwart Poro"):might(2)
    t.p1:move("Unit 2", "West Field")
    t:expect("Stalwart Poro"):defending():might(3)
    t:combat()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Stalwart Poro"):at("West Field"):might(2)
  end,
}

scenario "Stalwart Poro: no Shield while it attacks" {
  rule = "814.1.d",
  p1 = { base = { "Stalwart Poro" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Stalwart Poro", "West Field")
    t:expect("Stalwart Poro"):attacking():might(2)
  end,
}
