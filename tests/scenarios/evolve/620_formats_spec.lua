-- SPDX-License-Identifier: MIT
--
-- 6.2: abilities that belong to a format, what is done as its games begin, mulligans that are
-- other than 6.2.1.7's.

test_format {
  name = "guests", players = 2, opening_hand = 4,

  before_mulligans { run = function(game) game.draw(1) end },
  after_mulligans { run = function(game) if game.yes("Draw one more") then game.draw(1) end end },
  when { event = "end_phase", by = "you", run = function(game) game.draw(1) end },
  when { event = "play", by = "you", once_each_turn = true, run = function(game) game.draw(1) end },
  static { affects = followers { friendly = true }, attack = 1 },
  static { affects = cards { zone = "hand", seat = 2 }, cost = 2 },
  damage { subject = leader {}, amount = number.event() - 1 },
}

scenario "6.2.1.6: before and after mulligans a format acts for each player" {
  format = "guests", full = true,
  function(t)
    t:expect(t.p1.hand):count(5)
    t:expect(t.p2.hand):count(5)
    t:expect_decision("p1", "6.2.1.7")
    t.p1:no()
    t.p2:no()
    t.p1:yes()
    t.p2:no()
    t:expect(t.p1.hand):count(6)
    t:expect(t.p2.hand):count(5)
    t:expect_decision("p1", "turn")
  end }

scenario "6.2: of a format 'you' is who does what it waits for, else the active player" {
  format = "guests", p1 = { field = { "Follower 2/2" }, hand = { "Follower 1/1", "Follower 1/2" }, play_points = 4 },
  p2 = { field = { "Follower 3/3" } },
  function(t)
    t:expect("Follower 2/2"):attack(3)
    t:expect("Follower 3/3"):attack(3)
    t.p1:play("Follower 1/1")
    t:expect(t.p1.hand):count(2)
    t.p1:play("Follower 1/2")
    t:expect(t.p1.hand):count(1)
    t.p1:attack("Follower 2/2", "p2's leader")
    t:expect_number("p2", "defense", 18)
    t:next_turn()
    t:expect("Follower 2/2"):attack(2)
    t:expect("Follower 3/3"):attack(4)
    t:expect(t.p1.hand):count(2)
    t:expect(t.p2.hand):count(1)
  end }

scenario "10.2.1.3.3: costs by player" {
  format = "guests", p1 = { hand = { "Follower 1/1" }, play_points = 1 }, p2 = { hand = { "Follower 1/1" }, play_points = 1 },
  function(t)
    t:can(t.p1, "play", "p1's Follower 1/1")
    t:next_turn()
    t:cannot(t.p2, "play", "p2's Follower 1/1")
  end }

test_format { name = "evolve-paris", players = 2, opening_hand = 4, mulligan = "paris", mulligan_times = 2 }

scenario "6.2.1.7: of the kind paris a new hand is of a card less" {
  format = "evolve-paris", full = true,
  function(t)
    t.p1:yes()
    t:expect(t.p1.hand):count(3)
    t.p1:yes()
    t:expect(t.p1.hand):count(2)
    t.p2:no()
    t:expect_decision("p1", "turn")
  end }

test_format {
  name = "spared-evolve", players = 2, opening_hand = 4,
  instead_of { event = "draw", by = "you", once_each_turn = true, run = function(game) game.recover(1) end },
}
test_card { id = "T-620A", name = "All Draw", type = "spell", class = "neutral", cost = 0,
  run = function(game) for _, who in ipairs(game.players()) do game.draw(2, { by = who }) end end,
}

scenario "6.2 of a format each player has a replacement once each turn, and 'you' is who acts" {
  format = "spared-evolve", p1 = { hand = { "All Draw" }, play_points = 0, max_play_points = 5 },
  p2 = { play_points = 0, max_play_points = 5 },
  function(t)
    t.p1:play("All Draw")
    t:expect_number("p1", "play_points", 1)
    t:expect_number("p2", "play_points", 1)
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(1)
  end }

test_format {
  name = "lenders-evolve", players = 2, opening_hand = 4,
  static { affects = followers {}, grants = "lend" },
  abilities = { lend = activated { cost = { engage = "me" }, run = function(game) game.draw(1) end } },
}

scenario "10.1.1.1.1 a format gives an activated ability to cards, whose players use it" {
  format = "lenders-evolve", p1 = { field = { "Follower 1/1" } }, p2 = { field = { "Follower 2/2" } },
  function(t)
    t:cannot(t.p1, "use", "Follower 2/2")
    t.p1:use("Follower 1/1")
    t:expect("Follower 1/1"):engaged()
    t:expect(t.p1.hand):count(1)
  end }

test_format { name = "evolve-london", players = 2, opening_hand = 4, opening_draw = 5, mulligan = "london",
  mulligan_times = 2, mulligan_free = 1 }

scenario "6.2.1.7: of the kind london each mulligan but the free one costs a card, also the last" {
  format = "evolve-london", full = true,
  function(t)
    t:expect(t.p1.hand):count(5)
    t.p1:yes()
    t:expect(t.p1.hand):count(5)
    t.p1:yes()
    t:expect_decision("p1", "6.2.1.7")
    t.p1:choose("Filler", "Filler")
    t:expect(t.p1.hand):count(3)
    t.p2:no()
    t.p2:choose("Filler")
    t:expect(t.p2.hand):count(4)
    t:expect_decision("p1", "turn")
  end }

test_format {
  name = "restless", players = 2, opening_hand = 4,
  when { event = "end_phase", by = "you", run = function(game, me) if #game.banish(me) == 0 then game.draw(1) end end },
}

scenario "6.2: a format is no card that could be moved" {
  format = "restless",
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(1)
    t:next_turn()
    t:expect(t.p2.hand):count(2) -- drawn for the turn, and as the format says
  end }

test_format {
  name = "untidy", players = 2, opening_hand = 4,
  when { event = "end_phase", by = "you", run = function(game, me) game.put_at_ends(me) game.draw(1) end },
}

scenario "6.2: nobody is asked where a format goes" {
  format = "untidy",
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(1)
  end }

test_format { name = "evolve-kept", players = 2, opening_hand = 3, mulligan = "none" }

scenario "6.2.1.7: of the kind none each player keeps the opening hand" {
  format = "evolve-kept", full = true,
  function(t)
    t:expect(t.p1.hand):count(3)
    t:expect(t.p2.hand):count(3)
    t:expect_decision("p1", "turn")
  end }

test_format { name = "evolve-exchange", players = 2, opening_hand = 3, mulligan = "exchange", mulligan_max = 2 }

scenario "6.2.1.7: of the kind exchange some cards go under the deck, or none" {
  format = "evolve-exchange", full = true,
  function(t)
    t:expect_decision("p1", "6.2.1.7")
    t.p1:choose("Filler", "Filler")
    t:expect(t.p1.hand):count(3)
    t:expect_decision("p2", "6.2.1.7")
    t.p2:choose()
    t:expect(t.p2.hand):count(3)
    t:expect_decision("p1", "turn")
  end }
