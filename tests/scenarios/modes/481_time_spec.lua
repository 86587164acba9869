-- SPDX-License-Identifier: MIT
-- What a host calls: time (T408), agreed draws and a conceded match (T410), in single games and matches.

use "../test_cards.lua"

test_card { id = "t-time-one", name = "Time One", type = "spell", cost = { energy = 0 },
  run = function(game) game.gain_points(1) end,
}
test_card { id = "t-time-two", name = "Time Two", type = "spell", cost = { energy = 0 },
  run = function(game) game.gain_points(2) end,
}
test_card { id = "t-time-again", name = "Time Again", type = "spell", cost = { energy = 0 },
  run = function(game) game.extra_turn() end,
}
test_card { id = "t-time-bolt", name = "Time Bolt", type = "spell", cost = { energy = 0 },
  targets = { unit {} },
  run = function(game, me, target) game.deal(1, target) end,
}
test_card { id = "t-time-a", name = "Time Field A", type = "battlefield" }
test_card { id = "t-time-b", name = "Time Field B", type = "battlefield" }
test_card { id = "t-time-c", name = "Time Field C", type = "battlefield" }
test_card { id = "t-time-d", name = "Time Field D", type = "battlefield" }
test_card { id = "t-time-e", name = "Time Field E", type = "battlefield" }
test_card { id = "t-time-f", name = "Time Field F", type = "battlefield" }

local ONE = { "Time Field A", "Time Field B", "Time Field C" }
local TWO = { "Time Field D", "Time Field E", "Time Field F" }

local function begin(t, first, second)
  t.p1:choose(first)
  t.p2:choose(second)
  t.p1:yes()
  t.p1:choose()
  t.p2:choose()
end

local function game_number(t, what)
  return t.game:look(nil, what)
end

-- The spell resolves.
local function play(t, player, card)
  player:play(card)
  t:pass_all()
end

-- Why a call is refused; the state is as it was.
local function refused(t, ...)
  local before = t.game:hash()
  local done, why = t.game:call(...)
  assert(not done, "the call was not refused")
  assert(t.game:hash() == before, "the refused call has changed the game")
  return why
end

scenario "T408.2 the turn is finished when time is called; T408.2.a three turns follow" {
  p1 = { points = 2 }, p2 = {},
  function(t)
    t:call "time"
    assert(game_number(t, "time") == 1)
    assert(game_number(t, "turns_left") == 3)
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
    assert(game_number(t, "turns_left") == 2)
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
    assert(game_number(t, "turns_left") == 0)
    t:expect_winner "nobody"
    t.p2:end_turn()
    t:expect_event "win"
    t:expect_winner "p1"
  end }

scenario "T408.2.b a lead of two points wins, whoever's turn was the last" {
  p1 = {}, p2 = { points = 3 },
  function(t)
    t:call "time"
    t:next_turn() t:next_turn() t:next_turn()
    t.p2:end_turn()
    t:expect_winner "p2"
  end }

scenario "T408.2.b a lead of one point is no lead: the game is drawn" {
  p1 = { points = 3 }, p2 = { points = 2 },
  function(t)
    t:call "time"
    t:next_turn() t:next_turn() t:next_turn()
    t.p2:end_turn()
    t:expect_event "drawn"
    t:expect_winner "nobody"
    assert(t:now() == nil)
  end }

scenario "T408.2 points win as ever in the turns that follow" {
  p1 = {}, p2 = { points = 7, hand = { "Time One" } },
  function(t)
    t:call "time"
    t:next_turn()
    play(t, t.p2, "Time One")
    t:expect_winner "p2"
  end }

scenario "T408.2.a additional turns of cards are among the three" {
  p1 = { hand = { "Time Again" } }, p2 = {},
  function(t)
    play(t, t.p1, "Time Again")
    t:call "time"
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p1", "turn")
    t.p1:end_turn()
    t:expect_event "drawn"
  end }

