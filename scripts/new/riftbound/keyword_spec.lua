-- SPDX-License-Identifier: MIT
-- Scenarios, with a card of their own that has the keyword.
@use@
test_card {
  id = "test-@word@", name = "Bearer of @title@", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { @word@ = 2 },
}

scenario "@title@: more Might while attacking" {
  p1 = { base = { "Bearer of @title@" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t:expect("Bearer of @title@"):keyword("@word@"):attribute("@word@", 2):might(2)
    t.p1:move("Bearer of @title@", "West Field")
    t:expect("Bearer of @title@"):might(4)
    t:combat()
    t:expect("Unit 3"):in_zone("trash")
  end }

scenario "@title@: none while defending" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { "Bearer of @title@" } } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p2:move("Unit 3", "West Field")
    t:expect("Bearer of @title@"):might(2)
  end }
