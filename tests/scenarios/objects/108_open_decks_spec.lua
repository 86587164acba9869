-- SPDX-License-Identifier: MIT
-- Playing with the top card of the Main Deck revealed (108.4.d, 128, 424), and what is played from there.

test_card { id = "t-opend-mine", name = "Top Mine", type = "gear", cost = { energy = 0 },
  static { affects = "you", deck_top_revealed = true },
}

test_card { id = "t-opend-theirs", name = "Top Theirs", type = "gear", cost = { energy = 0 },
  static { affects = "opponents", deck_top_revealed = true },
}

test_card { id = "t-opend-team", name = "Top Team", type = "gear", cost = { energy = 0 },
  static { affects = "team", deck_top_revealed = true },
}

test_card { id = "t-opend-play", name = "Top Player", type = "gear", cost = { energy = 0 },
  static { affects = "you", deck_top_revealed = true },
  static { affects = unit { zone = "deck", mine = true }, plays_from = "deck" },
}

test_card { id = "t-opend-watch", name = "Top Watch", type = "unit", cost = { energy = 0 }, might = 1,
  when { event = "reveal", run = function(game, me) game.buff(me) end },
}

test_card { id = "t-opend-glance", name = "Top Glance", type = "spell", cost = { energy = 0 },
  run = function(game) game.start("glance", { lasts = "turn" }) end,
  abilities = { glance = static { affects = "you", deck_top_revealed = true } },
}

test_card { id = "t-opend-draw", name = "Top Draw", type = "spell", cost = { energy = 0 },
  run = function(game) game.draw(2) end,
}

test_card { id = "t-opend-ask", name = "Top Ask", type = "spell", cost = { energy = 0 },
  run = function(game)
    game.mill(1)
    if game.yes("Mill another one?") then game.mill(1) end
  end,
}

test_card { id = "t-opend-order", name = "Top Order", type = "spell", cost = { energy = 0 },
  run = function(game) game.predict(2) end,
}

test_card { id = "t-opend-back", name = "Top Back", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.put_on_top(it) end,
}

test_card { id = "t-opend-kill", name = "Top Kill", type = "spell", cost = { energy = 0 },
  targets = { gear {} }, run = function(game, me, it) game.kill(it) end,
}

scenario "108.4.d the top card is seen by all, and no other card" {
  p1 = { base = { "Top Mine" }, deck = { "Unit 1", "Unit 2" } }, p2 = { deck = { "Unit 3" } },
  function(t)
    t:expect("Unit 1"):in_zone("deck"):seen_by("p1"):seen_by("p2")
    t:expect("Unit 2"):unseen_by("p1"):unseen_by("p2")
    t:expect("Unit 3"):unseen_by("p1"):unseen_by("p2")
  end }

