-- SPDX-License-Identifier: MIT
local CLIMB = { "Aspirant's Climb", "East Field" }

scenario "Aspirant's Climb: eight points do not win, nine do" {
  rule = "478.3", battlefields = CLIMB,
  p1 = { at = { ["Aspirant's Climb"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } }, points = 7 },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_winner "p1"
    t:expect_points("p1", 9)
  end }

scenario "Aspirant's Climb: with eight nobody has won, and the ninth is the Winning Point" {
  rule = "466.1.b", battlefields = CLIMB,
  p1 = { base = { "Unit 1" }, points = 8 },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_winner "nobody"
    t:expect_points("p1", 8)
    t:expect(t.p1.hand):count(1)
  end }

scenario "Aspirant's Climb: at seven a conquest gives the eighth point" {
  battlefields = CLIMB,
  p1 = { base = { "Unit 1" }, points = 7 },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 8)
    t:expect_winner "nobody"
  end }
