-- SPDX-License-Identifier: MIT
-- Hands that are played revealed (108.7, 128, 424), and cards that are played out of other players'
-- zones (419.1.a, 056).

test_card { id = "t-open-eye", name = "Open Eye", type = "unit", cost = { energy = 0 }, might = 2,
  static { affects = "opponents", hand_revealed = true },
}

test_card { id = "t-open-all", name = "Open All", type = "gear", cost = { energy = 0 },
  static { affects = "players", hand_revealed = true },
}

test_card { id = "t-open-mine", name = "Open Mine", type = "unit", cost = { energy = 0 }, might = 1,
  static { affects = "team", hand_revealed = true },
}

test_card { id = "t-open-spell", name = "Open Spell", type = "spell", cost = { energy = 0 },
  run = function(game) game.start("glance", { lasts = "turn" }) end,
  abilities = { glance = static { affects = "opponents", hand_revealed = true } },
}

test_card { id = "t-open-watch", name = "Open Watch", type = "unit", cost = { energy = 0 }, might = 1,
  when { event = "reveal", run = function(game, me) game.buff(me) end },
}

test_card { id = "t-open-hidden", name = "Open Hidden", type = "unit", cost = { energy = 0 }, might = 1,
  keywords = { "hidden" },
}

test_card { id = "t-open-hand", name = "Open Hand", type = "gear", cost = { energy = 0 },
  static { affects = card { zone = "hand", enemy = true }, plays_from = "hand" },
}

test_card { id = "t-open-top", name = "Open Top", type = "gear", cost = { energy = 0 },
  static { affects = card { zone = "deck", enemy = true }, plays_from = "deck" },
}

test_card { id = "t-open-gone", name = "Open Gone", type = "gear", cost = { energy = 0 },
  static { affects = card { zone = "banishment", enemy = true }, plays_from = "banishment" },
}

test_card { id = "t-open-look", name = "Open Look", type = "spell", cost = { energy = 0 },
  run = function(game) game.look(1, { of = "opponent" }) end,
}

test_card { id = "t-open-back", name = "Open Back", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  run = function(game)
    for _, card in ipairs(game.hand()) do game.put_on_top(card) end
  end,
}

test_card { id = "t-open-take", name = "Open Take", type = "spell", cost = { energy = 0 },
  targets = { unit { enemy = true } }, run = function(game, me, unit) game.kill(unit) end,
}

test_card { id = "t-open-greet", name = "Open Greet", type = "unit", cost = { energy = 0 }, might = 1,
  when_played { run = function(game) game.gain_xp(1) end },
}

scenario "108.7 a revealed hand is seen by all, and by nobody else's static" {
  p1 = { base = { "Open Eye" }, hand = { "Unit 1" } }, p2 = { hand = { "Unit 2", "Gust" } },
  function(t)
    t:expect(t.p2.hand):seen_by("p1"):seen_by("p2")
    t:expect(t.p1.hand):unseen_by "p2"
  end }

scenario "424.1 playing with a revealed hand is no revealing: nothing triggers" {
  p1 = { hand = { "Open Eye" }, base = { "Open Watch" } }, p2 = { hand = { "Unit 2" } },
  function(t)
    t:expect(t.p2.hand):unseen_by "p1"
    t.p1:play "Open Eye"
    t:pass_all()
    t:expect(t.p2.hand):seen_by "p1"
    t:expect("Open Watch"):unbuffed()
    t:expect_no_event "reveal"
  end }

scenario "128 what is drawn into a revealed hand is seen, what stays in the deck is not" {
  p1 = { base = { "Open Eye" } }, p2 = { deck = { "Unit 7", "Unit 8", "Unit 9" } },
  function(t)
    t:next_turn()
    t:expect("Unit 7"):in_zone("hand"):seen_by "p1"
    t:expect("Unit 8"):unseen_by("p1"):unseen_by("p2")
  end }

scenario "128 when it ends what was seen is known still, and what comes then is not" {
  p1 = { base = { "Open Eye" } }, p2 = { hand = { "Unit 2", "Open Take" }, deck = { "Unit 7", "Unit 8" } },
  turn = "p2",
  function(t)
    t:expect(t.p2.hand):seen_by "p1"
    t.p2:play("Open Take"):on "Open Eye"
    t:pass_all()
    t:expect("Unit 2"):seen_by "p1"
    t:next_turn() t:next_turn()
    t:expect("Unit 7"):in_zone("hand"):unseen_by "p1"
    t:expect("Unit 2"):seen_by "p1"
  end }