scenario "T408.2 time is called while a card is being played: its player goes on with it" {
  p1 = { base = { "Unit 1" }, hand = { "Time Bolt" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play "Time Bolt"
    local number = t:now().number
    t:call "time"
    assert(t:now().number == number)
    t:expect_option("Unit 1", "Unit 2")
    t.p1:choose "Unit 2"
    t:pass_all()
    t:expect_decision("p1", "turn")
    assert(game_number(t, "turns_left") == 3)
  end }

scenario "T408.2 time is called while a card is being played: its player may take it back" {
  p1 = { base = { "Unit 1" }, hand = { "Time Bolt" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play "Time Bolt"
    t:call "time"
    t.p1:cancel()
    t:expect_decision("p1", "turn")
    assert(game_number(t, "time") == 1)
  end }

scenario "T408.2 time is called once" {
  p1 = {}, p2 = {},
  function(t)
    t:call "time"
    assert(refused(t, "time"):find "T408.2")
    assert(refused(t, "elimination-time"):find "T408.2")
  end }

scenario "T408.2 the sides of a team game are compared" {
  format = "2v2", p1 = { points = 1 }, p2 = { points = 2 }, p3 = { points = 3 },
  function(t)
    t:call "time"
    t:next_turn() t:next_turn() t:next_turn()
    t.p4:end_turn()
    t:expect_winner "p1"
  end }

scenario "T408.2 with three players the lead is over each of them" {
  format = "ffa3", p1 = { points = 1 }, p2 = { points = 5 }, p3 = { points = 4 },
  function(t)
    t:call "time"
    t:next_turn() t:next_turn() t:next_turn()
    t.p1:end_turn()
    t:expect_event "drawn"
  end }

scenario "T408.2.a a player who leaves in the added turns takes none of them; three are played" {
  players = 3,
  p1 = { points = 3 },
  function(t)
    t:call "time"
    t:next_turn()
    t:expect_decision("p2", "turn")
    t.p3:concede()
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
    t.p2:end_turn()
    t:expect_winner "p1"
  end }

scenario "T408.2 the turn player leaves in the turn in which time was called: that turn is over, three follow" {
  players = 3,
  p2 = { points = 3 },
  function(t)
    t:call "time"
    t.p1:concede()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p3", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
    t.p2:end_turn()
    t:expect_winner "p2"
  end }

scenario "T408.2.b the points of who has left make no lead less" {
  players = 3,
  p1 = { points = 5 }, p2 = { points = 3 }, p3 = { points = 5 },
  function(t)
    t:call "time"
    t:next_turn() t:next_turn() t:next_turn()
    t:expect_decision("p1", "turn")
    t.p3:concede()
    t.p1:end_turn()
    t:expect_winner "p1"
  end }

-- ---- A match -----------------------------------------------------------------------

local MATCH_ONE = { battlefields = ONE, deck = { "Time Two", "Time Two", "Time Two", "Time Two",
  "Time Two", "Time Two" } }

scenario "T408.3.a the match ends with the game: who has won more games wins it" {
  format = "match", full = true, p1 = MATCH_ONE, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Time Field A", "Time Field D")
    play(t, t.p1, "Time Two")
    t:call "time"
    t:next_turn() t:next_turn() t:next_turn()
    t.p2:end_turn()
    t:expect_number("p1", "games_won", 1)
    t:expect_winner "p1"
    assert(t:now() == nil)
  end }

scenario "T408.3.b with equal game wins the match is a draw, though the last game was won" {
  format = "match", full = true, p1 = MATCH_ONE, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Time Field A", "Time Field D")
    t.p1:concede()
    begin(t, "Time Field B", "Time Field E")
    play(t, t.p1, "Time Two")
    t:call "time"
    t:next_turn() t:next_turn() t:next_turn()
    t.p2:end_turn()
    t:expect_event "win"
    t:expect_number("p1", "games_won", 1)
    t:expect_number("p2", "games_won", 1)
    t:expect_winner "nobody"
    assert(t:now() == nil)
  end }

scenario "T408.3.a a drawn last game leaves the match to who leads" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Time Field A", "Time Field D")
    t.p2:concede()
    t.p1:choose "Time Field B" t.p2:choose "Time Field E"
    t.p2:no()
    t.p1:choose() t.p2:choose()
    t:call "time"
    t:next_turn() t:next_turn() t:next_turn()
    t.p2:end_turn()
    t:expect_event "drawn"
    t:expect_winner "p1"
  end }

scenario "T408.2.d between two games no new one is started" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Time Field A", "Time Field D")
    t.p2:concede()
    t.p1:choose "Time Field B"
    t:expect_decision("p2", "481.5")
    t:call "time"
    t:expect_winner "p1"
    assert(t:now() == nil)
  end }

scenario "T408.2.d before the first turn of the match it is a draw" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    t.p1:choose "Time Field A" t.p2:choose "Time Field D"
    t:call "time"
    t:expect_winner "nobody"
    assert(t:now() == nil)
  end }

scenario "T408.3 a game that ends after time was called is the last, also when it is conceded" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Time Field A", "Time Field D")
    t:call "time"
    t.p1:concede()
    t:expect_winner "p2"
    assert(t:now() == nil)
  end }

-- ---- An elimination ----------------------------------------------------------------

scenario "T408.4.c.1 most points win, by one too" {
  p1 = { points = 3 }, p2 = { points = 2 },
  function(t)
    t:call "elimination-time"
    assert(game_number(t, "time") == 2)
    t:next_turn() t:next_turn() t:next_turn()
    t.p2:end_turn()
    t:expect_winner "p1"
  end }

scenario "T408.4.c.3 with equal points they play on, and the next point wins" {
  p1 = { points = 2, hand = { "Time One" } }, p2 = { points = 2 },
  function(t)
    t:call "elimination-time"
    t:next_turn() t:next_turn() t:next_turn()
    t:next_turn()
    t:expect_event "next_point"
    t:expect_decision("p1", "turn")
    assert(game_number(t, "time") == 3)
    t:next_turn() t:next_turn()
    play(t, t.p1, "Time One")
    t:expect_winner "p1"
  end }

