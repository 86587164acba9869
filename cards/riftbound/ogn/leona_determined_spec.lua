-- SPDX-License-Identifier: MIT

scenario "Leona, Determined: stuns an enemy where she attacks" {
  p1 = { base = { "Leona, Determined" } },
  p2 = { at = { ["West Field"] = { "Unit 4" }, ["East Field"] = { "Unit 6" } } },
  function(t)
    t.p1:move("Leona, Determined", "West Field")
    t:resolve()
    t:expect("Unit 4"):stunned()
    t:combat()
    t:expect("Leona, Determined"):at("West Field")
    t:expect_points("p1", 1)
  end,
}

scenario "Leona, Determined: one more Might as a defender, and no stun" {
  p1 = { at = { ["West Field"] = { "Leona, Determined" } } },
  p2 = { base = { "Unit 4" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field")
    t:expect_chain(0)
    t:expect("Leona, Determined"):might(5)
  end,
}

scenario "740.2 Leona, Determined: an enemy unit here, whichever opponent's" {
  format = "2v2",
  p1 = { base = { "Leona, Determined" } },
  p2 = { at = { ["North Field"] = { "Unit 5" } } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  p4 = { at = { ["West Field"] = { "Unit 4", "Unit 6" } }, base = { "Unit 7" } },
  function(t)
    t.p1:move("Leona, Determined", "West Field")
    t:expect_options("Unit 4", "Unit 6")
    t.p1:choose("Unit 6")
    t:resolve()
    t:expect("Unit 6"):stunned()
    t:expect_no_event("stun", "Unit 4")
  end,
}