scenario "128 what is put away unseen after that ends what was known of the hand" {
  p1 = { base = { "Open Eye" }, at = {} },
  p2 = { hand = { "Unit 2", "Open Take", "Open Hidden" }, at = { ["West Field"] = { "Unit 5" } }, pool = { any = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Open Take"):on "Open Eye"
    t:pass_all()
    t:expect(t.p2.hand):seen_by "p1"
    t.p2:hide("Open Hidden", "West Field")
    t:expect("Open Hidden"):unseen_by "p1"
    t:expect("Unit 2"):unseen_by "p1"
  end }

scenario "128 what is hidden from a revealed hand is known: all see which card is missing" {
  p1 = { base = { "Open Eye" } },
  p2 = { hand = { "Unit 2", "Open Hidden" }, at = { ["West Field"] = { "Unit 5" } }, pool = { any = 1 } },
  turn = "p2",
  function(t)
    t.p2:hide("Open Hidden", "West Field")
    t:expect("Open Hidden"):in_zone("facedown"):seen_by "p1"
    t:expect("Unit 2"):seen_by "p1"
  end }

scenario "128 what goes from a revealed hand onto the deck is known there" {
  p1 = { base = { "Open Eye" } }, p2 = { hand = { "Open Back", "Unit 2" } }, turn = "p2",
  function(t)
    t.p2:play "Open Back"
    t:pass_all()
    t:expect("Unit 2"):in_zone("deck"):seen_by "p1"
  end }

scenario "108.7 for a turn: the hands lie open until it ends" {
  p1 = { hand = { "Open Spell" } }, p2 = { hand = { "Unit 2" }, deck = { "Unit 7", "Unit 8" } },
  function(t)
    t.p1:play "Open Spell"
    t:pass_all()
    t:expect(t.p2.hand):seen_by "p1"
    t:next_turn()
    t:expect("Unit 7"):in_zone("hand"):unseen_by "p1"
  end }

scenario "108.7 with three players all see what is revealed, and only the opponents' hands are" {
  players = 3, p1 = { base = { "Open Eye" }, hand = { "Unit 1" } }, p2 = { hand = { "Unit 2" } },
  p3 = { hand = { "Unit 3" } },
  function(t)
    t:expect(t.p2.hand):seen_by("p1"):seen_by("p3")
    t:expect(t.p3.hand):seen_by("p1"):seen_by("p2")
    t:expect(t.p1.hand):unseen_by("p2"):unseen_by("p3")
  end }

scenario "740.1 a team's hands" {
  format = "2v2", p1 = { base = { "Open Mine" }, hand = { "Unit 1" } }, p2 = { hand = { "Unit 2" } },
  p3 = { hand = { "Unit 3" } }, p4 = { hand = { "Unit 4" } },
  function(t)
    t:expect(t.p1.hand):seen_by("p2"):seen_by("p3"):seen_by("p4")
    t:expect(t.p3.hand):seen_by("p1"):seen_by("p2")
    t:expect(t.p2.hand):unseen_by "p1"
    t:expect(t.p4.hand):unseen_by "p1"
  end }

scenario "108.7 all players" {
  p1 = { base = { "Open All" }, hand = { "Unit 1" } }, p2 = { hand = { "Unit 2" } },
  function(t)
    t:expect(t.p1.hand):seen_by "p2"
    t:expect(t.p2.hand):seen_by "p1"
  end }

-- ---- Out of other players' zones (419.1.a) ---------------------------------------

scenario "419.1.a a card of another hand may be played when it is known, and not before" {
  p1 = { base = { "Open Hand" }, hand = { "Open Eye" } }, p2 = { hand = { "Open Greet" } },
  function(t)
    assert(not t:offered(t.p1, "play", "Open Greet"), "nobody plays what they do not know")
    t.p1:play "Open Eye"
    t:pass_all()
    t.p1:play "Open Greet"
    t:pass_all()
    t:expect("Open Greet"):controlled_by("p1"):owned_by("p2"):at "base"
    t:expect_number("p1", "xp", 1)
    t:expect_number("p2", "xp", 0)
    t:expect_event("play", "Open Greet", { by = "p1" })
  end }

scenario "357 who plays another player's card pays for it" {
  p1 = { base = { "Open Gone" }, pool = { energy = 3 } }, p2 = { banishment = { "Unit 3" }, pool = { energy = 3 } },
  function(t)
    t.p1:play "Unit 3"
    t:pass_all()
    t:expect_number("p1", "energy", 0)
    t:expect_number("p2", "energy", 3)
    t:expect("Unit 3"):controlled_by "p1"
  end }

scenario "419.1.a the top card of another deck, once it was looked at" {
  p1 = { base = { "Open Top" }, hand = { "Open Look" }, pool = { energy = 9 } },
  p2 = { deck = { "Unit 3", "Unit 4" } },
  function(t)
    assert(not t:offered(t.p1, "play", "Unit 3"), "it is not known yet")
    t.p1:play "Open Look"
    t:pass_all()
    t:can(t.p1, "play", "Unit 3")
    t.p1:play "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):controlled_by "p1"
    assert(not t:offered(t.p1, "play", "Unit 4"), "nor is the next one")
  end }

scenario "056.2 a unit of another player that dies goes to its owner's trash" {
  p1 = { base = { "Open Gone" }, pool = { energy = 3 } },
  p2 = { banishment = { "Unit 3" }, hand = { "Open Take" } },
  function(t)
    t.p1:play "Unit 3"
    t:pass_all()
    t:next_turn()
    t.p2:play("Open Take"):on "Unit 3"
    t:pass_all()
    t:expect(t.p2.trash):has "Unit 3"
    t:expect(t.p1.trash):lacks "Unit 3"
  end }

-- ---- Nobody's card into another player's zone (056) --------------------------------

test_card { id = "t-open-other", name = "Open Other", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, unit) game.recycle(unit, { whose = "you" }) end,
}

test_card { id = "t-open-deck", name = "Open Deck", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, unit) game.put_on_bottom(unit, { whose = "you" }) end,
}

scenario "056 into the own deck goes what one owns" {
  p1 = { hand = { "Open Other", "Open Deck" }, base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Open Other"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "deck"
    t.p1:play("Open Deck"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):in_zone "deck"
  end }

scenario "056.2 and nothing else: the rule is named" {
  p1 = { hand = { "Open Other", "Open Deck" } }, p2 = { base = { "Unit 3" } },
  function(t)
    for _, spell in ipairs { "Open Other", "Open Deck" } do
      local try = t:copy()
      try.p1:play(spell):on("Unit 3"):pass()
      local done, why = pcall(function() try.p2:pass() end)
      assert(not done and why.message:find "056.2", "it is refused with the rule")
    end
    t:expect("Unit 3"):at "base"
  end }
