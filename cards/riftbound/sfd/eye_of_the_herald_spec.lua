-- SPDX-License-Identifier: MIT

scenario "Eye of the Herald: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Eye of the Herald", "Unit 1" }, pool = { order = 1 } },
  function(t)
    t.p1:use("Eye of the Herald")
    t:pass_all()
    t:expect("Eye of the Herald"):attached_to("Unit 1")
  end,
}

scenario "Eye of the Herald: its unit moves, a Recruit comes where it is" {
  rule = "184.1",
  p1 = { base = { { "Unit 1", attached = { "Eye of the Herald" } } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:pass_all()
    t:expect("Recruit"):at("West Field")
  end,
}

scenario "Eye of the Herald: being attached is no move" {
  rule = "434.4.a",
  p1 = { at = { ["West Field"] = { "Unit 1" } }, base = { "Eye of the Herald" },
    pool = { order = 1 } },
  function(t)
    t.p1:use("Eye of the Herald")
    t:pass_all()
    t:expect("Eye of the Herald"):at("West Field")
    t:expect("Recruit"):gone()
  end,
}
