-- SPDX-License-Identifier: MIT
--
-- 478: abilities that belong to a format, what is done as its games begin, mulligans that are
-- other than 118's.  Of a format "you" is who does what an ability waits for, else the player
-- whose turn it is; before the first turn each player in turn order.

test_format {
  name = "heirlooms", players = 2, victory_score = 5, battlefields_in_deck = 3, battlefields_used = 1,
  opening_hand = 4, mulligan_max = 2,

  before_mulligans { run = function(game) game.gain_xp(game.you().hand) end },
  after_mulligans { run = function(game) if game.yes("Draw one more") then game.draw(1) end end },
  when { event = "draw", by = "you", once_each_turn = true, run = function(game) game.gain_xp(1) end },
}

scenario "117: before mulligans a format acts for each player, when hands are drawn" {
  format = "heirlooms", full = true,
  function(t)
    t:expect(t.p1.hand):count(4)
    t:expect_number("p1", "xp", 4)
    t:expect_number("p2", "xp", 4)
    t.p1:choose()
    t.p2:choose()
    t.p1:yes()
    t.p2:no()
    t.p1:no()
    t:expect(t.p1.hand):count(6)
    t:expect(t.p2.hand):count(4)
    t:expect_number("p1", "xp", 4)
  end }

scenario "119: nothing triggers before the first turn, then once each turn for each player" {
  format = "heirlooms", full = true,
  function(t)
    t.p1:choose("Filler")
    t.p2:choose()
    t.p1:yes()
    t.p2:no()
    t.p1:yes()
    t:pass_all()
    t:expect_number("p1", "xp", 5)
    t:expect_number("p2", "xp", 4)
  end }

test_format {
  name = "tides", players = 2, victory_score = 8, battlefields_in_deck = 3, battlefields_used = 1,
  opening_hand = 4, mulligan_max = 2,

  static { affects = units { friendly = true }, might = 1 },
  static { affects = cards { seat = 2 }, cost = { energy = 1 } },
  static { affects = cards { friendly = true }, cost = { energy = -2 }, while_ = number.you("turns"):at_least(3) },
  instead_of { event = "damage", by = "you", subject = units {}, amount = number.event() + 1 },
  when { event = "conquer", by = "you", run = function(game) game.later("after") end },
  abilities = {
    after = delayed { event = "turn_end", once = true, run = function(game) game.draw(2) end },
  },
}

