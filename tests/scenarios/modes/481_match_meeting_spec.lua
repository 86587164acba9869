-- SPDX-License-Identifier: MIT
-- What one game of a match leaves for the next (481): nothing but games won and battlefields used.

use "../test_cards.lua"

test_card(function()
  return card { id = "t-next-brush", name = "Next Brush", type = "spell", cost = { energy = 0 },
    targets = { battlefield {} }, run = function(game, me, field) game.replace(field, "Brush") end }
end)
test_card(function()
  return card { id = "t-next-take", name = "Next Take", type = "spell", cost = { energy = 0 },
    targets = { unit { enemy = true } }, run = function(game, me, one) game.take_control(one) end }
end)
test_card { id = "t-next-mill", name = "Next Mill", type = "spell", cost = { energy = 0 },
  run = function(game) game.mill(76) end,
}
test_card { id = "t-next-again", name = "Next Again", type = "spell", cost = { energy = 0 },
  run = function(game) game.extra_turn() end,
}
test_card { id = "t-next-pawn", name = "Next Pawn", type = "unit", cost = { energy = 0 }, might = 1 }
test_card { id = "t-next-xp", name = "Next Lesson", type = "spell", cost = { energy = 0 },
  run = function(game) game.gain_xp(3) end,
}
test_card { id = "t-next-a", name = "Field A", type = "battlefield" }
test_card { id = "t-next-b", name = "Field B", type = "battlefield" }
test_card { id = "t-next-c", name = "Field C", type = "battlefield" }
test_card { id = "t-next-d", name = "Field D", type = "battlefield" }
test_card { id = "t-next-e", name = "Field E", type = "battlefield" }
test_card { id = "t-next-f", name = "Field F", type = "battlefield" }

local ONE = { "Field A", "Field B", "Field C" }
local TWO = { "Field D", "Field E", "Field F" }

local function begin(t, first, second, starter)
  t.p1:choose(first)
  t.p2:choose(second)
  t["p" .. (starter or 1)]:yes()
  if starter == 2 then t.p2:choose() t.p1:choose() else t.p1:choose() t.p2:choose() end
end

local function deck_of(name)
  local cards = {}
  for i = 1, 40 do cards[i] = name end
  return cards
end

scenario "481.5, 438 a battlefield that a token replaced was used, and lies in no deck" {
  format = "match", full = true, p1 = { battlefields = ONE, deck = deck_of "Next Brush" }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t.p1:play "Next Brush":on "Field A"
    t:pass_all()
    t.p1:concede()
    t:expect_options("Field B", "Field C")
    t.p1:choose "Field B"
    t:expect_options("Field E", "Field F")
    t.p2:choose "Field E"
    t.p1:yes() t.p1:choose() t.p2:choose()
    t:expect(t:zone("battlefields", 1)):is { "Field B", "Field E" }
    t:expect(t.p1.banishment):count(0)
  end }

scenario "481.5 a battlefield of the opponent that my token replaced is the one that the opponent used" {
  format = "match", full = true, p1 = { battlefields = ONE, deck = deck_of "Next Brush" }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t.p1:play "Next Brush":on "Field D"
    t:pass_all()
    t.p1:concede()
    t.p1:choose "Field B"
    t:expect_options("Field E", "Field F")
    t.p2:choose "Field F"
    t.p1:yes() t.p1:choose() t.p2:choose()
    t:expect(t:zone("battlefields", 1)):is { "Field B", "Field F" }
  end }

scenario "481.6, 127 what was stolen in one game is in its owner's deck in the next" {
  format = "match", full = true, p1 = { battlefields = ONE, deck = deck_of "Next Take" },
  p2 = { battlefields = TWO, deck = deck_of "Next Pawn" },
  function(t)
    begin(t, "Field A", "Field D")
    t:next_turn()
    t.p2:play "Next Pawn"
    t:next_turn()
    t.p1:play "Next Take":on "Next Pawn"
    t:pass_all()
    t:expect(t.p1.base):has "Next Pawn"
    t.p1:concede()
    begin(t, "Field B", "Field E")
    t:expect(t.p2.deck):count(36)
    t:expect(t.p2.hand):count(4)
    t:expect(t.p1.deck):count(35) -- p1 begins and has drawn
    t:expect(t.p1.base):count(0)
  end }

