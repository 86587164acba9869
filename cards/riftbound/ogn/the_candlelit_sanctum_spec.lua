-- SPDX-License-Identifier: MIT

scenario "The Candlelit Sanctum: looks at two, recycles one, keeps the other" {
  battlefields = { "The Candlelit Sanctum", "East Field" },
  p1 = { base = { "Unit 1" }, deck = { "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    t.p1:move("Unit 1", "The Candlelit Sanctum")
    t:showdown_pass()
    t.p1:choose("Unit 2")
    t:expect(t.p1.deck):in_order { "Unit 3", "Unit 4", "Unit 2" }
  end,
}

scenario "The Candlelit Sanctum: both stay, in the order of choice" {
  battlefields = { "The Candlelit Sanctum", "East Field" },
  p1 = { base = { "Unit 1" }, deck = { "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    t.p1:move("Unit 1", "The Candlelit Sanctum")
    t:showdown_pass()
    t.p1:choose()
    t.p1:order { "Unit 3", "Unit 2" }
    t:expect(t.p1.deck):in_order { "Unit 3", "Unit 2", "Unit 4" }
  end,
}

scenario "The Candlelit Sanctum: not for a conquest elsewhere" {
  battlefields = { "The Candlelit Sanctum", "East Field" },
  p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_chain(0)
  end,
}

scenario "187.6.c The Candlelit Sanctum: who conquers it looks at the own deck" {
  format = "2v2", battlefields = { "The Candlelit Sanctum", "East Field", "North Field" }, turn = "p3",
  p1 = { deck = { "Unit 5", "Unit 6" } },
  p3 = { base = { "Unit 1" }, deck = { "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    t.p3:move("Unit 1", "The Candlelit Sanctum")
    t:showdown_pass()
    t:expect_options("Unit 2", "Unit 3")
    t.p3:choose("Unit 2", "Unit 3")
    t:expect(t.p3.deck):starts_with { "Unit 4" }
    t:expect(t.p1.deck):in_order { "Unit 5", "Unit 6" }
  end,
}

scenario "The Candlelit Sanctum: not for holding it" {
  battlefields = { "The Candlelit Sanctum", "East Field" },
  p1 = { at = { ["The Candlelit Sanctum"] = { "Unit 1" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 1)
    t:expect_no_event("trigger", "The Candlelit Sanctum")
  end,
}

scenario "The Candlelit Sanctum: conquering elsewhere while controlling it is nothing" {
  battlefields = { "The Candlelit Sanctum", "East Field" },
  p1 = { at = { ["The Candlelit Sanctum"] = { "Unit 2" } }, base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:expect_decision("p1", "turn")
  end,
}
