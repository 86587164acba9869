-- SPDX-License-Identifier: MIT

scenario "Vaults of Helia: after holding here your units cost 1 more this turn" {
  rule = "356.3",
  battlefields = { "Vaults of Helia", "East Field" },
  p1 = { at = { ["Vaults of Helia"] = { "Unit 3" } }, hand = { "Unit 4", "Unit 1" }, runes = { fury = 2 } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p1.runes):count(4)
    t:cannot(t.p1, "play", "Unit 4")
    t.p1:play("Unit 1"):at("base")
    t:expect(t.p1.runes):ready(2)
  end,
}

scenario "Vaults of Helia: not spells, not an opponent's units, not in the next turn" {
  battlefields = { "Vaults of Helia", "East Field" },
  p1 = { at = { ["Vaults of Helia"] = { "Unit 3" } } },
  p2 = { hand = { "Unit 2" } }, turn = "p2",
  function(t)
    t:next_turn()
    t:next_turn()
    t.p2:play("Unit 2")
    t:expect("Unit 2"):at("base")
  end,
}
