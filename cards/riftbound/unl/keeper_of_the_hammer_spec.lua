-- SPDX-License-Identifier: MIT

scenario "Keeper of the Hammer: holding gains 1 XP, for each battlefield" {
  p1 = { legend = "Keeper of the Hammer", at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end,
}

scenario "Keeper of the Hammer: 3 XP draw a card" {
  p1 = { legend = "Keeper of the Hammer", xp = 3 },
  function(t)
    t.p1:use("Keeper of the Hammer")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "xp", 0)
  end,
}

scenario "Keeper of the Hammer: not with 2; conquering gains none" {
  p1 = { legend = "Keeper of the Hammer", xp = 2, base = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "use", "Keeper of the Hammer")
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_number("p1", "xp", 2)
  end,
}

scenario "484.8.c Keeper of the Hammer: a team mate's hold is none of yours" {
  format = "2v2", turn = "p2",
  p1 = { legend = "Keeper of the Hammer" },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t:next_turn()
    t:expect_points("p3", 1)
    t:expect_number("p1", "xp", 0)
    t:expect_no_event("trigger", "Keeper of the Hammer")
  end,
}
