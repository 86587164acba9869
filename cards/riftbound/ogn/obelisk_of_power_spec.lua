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

scenario "484.5.c Obelisk of Power: each of four players channels one rune in the first Beginning Phase, the player alone" {
  format = "2v2", battlefields = { "Obelisk of Power", "East Field", "North Field" }, turn = "p4",
  function(t)
    for _, seat in ipairs { "p1", "p2", "p3" } do
      t:next_turn()
      t:expect(t[seat].runes):count(3) -- two of the turn and one
    end
    t:expect(t.p4.runes):count(0)
  end,
}

scenario "187.6.a Obelisk of Power: controlled by an opponent it works for the turn player all the same" {
  battlefields = { "Obelisk of Power", "East Field" }, turn = "p2",
  p2 = { at = { ["Obelisk of Power"] = { "Unit 1" } } },
  function(t)
    t.p2:end_turn()
    t:expect("an ability of Obelisk of Power"):controlled_by("p2")
    t:pass_all()
    t:expect(t.p1.runes):count(3):ready(3)
    t:expect(t.p2.runes):count(0)
  end,
}
