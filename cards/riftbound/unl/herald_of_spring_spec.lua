-- SPDX-License-Identifier: MIT

scenario "Herald of Spring: two XP when it is played" {
  p1 = { hand = { "Herald of Spring" }, pool = { energy = 4, calm = 1 } },
  function(t)
    t.p1:play("Herald of Spring")
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end,
}

scenario "Herald of Spring: Hunt, an XP when it conquers and when it holds" {
  rule = "823.1.c.1",
  p1 = { base = { "Herald of Spring" } },
  function(t)
    t.p1:move("Herald of Spring", "West Field")
    t:combat()
    t:pass_all()
    t:expect_points("p1", 1)
    t:expect_number("p1", "xp", 1)
    t:next_turn()
    t:next_turn()
    t:expect_points("p1", 2)
    t:expect_number("p1", "xp", 2)
  end,
}

scenario "Herald of Spring: not when another unit conquers" {
  p1 = { base = { "Herald of Spring", "Unit 2" } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:combat()
    t:expect_points("p1", 1)
    t:expect_number("p1", "xp", 0)
  end,
}
