-- SPDX-License-Identifier: MIT

scenario "Stacked Deck: one of three into the hand, two recycled" {
  p1 = {
    hand = { "Stacked Deck" }, pool = { energy = 1 }, deck = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" },
  },
  function(t)
    t.p1:play("Stacked Deck")
    t:resolve()
    t:expect_no_option("Unit 4")
    t.p1:choose("Unit 2")
    t:expect(t.p1.hand):is { "Unit 2" }
    t:expect("Unit 2"):unseen_by("p2")
    t:expect(t.p1.deck):starts_with { "Unit 4" }
    t:expect(t.p1.deck):count(3)
    t:expect_no_event("draw")
  end,
}

scenario "Stacked Deck: with one card in the deck that one" {
  p1 = { hand = { "Stacked Deck" }, pool = { energy = 1 }, deck = { "Unit 1" } },
  function(t)
    t.p1:play("Stacked Deck")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
  end,
}
