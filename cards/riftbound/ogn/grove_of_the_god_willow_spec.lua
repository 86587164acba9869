-- SPDX-License-Identifier: MIT

scenario "Grove of the God-Willow: holding here draws" {
  battlefields = { "Grove of the God-Willow", "East Field" },
  p1 = { at = { ["Grove of the God-Willow"] = { "Unit 1" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p2.hand):count(0)
  end,
}

scenario "Grove of the God-Willow: nothing while an opponent begins a turn, nothing uncontrolled" {
  battlefields = { "Grove of the God-Willow", "East Field" },
  p1 = { at = { ["Grove of the God-Willow"] = { "Unit 1" } } },
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(1)
  end,
}
