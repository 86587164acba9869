-- SPDX-License-Identifier: MIT

scenario "Trinity Force: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Trinity Force", "Unit 1" }, pool = { body = 1 } },
  function(t)
    t.p1:use("Trinity Force")
    t:pass_all()
    t:expect("Trinity Force"):attached_to("Unit 1")
  end,
}

scenario "Trinity Force: its unit holds, a point more" {
  rule = "383.4.d",
  p1 = { at = { ["West Field"] = { { "Unit 1", attached = { "Trinity Force" } } } } }, turn = "p2",
  function(t)
    t:expect("Unit 1"):might(3)
    t:next_turn()
    t:expect_points("p1", 2)
  end,
}

scenario "Trinity Force: not when it conquers, nor for another unit that holds" {
  p1 = { base = { { "Unit 1", attached = { "Trinity Force" } } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
  end,
}
