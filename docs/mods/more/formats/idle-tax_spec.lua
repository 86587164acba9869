-- SPDX-License-Identifier: MIT

scenario "idle-tax: a point is lost; who moved keeps theirs; who pays does, too" {
  format = "idle-tax",
  p1 = { base = { "Unit 1" }, points = 3 }, p2 = { base = { "Unit 2" }, points = 3 },
  p3 = { points = 3, runes = { fury = 1 } },
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect_points("p1", 2)
    t.p2:move("Unit 2", "West Field")
    t:showdown_pass()
    t.p2:end_turn()
    t:expect_points("p2", 4)
    t:expect_decision("p3", "turn")
    t.p3:end_turn()
    t:pass_all()
    t.p3:yes()
    t:expect_points("p3", 3)
    t:expect_events(1, "lose_points")
  end }
