-- SPDX-License-Identifier: MIT

scenario "Sabotage: a card of the opponent's hand that is no unit is recycled" {
  p1 = { hand = { "Sabotage" }, pool = { energy = 1, body = 1 } },
  p2 = { hand = { "Unit 1", "Gust", "Sun Disc" } },
  function(t)
    t.p1:play("Sabotage")
    t:resolve()
    t:expect_option("Gust", "Sun Disc")
    t:expect_no_option("Unit 1")
    t:expect("Unit 1"):seen_by("p1")
    t.p1:choose("Gust")
    t:expect(t.p2.hand):is { "Unit 1", "Sun Disc" }
    t:expect(t.p2.deck):count(21)
  end,
}

scenario "Sabotage: only units, nothing is recycled" {
  p1 = { hand = { "Sabotage", "Gust" }, pool = { energy = 1, body = 1 } },
  p2 = { hand = { "Unit 1" } },
  function(t)
    t.p1:play("Sabotage")
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 1" }
    t:expect(t.p1.hand):is { "Gust" }
  end,
}
