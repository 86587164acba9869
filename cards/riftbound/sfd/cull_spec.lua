-- SPDX-License-Identifier: MIT

scenario "Cull: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Cull", "Unit 1" }, pool = { chaos = 1 } },
  function(t)
    t.p1:use("Cull")
    t:pass_all()
    t:expect("Cull"):attached_to("Unit 1")
  end,
}

scenario "Cull: its unit conquers, an exhausted Gold" {
  rule = "184.5",
  p1 = { base = { { "Unit 1", attached = { "Cull" } }, "Unit 2" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect("Gold"):exhausted()
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect(t.p1.base):is { "Gold" }
  end,
}
