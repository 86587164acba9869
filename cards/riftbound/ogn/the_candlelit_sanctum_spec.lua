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
