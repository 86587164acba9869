-- SPDX-License-Identifier: MIT

scenario "Fate Weaver: a spell for 4 or more is revealed and drawn" {
  p1 = { hand = { "Fate Weaver" }, pool = { energy = 5 }, deck = { "Gust", "Falling Comet", "Unit 5", "Unit 4", "Unit 1" } },
  function(t)
    t.p1:play("Fate Weaver")
    t:pass_all()
    t:expect_no_option("Gust")
    t.p1:choose("Falling Comet")
    t:expect(t.p1.hand):is { "Falling Comet" }
    t:expect_event("reveal", "Falling Comet")
    t:expect(t.p1.deck):starts_with { "Unit 1" }
  end,
}

scenario "Fate Weaver: the fifth card is not looked at" {
  p1 = { hand = { "Fate Weaver" }, pool = { energy = 5 }, deck = { "Gust", "Unit 2", "Unit 5", "Unit 4", "Falling Comet" } },
  function(t)
    t.p1:play("Fate Weaver")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.deck):starts_with { "Falling Comet" }
  end,
}
