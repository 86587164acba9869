-- SPDX-License-Identifier: MIT

scenario "Insightful Investigator: shows an opponent's hand; 2 XP discard a card of it for another" {
  p1 = { xp = 2, hand = { "Insightful Investigator" }, pool = { energy = 3 } },
  p2 = { hand = { "Gust", "Unit 2" } },
  function(t)
    t.p1:play("Insightful Investigator")
    t:resolve()
    t.p1:yes():choose("Unit 2")
    t:expect(t.p2.trash):is { "Unit 2" }
    t:expect(t.p2.hand):is { "Gust", "Filler" }
  end,
}

scenario "Insightful Investigator: without XP it only looks" {
  p1 = { hand = { "Insightful Investigator" }, pool = { energy = 3 } },
  p2 = { hand = { "Gust" } },
  function(t)
    t.p1:play("Insightful Investigator")
    t:resolve()
    t:expect(t.p2.hand):is({ "Gust" }):seen_by("p1")
    t:expect_decision("p1", "turn")
  end,
}
