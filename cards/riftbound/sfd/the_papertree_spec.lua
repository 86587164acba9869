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

scenario "411.1 The Papertree: each of three players channels" {
  rule = "411.1",
  players = 3,
  battlefields = { "The Papertree", "East Field", "North Field" },
  p1 = { at = { ["The Papertree"] = { "Unit 2" } } }, p2 = {}, p3 = {}, turn = "p3",
  function(t)
    t.p3:end_turn()
    t:pass_all()
    t:expect(t.p2.runes):exhausted(1)
    t:expect(t.p3.runes):exhausted(1)
    t:expect(t.p1.runes):count(3)
  end,
}
