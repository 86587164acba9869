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

scenario "484.8.c Vaults of Helia: your units, not a team mate's" {
  format = "2v2", turn = "p4",
  battlefields = { "Vaults of Helia", "East Field", "North Field" },
  p1 = { at = { ["Vaults of Helia"] = { "Unit 3" } }, base = { "Unit 5" }, hand = { "Inferna" }, rune_deck = {} },
  p2 = { at = { ["East Field"] = { "Unit 4" } } },
  p3 = { at = { ["North Field"] = { "Unit 1" } }, hand = { "Inferna" }, runes = { fury = 2 } },
  function(t)
    t:next_turn()
    t:pass_all()
    t.p1:move("Unit 5", "East Field")
    t.p1:pass()
    t.p2:pass()
    t.p3:play("p3's Inferna"):at("North Field")
    t:expect("p3's Inferna"):at("North Field")
    t:expect(t.p3.runes):ready(0)
  end,
}

scenario "354 Vaults of Helia: a token unit is played for nothing all the same" {
  battlefields = { "Vaults of Helia", "East Field" }, turn = "p2",
  p1 = {
    at = { ["Vaults of Helia"] = { "Unit 3" } }, hand = { "Sprite Call", "Unit 1" },
    runes = { mind = 3 }, rune_deck = {},
  },
  function(t)
    t:next_turn()
    t.p1:play("Sprite Call")
    t:expect(t.p1.runes):ready(0) -- a spell costs no more
    t:pass_all()
    t.p1:choose("base")
    t:expect("Sprite"):at("base")
    t:cannot(t.p1, "play", "Unit 1", "357")
  end,
}
