-- SPDX-License-Identifier: MIT

scenario "Traveling Merchant: moving, discards one and draws one" {
  p1 = { base = { "Traveling Merchant" }, hand = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:move("Traveling Merchant", "West Field")
    t:pass_all()
    t.p1:choose("Unit 1")
    t:expect(t.p1.hand):is { "Unit 2", "Filler" }
    t:expect(t.p1.trash):is { "Unit 1" }
  end,
}

scenario "Traveling Merchant: draws also from an empty hand" {
  p1 = { at = { ["West Field"] = { "Traveling Merchant" } } },
  function(t)
    t.p1:move("Traveling Merchant", "base")
    t:pass_all()
    t:expect(t.p1.hand):is { "Filler" }
  end,
}

scenario "Traveling Merchant: a recall is no move, another unit's move neither" {
  rule = "451.1",
  p1 = { base = { "Zhonya's Hourglass", "Unit 1" }, at = { ["West Field"] = { "Traveling Merchant" } }, hand = { "Unit 2" } },
  p2 = { hand = { "Blast of Power" }, runes = { order = 7 } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:next_turn()
    t.p2:play("Blast of Power"):on("Traveling Merchant")
    t:pass_all()
    t:expect("Traveling Merchant"):at("base")
    t:expect_event("recall", "Traveling Merchant")
    t:expect(t.p1.hand):is { "Unit 2" }
  end,
}
