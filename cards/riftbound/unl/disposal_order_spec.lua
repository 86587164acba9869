-- SPDX-License-Identifier: MIT

scenario "Disposal Order: up to three cards of opponents' trashes are recycled" {
  p1 = { hand = { "Disposal Order" }, pool = { energy = 2 }, trash = { "Unit 9" } },
  p2 = { trash = { "Unit 1", "Gust", "Unit 3", "Unit 4" }, deck = { "Unit 5" } },
  function(t)
    t.p1:play("Disposal Order"):choose(1)
    t:expect_no_option("Unit 9")
    t.p1:choose("Unit 1", "Gust", "Unit 4")
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 3" }
    t:expect(t.p2.deck):starts_with { "Unit 5" }
    t:expect(t.p2.deck):count(4)
  end,
}

scenario "Disposal Order: or draw 1" {
  p1 = { hand = { "Disposal Order" }, pool = { energy = 2 } },
  p2 = { trash = { "Unit 1" } },
  function(t)
    t.p1:play("Disposal Order"):choose(2)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.trash):count(1)
  end,
}
