-- SPDX-License-Identifier: MIT

scenario "World Atlas: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "World Atlas", "Unit 1" }, pool = { mind = 1 } },
  function(t)
    t.p1:use("World Atlas")
    t:pass_all()
    t:expect("World Atlas"):attached_to("Unit 1")
  end,
}

scenario "World Atlas: its unit holds, two exhausted Gold" {
  rule = "184.5",
  p1 = { at = { ["West Field"] = { { "Unit 1", attached = { "World Atlas" } } } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p1.base):is { "Gold", "Gold" }
    t:expect("Gold#1"):exhausted()
  end,
}

scenario "World Atlas: another unit holds, none" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, base = { { "Unit 2", attached = { "World Atlas" } } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Gold"):gone()
  end,
}
