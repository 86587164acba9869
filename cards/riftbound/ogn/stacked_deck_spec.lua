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

scenario "309.1.a Stacked Deck: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Stacked Deck" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Stacked Deck", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Stacked Deck")
  end,
}