scenario "478: a static of a format is about the player whose turn it is" {
  format = "tides", p1 = { base = { "Unit 1" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t:expect("Unit 1"):might(2)
    t:expect("Unit 2"):might(2)
    t:next_turn()
    t:expect("Unit 1"):might(1)
    t:expect("Unit 2"):might(3)
  end }

scenario "356.4: costs by player, and by turn" {
  format = "tides", p1 = { hand = { "Gust" }, pool = { energy = 1, chaos = 1 } },
  p2 = { hand = { "Gust" }, pool = { energy = 1, chaos = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:cannot(t.p2, "play", "p2's Gust")
    t:can(t.p1, "play", "p1's Gust")
  end }

scenario "356.4: from the third turn of a player on everything is cheaper" {
  format = "tides", p1 = { hand = { "Gust" }, pool = { chaos = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:cannot(t.p1, "play", "Gust")
    t:next_turn()
    t:next_turn()
    t:next_turn()
    t:next_turn()
    t:expect_number("p1", "turns", 3)
    t:can(t.p1, "play", "Gust")
  end }

scenario "367: who deals damage is 'you' in a format's replacement" {
  format = "tides", p1 = { hand = { "Incinerate" }, pool = { energy = 5, fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(3)
  end }

scenario "390: a format begins a delayed ability, of the player who set it off" {
  format = "tides", p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "points", 1)
    t.p1:end_turn()
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

test_format {
  name = "solo", players = 3, victory_score = 8, battlefields_in_deck = 3, battlefields_used = 1,
  opening_hand = 4, mulligan_max = 2,

  after_mulligans { if_ = number.you("seat"):equals(2), run = function(game) game.gain_xp(3) end },
}

scenario "119: after mulligans a format acts for one player, told by the seat" {
  format = "solo", full = true,
  function(t)
    t.p1:choose()
    t.p2:choose()
    t.p3:choose()
    t:expect_number("p1", "xp", 0)
    t:expect_number("p2", "xp", 3)
    t:expect_number("p3", "xp", 0)
  end }

test_format {
  name = "paris", players = 2, victory_score = 8, battlefields_in_deck = 3, battlefields_used = 1,
  opening_hand = 4, mulligan = "paris", mulligan_free = 1,
}

scenario "118: of the kind paris a new hand is of a card less, but the first" {
  format = "paris", full = true,
  function(t)
    t.p1:yes()
    t:expect(t.p1.hand):count(4)
    t.p1:yes()
    t:expect(t.p1.hand):count(3)
    t.p1:yes()
    t:expect(t.p1.hand):count(2)
    t.p1:no()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p1.deck):count(38)
    t.p2:no()
    t:expect(t.p2.hand):count(4)
  end }

test_format {
  name = "spared", players = 2, victory_score = 8, battlefields_in_deck = 3, battlefields_used = 1,
  opening_hand = 4, mulligan_max = 2,

  instead_of { event = "draw", by = "you", once_each_turn = true, run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-478-all", name = "All Draw", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game) for _, who in ipairs(game.players()) do game.draw(2, { by = who }) end end,
}

scenario "478 of a format each player has a replacement once each turn" {
  format = "spared", p1 = { hand = { "All Draw" } },
  function(t)
    t.p1:play("All Draw")
    t:pass_all()
    t.p1:yes()
    t.p2:yes()
    t:expect_number("p1", "xp", 1)
    t:expect_number("p2", "xp", 1)
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(1)
  end }

test_format {
  name = "lenders", players = 2, victory_score = 8, battlefields_in_deck = 3, battlefields_used = 1,
  opening_hand = 4, mulligan_max = 2,

  static { affects = units {}, grants = "lend" },
  abilities = {
    lend = activated { cost = { exhaust = "me" }, once_each_turn = true, run = function(game) game.draw(1) end },
  },
}

scenario "377.1 a format gives an activated ability to cards, whose players use it" {
  format = "lenders", p1 = { base = { "Unit 1" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t:cannot(t.p1, "use", "Unit 2")
    t.p1:use("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):exhausted()
    t:expect(t.p1.hand):count(1)
    t:next_turn()
    t.p2:use("Unit 2")
    t:pass_all()
    t:expect(t.p2.hand):count(2)
  end }

test_format {
  name = "single", players = 2, victory_score = 8, battlefields_in_deck = 3, battlefields_used = 1,
  opening_hand = 4, mulligan_max = 2, games = 1,
}

scenario "481.2: in a match of one game nobody chooses who plays first" {
  format = "single", full = true,
  function(t) t:expect_decision("p1", "118") end }

test_format {
  name = "uneven pairs", players = 4, teams = 2, victory_score = 3, victory_score_p3 = 5, battlefields_in_deck = 3,
  battlefields_used = 1, opening_hand = 4, mulligan_max = 2,
}

scenario "478.3 of a team whose members need different points the highest number counts" {
  format = "uneven pairs", p1 = { points = 4, hand = { "Unit 0" } },
  function(t)
    t.p1:play "Unit 0"
    t:expect_winner "nobody"
    t:expect_number("p1", "victory_score", 5)
    t:expect_number("p2", "victory_score", 3)
  end }

scenario "478.3 a team with the highest number of points that a member needs has won" {
  format = "uneven pairs", p1 = { points = 2, hand = { "Unit 0" } }, p3 = { points = 3 },
  function(t)
    t.p1:play "Unit 0"
    t:expect_winner "p1"
  end }

test_format {
  name = "london", players = 2, victory_score = 8, battlefields_in_deck = 3, battlefields_used = 1,
  opening_hand = 4, opening_draw = 5, mulligan = "london", mulligan_times = 2,
}

scenario "118: of the kind london each mulligan costs a card, also the last" {
  format = "london", full = true,
  function(t)
    t:expect(t.p1.hand):count(5)
    t.p1:yes()
    t.p1:yes()
    t:expect(t.p1.hand):count(5)
    t.p1:choose("Filler", "Filler", "Filler")
    t:expect(t.p1.hand):count(2)
    t:expect(t.p1.deck):count(38)
    t.p2:no()
    t.p2:choose("Filler")
    t:expect(t.p2.hand):count(4)
    t:expect_decision("p1", "turn")
  end }