scenario "424.1 playing with it revealed is no revealing: nothing triggers" {
  p1 = { base = { "Top Watch" }, hand = { "Top Mine" }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t:expect("Unit 1"):unseen_by "p1"
    t.p1:play "Top Mine"
    t:pass_all()
    t:expect("Unit 1"):seen_by "p2"
    t:expect("Top Watch"):unbuffed()
    t:expect_no_event "reveal"
  end }

scenario "413 of cards that are drawn one by one each was the top card, and is seen" {
  p1 = { base = { "Top Mine" }, hand = { "Top Draw", "Unit 9" }, deck = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play "Top Draw"
    t:pass_all()
    t:expect("Unit 1"):in_zone("hand"):seen_by "p2"
    t:expect("Unit 2"):in_zone("hand"):seen_by "p2"
    t:expect("Unit 9"):unseen_by "p2"
    t:expect("Unit 3"):in_zone("deck"):seen_by "p2"
    t:expect("Unit 4"):unseen_by "p1"
  end }

scenario "108.4.d within one effect: the next card is seen before its question is answered" {
  p1 = { base = { "Top Mine" }, hand = { "Top Ask" }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Top Ask"
    t:pass_all()
    t:expect("Unit 2"):in_zone("deck"):seen_by("p1"):seen_by("p2")
    t:expect("Unit 3"):unseen_by "p1"
    t.p1:yes()
    t:expect("Unit 3"):seen_by "p2"
  end }

scenario "436 cards that are put back at once show only the one that then lies on top" {
  p1 = { base = { "Top Mine" }, hand = { "Top Order" }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Top Order"
    t:pass_all()
    t.p1:choose()
    t.p1:choose("Unit 2", "Unit 1")
    t:expect(t.p1.deck):starts_with { "Unit 2", "Unit 1" }
    t:expect("Unit 2"):seen_by "p2"
    t:expect("Unit 3"):unseen_by "p1"
  end }

scenario "108.4.d what is put on top is seen, and the card below is known still" {
  p1 = { base = { "Top Mine", "Unit 5" }, hand = { "Top Back" }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Top Back"):on "Unit 5"
    t:pass_all()
    t:expect(t.p1.deck):starts_with { "Unit 5", "Unit 1" }
    t:expect("Unit 5"):seen_by "p2"
    t:expect("Unit 1"):seen_by "p2"
    t:expect("Unit 2"):unseen_by "p2"
  end }

scenario "108.4.d when it ends the top card is known still, and the next one is not" {
  p1 = { base = { "Top Mine" }, hand = { "Top Kill", "Top Draw" }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Top Kill"):on "Top Mine"
    t:pass_all()
    t:expect("Unit 1"):seen_by "p2"
    t.p1:play "Top Draw"
    t:pass_all()
    t:expect("Unit 1"):in_zone("hand"):seen_by "p2"
    t:expect("Unit 2"):in_zone("hand"):unseen_by "p2"
    t:expect("Unit 3"):unseen_by "p1"
  end }

scenario "108.4.d for a turn" {
  p1 = { hand = { "Top Glance" }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t:expect("Unit 1"):unseen_by "p1"
    t.p1:play "Top Glance"
    t:pass_all()
    t:expect("Unit 1"):seen_by("p1"):seen_by("p2")
    t:next_turn()
    t:next_turn()
    t:expect("Unit 1"):in_zone("hand"):seen_by "p2"
    t:expect("Unit 2"):unseen_by "p2"
  end }

scenario "108.4.d the opponents', with three players" {
  players = 3, p1 = { base = { "Top Theirs" }, deck = { "Unit 1" } }, p2 = { deck = { "Unit 2" } }, p3 = { deck = { "Unit 3" } },
  function(t)
    t:expect("Unit 2"):seen_by("p1"):seen_by("p3"):seen_by("p2")
    t:expect("Unit 3"):seen_by("p1"):seen_by("p2")
    t:expect("Unit 1"):unseen_by("p1"):unseen_by("p2")
  end }

scenario "740.1 a team's" {
  format = "2v2", p1 = { base = { "Top Team" }, deck = { "Unit 1" } }, p2 = { deck = { "Unit 2" } },
  p3 = { deck = { "Unit 3" } }, p4 = { deck = { "Unit 4" } },
  function(t)
    t:expect("Unit 1"):seen_by("p2"):seen_by("p4")
    t:expect("Unit 3"):seen_by("p1"):seen_by("p2")
    t:expect("Unit 2"):unseen_by("p1"):unseen_by("p2")
  end }

scenario "419.1.a the top card may be played from there, and not the next one" {
  p1 = { base = { "Top Player" }, pool = { energy = 3 }, deck = { "Unit 1", "Unit 2", "Gust" } },
  function(t)
    t:cannot(t.p1, "play", "Unit 2")
    t.p1:play "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):at "base"
    t:expect_number("p1", "energy", 2)
    t:expect("Unit 2"):seen_by "p2"
    t.p1:play "Unit 2"
    t:pass_all()
    t:expect_number("p1", "energy", 0)
    t:cannot(t.p1, "play", "Gust")
  end }
