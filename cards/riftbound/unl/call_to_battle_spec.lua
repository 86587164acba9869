-- SPDX-License-Identifier: MIT

scenario "Call to Battle: your unit moves to your battlefield, then one of theirs, and they fight" {
  p1 = { hand = { "Call to Battle" }, pool = { energy = 3 }, base = { "Unit 4" }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Call to Battle"):on("Unit 4")
    t:pass_all()
    t.p2:choose("Unit 3")
    t:expect("Unit 4"):at("West Field"):defending()
    t:expect("Unit 3"):at("West Field"):attacking()
    t:expect("Unit 2"):at("base")
  end,
}

scenario "Call to Battle: only to a battlefield you control" {
  rule = "355.4",
  p1 = { hand = { "Call to Battle" }, pool = { energy = 3 }, base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t) t:cannot(t.p1, "play", "Call to Battle") end,
}

scenario "411.1 Call to Battle: the opponent moves the second unit, not you" {
  p1 = { base = { "Blast Cone", "Unit 2" }, at = { ["West Field"] = { "Unit 3" } }, hand = { "Call to Battle" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Call to Battle"):on("Unit 2")
    t:resolve()
    t:expect_event("move", "Unit 2", { by = "p1" })
    t:expect_event("move", "Unit 4", { by = "p2" })
    t:expect_no_event("trigger", "Blast Cone")
  end,
}

scenario "484.8.c Call to Battle: your unit and your battlefield; a team mate is no opponent" {
  format = "2v2",
  p1 = { base = { "Unit 2", "Unit 1" }, at = { ["West Field"] = { "Unit 3" } }, hand = { "Call to Battle" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 4" } },
  p3 = { base = { "Unit 6" }, at = { ["East Field"] = { "Unit 5" } } },
  p4 = { base = { "Unit 7" } },
  function(t)
    t.p1:play("Call to Battle")
    t:expect_option("Unit 2", "Unit 1")
    t:expect_no_option("Unit 6")
    t.p1:choose("Unit 2")
    t:expect_decision("p1", "355.5")
    assert(not t:accepts(t.p1, "player 3"), "a team mate is an opponent")
    t.p1:choose("player 4")
    t:resolve()
    t:expect("Unit 2"):at("West Field")
    t:expect_event("move", "Unit 7", { by = "p4" })
  end,
}
