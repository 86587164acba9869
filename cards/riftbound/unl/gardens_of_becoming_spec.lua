-- SPDX-License-Identifier: MIT

scenario "Gardens of Becoming: units there exhaust for an XP of their controller" {
  battlefields = { "Gardens of Becoming", "East Field" },
  p1 = { at = { ["Gardens of Becoming"] = { "Unit 2" } }, base = { "Unit 3" } },
  function(t)
    t.p1:use("Unit 2")
    t:expect("Unit 2"):exhausted()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    assert(not t:offered(t.p1, "use", "Unit 2"), "it is exhausted")
  end,
}

scenario "Gardens of Becoming: not elsewhere, not the battlefield itself, and no Reaction" {
  battlefields = { "Gardens of Becoming", "East Field" },
  p1 = { at = { ["Gardens of Becoming"] = { "Unit 2" } }, base = { "Unit 3" } },
  p2 = { hand = { "Right of Conquest" }, pool = { energy = 3, fury = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Right of Conquest"):pass()
    assert(not t:offered(t.p1, "use", "Unit 2"), "in a Closed State")
    assert(not t:offered(t.p1, "use", "Unit 3"), "in the base")
    t:pass_all()
    t:next_turn()
    assert(t:offered(t.p1, "use", "Unit 2"), "in one's own Main Phase")
    assert(not t:offered(t.p1, "use", "Unit 3"), "in the base")
    assert(not t:offered(t.p1, "use", "Gardens of Becoming"), "the battlefield")
  end,
}

scenario "484.8.c Gardens of Becoming: XP is of the unit's controller, not of the team" {
  format = "2v2", turn = "p3", battlefields = { "Gardens of Becoming", "East Field", "North Field" },
  p3 = { at = { ["Gardens of Becoming"] = { "Unit 2" } } },
  function(t)
    t.p3:use("Unit 2")
    t:pass_all()
    t:expect_number("p3", "xp", 1)
    t:expect_number("p1", "xp", 0)
  end,
}
