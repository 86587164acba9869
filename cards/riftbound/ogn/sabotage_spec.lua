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

scenario "740.2, 411.1 Sabotage: an opponent, who reveals the hand themselves; a team mate is none" {
  format = "2v2",
  p1 = { hand = { "Sabotage" }, pool = { energy = 3, any = 2 } },
  p2 = { hand = { "Gust" } },
  p3 = { hand = { "Stupefy" } },
  p4 = { hand = { "Incinerate" } },
  function(t)
    t.p1:play("Sabotage")
    assert(not t:accepts(t.p1, "player 3"), "a team mate is an opponent")
    t.p1:choose("player 4")
    t:expect_event("choose", "player 4", { by = "p1" })
    t:pass_all()
    t:expect_event("reveal", "Incinerate", { by = "p4" })
    t:expect_no_event("reveal", "Gust")
  end,
}

scenario "416.1.c Sabotage: you recycle it, into its owner's deck" {
  p1 = { hand = { "Sabotage" }, pool = { energy = 1, body = 1 }, base = { "Karma, Channeler" } },
  p2 = { hand = { "Gust" }, base = { "Karma, Channeler" } },
  function(t)
    t.p1:play("Sabotage")
    t:pass_all()
    t:expect_event("recycle", "Gust", { by = "p1" })
    t:expect(t.p2.deck):has("Gust")
    t:expect_no_event("trigger") -- neither recycled a card to the own deck
  end,
}
