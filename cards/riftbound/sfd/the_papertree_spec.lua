-- SPDX-License-Identifier: MIT

scenario "The Papertree: each player channels one, exhausted" {
  rule = "430",
  battlefields = { "The Papertree", "East Field" },
  p1 = { at = { ["The Papertree"] = { "Unit 1" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p1.runes):count(3)
    t:expect(t.p2.runes):count(1)
    t:expect(t.p2.runes):exhausted(1)
  end,
}

scenario "The Papertree: not for holding elsewhere" {
  battlefields = { "The Papertree", "East Field" },
  p1 = { at = { ["East Field"] = { "Unit 1" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p2.runes):count(0)
  end,
}
