-- SPDX-License-Identifier: MIT

scenario "466.1 Thieves' Gate: an opponent loses the point, and it was conquered all the same" {
  battlefields = { "Thieves' Gate", "East Field" },
  p1 = { base = { "Unit 3" }, points = 2 }, p2 = { points = 3 },
  function(t)
    t.p1:move("Unit 3", "Thieves' Gate")
    t:showdown_pass()
    t:expect_event("conquer", "Thieves' Gate")
    t:expect_points("p1", 2)
    t:expect_points("p2", 2)
  end }

scenario "466.1 Thieves' Gate: who holds it gains the point" {
  battlefields = { "Thieves' Gate", "East Field" },
  p1 = { at = { ["Thieves' Gate"] = { "Unit 3" } }, points = 2 }, p2 = { points = 3 }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 3)
    t:expect_points("p2", 3)
  end }

scenario "466.1 Thieves' Gate: not of another battlefield; one of several opponents is chosen" {
  format = "ffa3",
  battlefields = { "Thieves' Gate", "East Field", "West Field" },
  p1 = { base = { "Unit 3", "Unit 4" }, points = 2 }, p2 = { points = 3 }, p3 = { points = 3 },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 3)
    t.p1:move("Unit 4", "Thieves' Gate")
    t:showdown_pass()
    t.p1:choose("p3")
    t:expect_points("p1", 3)
    t:expect_points("p2", 3)
    t:expect_points("p3", 2)
  end }
