-- SPDX-License-Identifier: MIT
-- Costs that turn cards of the evolve deck, reveal, mill, or put cards into decks (10.4.2, 4.2.3),
-- and choices among faceup cards of the evolve deck (4.1.2.2, 4.2.3.1).

test_card { id = "T-TREAT", name = "Treat", type = "spell", class = "neutral", evolved = true, copies = 10 }
test_card { id = "T-RUNNER", name = "Runner", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 2,
  activated { cost = { play_points = 1, turn_faceup = cards { owned = true, name = "Treat" } },
    run = function(game, me) game.give(me, { attack = 1 }) end },
}
test_card { id = "T-TEAM", name = "Team", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 2,
  activated { cost = { turn_faceup = two(cards { owned = true, name = "Treat" }) },
    run = function(game, me) game.give(me, { attack = 2 }) end },
}
test_card { id = "T-BAKER", name = "Baker", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 2,
  activated { cost = { turn_facedown = 1 }, run = function(game) game.draw(1) end },
}
test_card { id = "T-ORACLE", name = "Oracle", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 2,
  fanfare { process = { reveal = follower {} }, run = function(game) game.draw(1) end },
}
test_card { id = "T-MILLER", name = "Miller", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 2,
  activated { cost = { mill = 2 }, run = function(game) game.draw(1) end },
}
test_card { id = "T-SPENDER", name = "Spender", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 2,
  activated { cost = { evolution_points = 1 }, run = function(game) game.draw(2) end },
}
test_card { id = "T-DIGGER", name = "Digger", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 2,
  activated { cost = { deck_bottom = card { zone = "cemetery", owned = true } }, run = function(game) game.draw(1) end },
}
test_card { id = "T-STACKER", name = "Stacker", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 2,
  activated { cost = { deck_top = follower { other = true } }, run = function(game, me) game.give(me, { attack = 1 }) end },
}
test_card(function()
  local used = cards { zone = "evolve_deck", owned = true, faceup = true }
  return card { id = "T-CLEANER", name = "Cleaner", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
    fanfare { run = function(game) game.turn_facedown(game.choose(used)) end } }
end)
test_card(function()
  local any = cards { zone = "evolve_deck", owned = true, name = "Treat" }
  return card { id = "T-PEEKER", name = "Peeker", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
    fanfare { run = function(game) game.turn_faceup(game.choose(any)) end } }
end)

scenario "4.2.3, 10.4.2 a facedown card of the evolve deck is turned faceup to pay" {
  p1 = { field = { "Runner", "Team" }, evolve_deck = { "Treat", "Treat" }, play_points = 3 },
  function(t)
    t.p1:use "Runner"
    t:expect("Runner"):attack(2)
    t:expect_event("faceup", "Treat#1")
    t:cannot(t.p1, "use", "Team") -- only one is left
    t.p1:use "Runner"
    t:expect("Runner"):attack(3)
    t:cannot(t.p1, "use", "Runner")
    t:expect_number("p1", "play_points", 1)
  end }

scenario "10.4.2 two of them at once" {
  p1 = { field = { "Team" }, evolve_deck = { "Treat", "Treat", "Treat" } },
  function(t)
    t.p1:use "Team"
    t:expect("Team"):attack(3)
    t:cannot(t.p1, "use", "Team")
  end }

scenario "10.4.2.2 a card that is faceup, of another name, or an opponent's does not pay" {
  p1 = { field = { "Runner" }, evolve_deck = { { "Treat", faceup = true }, "Evolver" }, play_points = 3 },
  p2 = { evolve_deck = { "Treat" } },
  function(t) t:cannot(t.p1, "use", "Runner") end }

scenario "4.2.3 turned facedown as a cost, to be used again" {
  p1 = { field = { "Baker", "Runner" }, evolve_deck = { { "Treat", faceup = true } }, play_points = 1 },
  function(t)
    t.p1:use "Baker"
    t:expect_event("facedown", "Treat")
    t:cannot(t.p1, "use", "Baker")
    t.p1:use "Runner"
    t:expect("Runner"):attack(2)
  end }

scenario "5.20 a card of the hand is revealed to pay, and stays there" {
  p1 = { hand = { "Oracle", "Goblin", "Spell" }, play_points = 1 },
  function(t)
    t.p1:play("Oracle"):yes()
    t:expect_event("reveal", "Goblin")
    t:expect(t.p1.hand):count(3)
  end }

test_card { id = "T-TELLER", name = "Teller", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 2,
  fanfare { process = { reveal = 1 }, run = function(game) game.draw(1) end },
}

scenario "5.20 any card of the hand, and none of the field, may be revealed to pay" {
  p1 = { hand = { "Teller", "Spell" }, field = { "Fighter" }, play_points = 1 },
  function(t)
    t.p1:play("Teller"):yes()
    t:expect_event("reveal", "Spell")
    t:expect(t.p1.hand):count(2)
  end }

scenario "4.1.2.2 it may be declined, and is asked without such a card" {
  p1 = { hand = { "Oracle", "Spell" }, play_points = 1 },
  function(t)
    t.p1:play("Oracle"):no()
    t:expect(t.p1.hand):is { "Spell" }
  end }

