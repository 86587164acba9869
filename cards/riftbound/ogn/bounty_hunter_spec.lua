-- SPDX-License-Identifier: MIT

scenario "Bounty Hunter: Ganking for a unit this turn" {
  p1 = { legend = { "Bounty Hunter" }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    assert(not t:offered(t.p1, "move", "Unit 3", "East Field"))
    t.p1:use("Bounty Hunter"):on("Unit 3")
    t:pass_all()
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
  end,
}

scenario "Bounty Hunter: over with the turn; not when exhausted" {
  p1 = { legend = { "Bounty Hunter" }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:use("Bounty Hunter"):on("Unit 3")
    t:pass_all()
    t:cannot(t.p1, "use", "Bounty Hunter")
    t:next_turn()
    t:expect("Unit 3"):attribute("ganking", 0)
  end,
}
