-- SPDX-License-Identifier: MIT

scenario "Mutated Mouser: Shield 2, three Might as a defender only" {
  rule = "814",
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Mutated Mouser" } } },
  function(t)
    t:expect("Mutated Mouser"):might(1)
    t.p1:move("Unit 3", "West Field")
    t:expect("Mutated Mouser"):defending():might(3)
  end,
}

scenario "Mutated Mouser: Tank, it is assigned damage first" {
  rule = "815",
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Mutated Mouser" } } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t:combat()
    t:expect("Mutated Mouser"):in_zone("trash")
    t:expect("Unit 2"):at("West Field")
  end,
}