scenario "4.9.1 cards of the deck's top pay, if there are as many" {
  p1 = { field = { "Miller" }, deck = { "Goblin", "Goblin", "Goblin", "Fighter" } },
  function(t)
    t.p1:use "Miller"
    t:expect(t.p1.cemetery):count(2)
    t:expect(t.p1.hand):count(1)
    t:cannot(t.p1, "use", "Miller")
  end }

scenario "3.2.5 evolution points pay" {
  p1 = { field = { "Spender" }, evolution_points = 1 },
  function(t)
    t.p1:use "Spender"
    t:expect(t.p1.hand):count(2)
    t:expect_number("p1", "evolution_points", 0)
    t:cannot(t.p1, "use", "Spender")
  end }

scenario "5.4 a card of the cemetery goes under the deck, a follower on top of it" {
  p1 = { field = { "Digger", "Stacker", "Fighter" }, cemetery = { "Goblin" }, deck = { "Spell" } },
  function(t)
    t.p1:use "Digger"
    t:expect(t.p1.hand):is { "Spell" }
    t:expect(t.p1.deck):is { "Goblin" }
    t:cannot(t.p1, "use", "Digger")
    t.p1:use("Stacker"):choose("Fighter")
    t:expect("Fighter"):in_zone("deck")
    t:expect("Stacker"):attack(2)
  end }

scenario "4.2.3.1 everybody sees a faceup card: it must be chosen" {
  p1 = { hand = { "Cleaner" }, play_points = 1, evolve_deck = { { "Treat", faceup = true }, { "Evolver", faceup = true } } },
  function(t)
    t.p1:play "Cleaner"
    t:same("an empty answer", false, t:accepts(t.p1))
    t.p1:choose("Treat")
    t:expect_event("facedown", "Treat")
  end }

scenario "1.3.2 without one nothing is asked" {
  p1 = { hand = { "Cleaner" }, play_points = 1, evolve_deck = { "Treat" } },
  function(t)
    t.p1:play "Cleaner"
    t:expect_decision("p1", "turn")
  end }

scenario "4.1.2.2 a facedown one need not be found" {
  p1 = { hand = { "Peeker" }, play_points = 1, evolve_deck = { "Treat" } },
  function(t)
    t.p1:play "Peeker"
    t.p1:choose()
    t:expect_no_event("faceup")
  end }

-- ---- What was put onto the field this turn (10.7.4.3) -----------------------------------------

test_card { id = "T-SNARE", name = "Snare", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.take_control(foe) end,
}
test_card { id = "T-WELCOME", name = "Welcome", type = "spell", class = "neutral", cost = 0,
  targets = { follower { entered = true } }, run = function(game, me, it) game.give(it, { attack = 1 }) end,
}

scenario "10.7.4.3 what was taken over was not put onto the field, though it came this turn" {
  p1 = { hand = { "Snare", "Welcome", "Goblin" }, play_points = 1 },
  p2 = { field = { "Fighter" } },
  function(t)
    t.p1:play "Snare"
    t:cannot(t.p1, "attack", "Fighter", "8.4.2.1")
    t:cannot(t.p1, "play", "Welcome")
    t.p1:play "Goblin"
    t.p1:play("Welcome"):on("Goblin")
    t:expect("Goblin"):attack(3)
  end }

scenario "10.7.4.3 what was put onto the field and then taken over was" {
  p1 = { hand = { "Snare", "Welcome" } },
  p2 = { field = { { "Fighter", new = true } } },
  function(t)
    t.p1:play "Snare"
    t.p1:play("Welcome"):on("Fighter")
    t:expect("Fighter"):attack(3)
  end }

scenario "10.7.4.3 that a follower was put onto the field holds for this turn only" {
  p1 = { field = { { "Fighter", new = true } } },
  p2 = { hand = { "Welcome" } },
  function(t)
    t:next_turn()
    t:cannot(t.p2, "play", "Welcome")
  end }

-- ---- A leader's defense that is changed to a number (2.8.3) --------------------------------------

test_card { id = "T-EVEN", name = "Even Out", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.set_defense({ game.leader "you", game.leader "opponent" }, 10) end,
}
test_card { id = "T-HYMN", name = "Hymn", type = "amulet", class = "neutral", cost = 1,
  when { event = "gain_defense", subject = leader { friendly = true }, run = function(game) game.draw(1) end },
  when { event = "lose_defense", subject = leader { friendly = true }, run = function(game) game.draw(2) end },
  when { event = "damage", subject = leader { friendly = true }, run = function(game) game.draw(3) end },
}

scenario "2.8.3 defense that is changed to more is gained, to less is lost, and no damage is dealt" {
  p1 = { hand = { "Even Out" }, field = { "Hymn" }, defense = 4 },
  p2 = { field = { "Hymn" }, defense = 15 },
  function(t)
    t.p1:play "Even Out"
    t:expect_defense("p1", 10)
    t:expect_defense("p2", 10)
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(2)
  end }

scenario "4.2.3 an effect turns a card of the evolve deck faceup, which pays nothing after that" {
  p1 = { field = { "Runner" }, hand = { "Peeker" }, evolve_deck = { "Treat", "Treat" }, play_points = 4 },
  function(t)
    t.p1:play "Peeker"
    t.p1:choose "Treat#1"
    t:expect_event("faceup", "Treat#1")
    t.p1:use "Runner"
    t:expect("Runner"):attack(2)
    t:cannot(t.p1, "use", "Runner")
  end }