scenario "431.3.b, 481.6 an opponent who wins by burning out in a row wins that game, not the match" {
  format = "match", full = true, victory_score = 2, p1 = { battlefields = ONE, deck = deck_of "Next Mill" },
  p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t.p1:play "Next Mill"
    t:pass_all()
    t:expect_event "burn_out"
    t:expect_number("p2", "games_won", 1)
    t:expect_winner "nobody"
    t:expect_decision("p1", "481.5")
    begin(t, "Field B", "Field E")
    t:expect_points("p2", 0)
    t.p1:play "Next Mill"
    t:pass_all()
    t:expect_winner "p2"
  end }

scenario "735, 481.6 an additional turn is none of the next game" {
  format = "match", full = true, p1 = { battlefields = ONE, deck = deck_of "Next Again" }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t.p1:play "Next Again"
    t:pass_all()
    t.p2:concede()
    begin(t, "Field B", "Field E", 2)
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
  end }

scenario "729, 481.6 XP is none of the next game" {
  format = "match", full = true, p1 = { battlefields = ONE, deck = deck_of "Next Lesson" }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t.p1:play "Next Lesson"
    t:pass_all()
    t:expect_number("p1", "xp", 3)
    t.p2:concede()
    begin(t, "Field B", "Field E", 2)
    t:expect_number("p1", "xp", 0)
  end }

test_format { name = "five", players = 2, games = 5, victory_score = 8, battlefields_in_deck = 3, battlefields_used = 1,
  choose_battlefields = true, opening_hand = 4, mulligan_max = 2, extra_runes_last = 1,
  deck = { main_min = 40, copies_max = 40, signatures_max = 3, runes = 12 },
}

scenario "481.5, 481.6 of five games three win, and in the fourth the battlefields of the first three may be used again" {
  format = "five", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t.p1:concede()
    begin(t, "Field B", "Field E")
    t.p2:concede()
    t.p2:yes() t.p2:choose() t.p1:choose() -- each has one battlefield left
    t:expect(t:zone("battlefields", 1)):is { "Field C", "Field F" }
    t.p1:concede()
    t:expect_options("Field A", "Field B", "Field C")
    begin(t, "Field A", "Field D")
    t.p2:concede()
    t:expect_options("Field B", "Field C")
    begin(t, "Field B", "Field E", 2)
    t.p1:concede()
    t:expect_winner "p2"
  end }

scenario "481.5, T410.1 a game that is conceded while battlefields are chosen has used none" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    t.p1:concede()
    t:expect_number("p2", "games_won", 1)
    t:expect_options("Field A", "Field B", "Field C")
    t.p1:choose "Field A"
    t.p2:concede()
    t:expect_number("p1", "games_won", 1)
    t:expect_options("Field A", "Field B", "Field C")
    t.p1:choose "Field B" t.p2:choose "Field D"
    t:expect_decision("p2", "116.1.a")
    t.p2:concede()
    t:expect_winner "p1"
  end }

scenario "481.5, T410.1 a game that is conceded in the mulligan has used its battlefields" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    t.p1:choose "Field A" t.p2:choose "Field D"
    t.p1:yes()
    t.p2:concede()
    t:expect_options("Field B", "Field C")
  end }

scenario "T410.1, T403.4 who concedes while cards are exchanged has lost the game that comes" {
  format = "match", full = true, p1 = { battlefields = ONE, sideboard = { "Unit 5" } }, p2 = { battlefields = TWO, sideboard = { "Unit 6" } },
  function(t)
    t.p1:choose "Field A" t.p2:choose "Field D"
    t.p1:yes() t.p1:choose() t.p2:choose()
    t.p1:concede()
    t:expect_decision("p1", "481.6")
    t.p2:concede()
    t:expect_number("p1", "games_won", 1)
    t:expect_number("p2", "games_won", 1)
    t:expect_winner "nobody"
    t:expect_decision "p1"
  end }

scenario "T403.10, T406.1.b after an agreed draw the same battlefields lie there, and count once" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    t.p1:choose "Field A" t.p2:choose "Field D"
    t.p1:yes() t.p1:choose() t.p2:choose()
    t:call "draw"
    t:expect_decision("p1", "118.1")
    t:expect(t:zone("battlefields", 1)):is { "Field A", "Field D" }
    t.p1:choose() t.p2:choose()
    t.p1:concede()
    t:expect_options("Field B", "Field C")
  end }
