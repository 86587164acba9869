-- SPDX-License-Identifier: MIT
-- Points tell by what, and where, they are gained.

test_card { id = "t-pts1", name = "Herald of Fields", type = "gear", cost = {},
  when { event = "points", by = "you", cause = "hold", run = function(game) game.gain_xp(1) end },
  when { event = "points", by = "you", cause = { "spell", "ability" }, run = function(game) game.gain_xp(10) end },
}
test_card { id = "t-pts2", name = "Windfall", type = "spell", cost = {},
  run = function(game) game.gain_points(2) end,
}
test_card { id = "t-pts3", name = "Chronicler", type = "unit", cost = {}, might = 1,
  when { event = "points", by = "you", at = "here", run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-pts4", name = "Nimble Banner", type = "gear", cost = {},
  instead_of { event = "points", by = "you", cause = "conquer", amount = number.event() + 1 },
}

scenario "466.1 a point for holding is told from points of an effect" {
  p1 = { base = { "Herald of Fields" }, at = { ["West Field"] = { "Unit 3" } }, hand = { "Windfall" } }, turn = "p2",
  function(t)
    t:next_turn()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t.p1:play("Windfall")
    t:pass_all()
    t:expect_points("p1", 3)
    t:expect_number("p1", "xp", 11)
  end }

scenario "466.1 a point is gained at the battlefield that is scored, an effect's nowhere" {
  p1 = { at = { ["West Field"] = { "Chronicler" } }, base = { "Unit 3" }, hand = { "Windfall" } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t.p1:play("Windfall")
    t:pass_all()
    t:expect_points("p1", 3)
    t:expect_number("p1", "xp", 0)
    t:next_turn()
    t:next_turn()
    t:pass_all()
    t:expect_points("p1", 5)
    t:expect_number("p1", "xp", 1)
  end }

scenario "466.1 only a conquered point is doubled" {
  p1 = { at = { ["West Field"] = { "Unit 3" } }, base = { "Nimble Banner", "Unit 4" } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 1)
    t.p1:move("Unit 4", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 3)
  end }
