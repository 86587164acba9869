-- SPDX-License-Identifier: MIT

scenario "Obelisk of Power: each player channels one rune more in the first Beginning Phase, and in no later one" {
  battlefields = { "Obelisk of Power", "East Field" },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_chain(1)
    t:resolve()
    t:expect_event("channel")
    t:next_turn()
    t:next_turn()
    local runes = 2 + 1 + 2
    t:expect(t.p1.runes):count(runes)
  end,
}