scenario "T408.4.c.3 a held battlefield is such a point" {
  p1 = { points = 2 }, p2 = { points = 2, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t:call "elimination-time"
    t:next_turn() t:next_turn() t:next_turn()
    t.p2:end_turn()
    t:expect_winner "p2"
  end }

scenario "T408.4.c.2 with equal points who leads the match wins it" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Time Field A", "Time Field D")
    t.p1:concede()
    begin(t, "Time Field B", "Time Field E")
    t:call "elimination-time"
    t:next_turn() t:next_turn() t:next_turn()
    t.p2:end_turn()
    t:expect_event "drawn"
    t:expect_winner "p2"
  end }

scenario "T408.4.d with equal games another one begins, in which time is called from its start" {
  format = "match", full = true, p1 = MATCH_ONE, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Time Field A", "Time Field D")
    t.p1:concede()
    begin(t, "Time Field B", "Time Field E")
    t:call "elimination-time"
    play(t, t.p1, "Time Two")
    t:next_turn() t:next_turn() t:next_turn()
    t.p2:end_turn()
    t:expect_event "win"
    t:expect_winner "nobody"
    t:expect_decision("p2", "116.1.a")
    t.p2:yes()
    t.p2:choose() t.p1:choose()
    t:expect_decision("p2", "turn")
    assert(game_number(t, "turns_left") == 3)
    t:next_turn() t:next_turn() t:next_turn()
    t:expect_decision("p1", "turn")
    assert(game_number(t, "turns_left") == 0)
    play(t, t.p1, "Time Two")
    t.p1:end_turn()
    t:expect_winner "p1"
  end }

scenario "T408.4.a between two games the leader wins, and with equal games the next one begins" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    t:call "elimination-time"
    t:expect_decision("p1", "481.5")
    begin(t, "Time Field A", "Time Field D")
    assert(game_number(t, "turns_left") == 3)
    t.p2:concede()
    t:expect_winner "p1"
    assert(t:now() == nil)
  end }

scenario "T408.4.a between two games the leader wins at once" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Time Field A", "Time Field D")
    t.p2:concede()
    t:call "elimination-time"
    t:expect_winner "p1"
    assert(t:now() == nil)
  end }

-- ---- Draws and the match ---------------------------------------------------------------

scenario "T410.1, T403.10 an agreed draw: no exchange, the same battlefields and the same first player (T406.1.b, T407.4)" {
  format = "match", full = true,
  p1 = { battlefields = ONE, sideboard = { "Unit 5" } }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Time Field A", "Time Field D")
    t:next_turn()
    t:call "draw"
    t:expect_event "drawn"
    t:expect_number("p1", "games_won", 0)
    t:expect(t:zone("battlefields", 1)):is { "Time Field A", "Time Field D" }
    t:expect_decision("p1", "118.1")           -- no exchange, and p1 plays first again
  end }

scenario "T404.3 a drawn game does not count: the match goes on until somebody has won two" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Time Field A", "Time Field D")
    t:call "draw"
    t.p1:choose() t.p2:choose()
    t.p2:concede()
    t.p1:choose "Time Field B" t.p2:choose "Time Field E"
    t.p2:no()
    t.p1:choose() t.p2:choose()
    t:expect_winner "nobody"
    t.p2:concede()
    t:expect_winner "p1"
  end }

scenario "T410.1 a game that has not begun is not drawn; a single one is over" {
  format = "duel", full = true,
  function(t)
    assert(refused(t, "draw"):find "T410.1")
    t.p1:choose() t.p2:choose()
    t:call "draw"
    t:expect_winner "nobody"
    assert(t:now() == nil)
  end }

scenario "T410.2 the players agree that the match is drawn" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Time Field A", "Time Field D")
    t.p2:concede()
    t:call "draw-match"
    t:expect_winner "nobody"
    assert(t:now() == nil)
  end }

scenario "T410.2 who concedes the match loses it whatever the games are" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Time Field A", "Time Field D")
    t.p2:concede()
    t:call("concede-match", 1)
    t:expect_winner "p2"
    assert(t:now() == nil)
  end }

scenario "T410.2 in a team game the whole team concedes, and among more sides nobody concedes a match" {
  format = "2v2", p1 = {}, p2 = {}, p3 = {}, p4 = {},
  function(t)
    t:call("concede-match", 3)
    t:expect_winner "p2"
    for seat = 1, 4 do assert(t.game:in_game(seat) == (seat % 2 == 0), "seat " .. seat) end
  end }

scenario "650 among three sides a player concedes the game, not the match" {
  format = "ffa3", p1 = {}, p2 = {}, p3 = {},
  function(t)
    assert(refused(t, "concede-match", 1):find "650")
    assert(refused(t, "concede-match"):find "no such player")
  end }
