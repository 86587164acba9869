-- SPDX-License-Identifier: MIT

scenario "Amateur Recital: when you hold there a unit at a battlefield may be moved to its base" {
  battlefields = { "Amateur Recital", "East Field" },
  p1 = { at = { ["East Field"] = { "Unit 4" } } },
  p2 = { at = { ["Amateur Recital"] = { "Unit 3" } } },
  function(t)
    t.p1:end_turn()
    t.p2:yes():choose("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):at("base")
    t:expect_event("move", "Unit 4")
  end,
}

scenario "Amateur Recital: one may decline, and holding elsewhere is nothing" {
  battlefields = { "Amateur Recital", "East Field" },
  p1 = { at = { ["East Field"] = { "Unit 4" } } },
  p2 = { at = { ["Amateur Recital"] = { "Unit 3" } } },
  function(t)
    t.p1:end_turn()
    t.p2:no()
    t:expect("Unit 4"):at("East Field")
    t.p2:end_turn()
    t:expect_decision("p1", "turn")
  end,
}

scenario "484.8.c Amateur Recital: who holds it moves anybody's unit to its base; a team mate's turn is none of theirs" {
  format = "2v2", turn = "p2", battlefields = { "Amateur Recital", "East Field", "North Field" },
  p1 = { at = { ["East Field"] = { "Unit 4" } } },
  p3 = { at = { ["Amateur Recital"] = { "Unit 3" } } },
  function(t)
    t.p2:end_turn()
    t.p3:yes()
    t:expect_options("Unit 3", "Unit 4")
    t.p3:choose("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):at("base")
    t.p3:end_turn()
    t.p4:end_turn()
    t:expect_decision("p1", "turn") -- its player alone holds it
  end,
}
