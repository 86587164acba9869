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

scenario "484.3 Aspirant's Climb: twelve points for a team instead of eleven" {
  format = "2v2", battlefields = { "Aspirant's Climb", "East Field", "North Field" }, turn = "p4",
  p1 = { at = { ["East Field"] = { "Unit 1" } }, points = 6 },
  p3 = { points = 4 },
  function(t)
    t:next_turn()
    t:expect_number("p1", "points", 7)
    t:expect_winner("nobody")
  end,
}

scenario "484.6.a Aspirant's Climb: with the twelfth point the team has won" {
  format = "2v2", battlefields = { "Aspirant's Climb", "East Field", "North Field" }, turn = "p4",
  p1 = { at = { ["East Field"] = { "Unit 1" } }, points = 6 },
  p3 = { points = 5 },
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t:expect_winner("p1")
  end,
}
