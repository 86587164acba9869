-- SPDX-License-Identifier: MIT

scenario "735 Borrowed Hour: the loss comes at the end of the additional turn, not of this one" {
  p1 = { hand = { "Borrowed Hour" }, pool = { energy = 6 }, points = 5 },
  function(t)
    t.p1:play "Borrowed Hour"
    t:pass_all()
    t.p1:end_turn()
    t:expect_decision("p1", "turn")
    t:expect_points("p1", 5)
    t.p1:end_turn()
    t:expect_chain(1)
    t:pass_all()
    t:expect_points("p1", 3)
    t:expect_decision("p2", "turn")
    t:next_turn()
    t.p1:end_turn()
    t:expect_points("p1", 3)
  end }

scenario "Borrowed Hour: who has 1 point loses that one" {
  p1 = { hand = { "Borrowed Hour" }, pool = { energy = 6 }, points = 1 },
  function(t)
    t.p1:play "Borrowed Hour"
    t:pass_all()
    t.p1:end_turn() t.p1:end_turn()
    t:pass_all()
    t:expect_points("p1", 0)
  end }

scenario "738 Borrowed Hour: two of them, and each turn has its own loss" {
  players = 3,
  p1 = { hand = { "Borrowed Hour", "Borrowed Hour" }, pool = { energy = 12 }, points = 7 },
  function(t)
    t.p1:play "Borrowed Hour"
    t:pass_all()
    t.p1:play "Borrowed Hour"
    t:pass_all()
    t.p1:end_turn() t:expect_points("p1", 7)
    t.p1:end_turn() t:pass_all() t:expect_points("p1", 5)
    t.p1:end_turn() t:pass_all() t:expect_points("p1", 3)
    t:expect_decision("p2", "turn")
  end }

scenario "735 Borrowed Hour: another additional turn has no loss" {
  p1 = { hand = { "Time Warp", "Borrowed Hour" }, pool = { energy = 20, any = 8 }, points = 5 },
  function(t)
    t.p1:play "Time Warp"
    t:pass_all()
    t.p1:play "Borrowed Hour"
    t:pass_all()
    t.p1:end_turn() t:expect_points("p1", 5)      -- into the turn that was added last
    t.p1:end_turn() t:pass_all() t:expect_points("p1", 3)
    t:expect_decision("p1", "turn")
    t.p1:end_turn() t:expect_points("p1", 3)
    t:expect_decision("p2", "turn")
  end }

scenario "478.3 Borrowed Hour: in a team the loss is the team's" {
  format = "2v2", p1 = { hand = { "Borrowed Hour" }, pool = { energy = 6 }, points = 1 }, p3 = { points = 4 },
  function(t)
    t.p1:play "Borrowed Hour"
    t:pass_all()
    t.p1:end_turn() t.p1:end_turn()
    t:pass_all()
    t:expect_points("p1", 0)
    t:expect_points("p3", 3)
  end }
