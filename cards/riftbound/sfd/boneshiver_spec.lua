-- SPDX-License-Identifier: MIT

scenario "Boneshiver: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Boneshiver", "Unit 1" }, pool = { energy = 1, body = 1 } },
  function(t)
    t.p1:use("Boneshiver")
    t:pass_all()
    t:expect("Boneshiver"):attached_to("Unit 1")
  end,
}

scenario "Boneshiver: its unit conquers, an exhausted rune" {
  rule = "430",
  p1 = { base = { { "Unit 1", attached = { "Boneshiver" } }, "Unit 2" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.runes):count(1):exhausted(1)
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect_chain(0)
    t:expect(t.p1.runes):count(1)
  end,
}
