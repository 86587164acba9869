-- SPDX-License-Identifier: MIT
-- The Match (481): battlefields that are used up, who begins, and sideboards.

use "../test_cards.lua"

test_card { id = "t-match-legend", name = "Match Legend", type = "legend", tags = { "Matchmaker" } }
test_card { id = "t-match-one", name = "Match Champion", type = "unit", might = 2,
  supertypes = { "champion" }, tags = { "Matchmaker" },
}
test_card { id = "t-match-two", name = "Match Rival", type = "unit", might = 3,
  supertypes = { "champion" }, tags = { "Matchmaker" },
}
test_card { id = "t-match-other", name = "Match Stranger", type = "unit", might = 3,
  supertypes = { "champion" }, tags = { "Stranger" },
}
test_card { id = "t-match-point", name = "Match Point", type = "spell", cost = { energy = 0 },
  run = function(game) game.gain_points(1) end,
}
test_card { id = "t-match-a", name = "Field A", type = "battlefield" }
test_card { id = "t-match-b", name = "Field B", type = "battlefield" }
test_card { id = "t-match-c", name = "Field C", type = "battlefield" }
test_card { id = "t-match-d", name = "Field D", type = "battlefield" }
test_card { id = "t-match-e", name = "Field E", type = "battlefield" }
test_card { id = "t-match-f", name = "Field F", type = "battlefield" }

local ONE = { "Field A", "Field B", "Field C" }
local TWO = { "Field D", "Field E", "Field F" }

-- Both choose battlefields, p1 plays first, nobody sets cards aside.
local function begin(t, first, second)
  t.p1:choose(first)
  t.p2:choose(second)
  t.p1:yes()
  t.p1:choose()
  t.p2:choose()
end

scenario "481.5 each player selects one of three battlefields, and both are placed at once" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    t:expect_decision("p1", "481.5")
    t.p1:choose "Field B"
    t:expect(t:zone("battlefields", 1)):count(0)
    t:expect_decision("p2", "481.5")
    t.p2:choose "Field D"
    t:expect(t:zone("battlefields", 1)):is { "Field B", "Field D" }
  end }

scenario "481.5 what was used in a game cannot be selected again in this match" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t.p1:concede()
    t:expect_no_option "Field A"
    t:expect_option("Field B", "Field C")
    t.p1:choose "Field B"
    t:expect_no_option "Field D"
    t.p2:choose "Field F"
    t.p1:yes()
    t.p1:choose() t.p2:choose()
    t.p2:concede()
    t:expect(t:zone("battlefields", 1)):is { "Field C", "Field E" }
    t:expect_decision("p2", "116.1.a")
  end }

scenario "481.6 who wins two games wins the match" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t.p1:concede()
    t:expect_winner "nobody"
    t:expect_number("p2", "games_won", 1)
    t.p1:choose "Field B" t.p2:choose "Field E"
    t.p1:yes() t.p1:choose() t.p2:choose()
    t.p2:concede()
    t:expect_number("p1", "games_won", 1)
    t:expect_winner "nobody"
    t.p2:yes()
    t.p2:choose() t.p1:choose()
    t.p1:concede()
    t:expect_winner "p2"
  end }

scenario "481.6 the second game begins from nothing: points, cards, runes" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t:next_turn() t:next_turn()
    t.p2:concede()
    t.p1:choose "Field B" t.p2:choose "Field E"
    t.p2:yes()
    t.p2:choose() t.p1:choose()
    t:expect_points("p1", 0)
    t:expect(t.p1.hand):count(4)
    t:expect(t.p1.deck):count(36)
    t:expect(t.p1.runes):count(0)
    t:expect(t.p1.rune_deck):count(12)
    t:expect(t.p1.trash):count(0)
    t:expect_decision("p2", "turn")
    t:expect_event("next_game", nil, { amount = 2, by = "p1" })
  end }

scenario "481.6 points win a game as ever, and the match goes on" {
  format = "match", victory_score = 1, full = true,
  p1 = { battlefields = ONE, deck = { "Match Point", "Match Point", "Match Point", "Match Point",
    "Match Point", "Match Point" } }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t.p1:play "Match Point"
    t.p1:pass() t.p2:pass()
    t:expect_event "win"
    t:expect_winner "nobody"
    t:expect_number("p1", "games_won", 1)
    t:expect(t.p1.deck):count(6)
    t.p1:choose "Field B" t.p2:choose "Field E"
    t.p2:no()
    t.p1:choose() t.p2:choose()
    t.p1:play "Match Point"
    t.p1:pass() t.p2:pass()
    t:expect_winner "p1"
  end }

scenario "481.7 who goes second channels one rune more, in each game" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t:next_turn()
    t:expect(t.p2.runes):count(3)
    t.p1:concede()
    t.p1:choose "Field B" t.p2:choose "Field E"
    t.p1:no()
    t.p2:choose() t.p1:choose()
    t:expect(t.p2.runes):count(2)
    t:next_turn()
    t:expect(t.p1.runes):count(3)
  end }

scenario "116.1.a who is chosen for the first game says whether he begins; later the loser does" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    t.p1:choose "Field A" t.p2:choose "Field D"
    t:expect_decision("p1", "116.1.a")
    t.p1:no()
    t:expect_decision("p2", "118.1")
    t.p2:choose() t.p1:choose()
    t:expect_decision("p2", "turn")
    t.p2:concede()
    t.p1:choose "Field B" t.p2:choose "Field E"
    t:expect_decision("p2", "116.1.a")
    t.p2:no()
    t:expect_decision("p1", "118.1")
  end }

scenario "481.6 between games cards of the sideboard come in for as many of the main deck" {
  format = "match", full = true,
  p1 = { battlefields = ONE, sideboard = { "Unit 5", "Unit 6" } }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t:expect(t:zone("sideboard", 1)):is { "Unit 5", "Unit 6" }
    t.p2:concede()
    t:expect_decision("p1", "481.6")
    t.p1:choose "Filler"
    t:expect_option("Unit 5", "Unit 6")
    t.p1:choose "Unit 6"
    t:expect(t:zone("sideboard", 1)):is { "Unit 5", "Filler" }
    t:expect(t.p1.deck):has("Unit 6")
    t:expect(t.p1.deck):count(40)
    t:expect_decision("p1", "481.5")
  end }

scenario "481.6 no card of the sideboard need come in; the other's sideboard can be counted, not read" {
  format = "match", full = true,
  p1 = { battlefields = ONE, sideboard = { "Unit 5", "Unit 6" } }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t:expect(t:zone("sideboard", 1)):unseen_by "p2"
    t:expect(t:zone("sideboard", 1)):seen_by "p1"
    t.p2:concede()
    t.p1:choose()
    t:expect(t:zone("sideboard", 1)):is { "Unit 5", "Unit 6" }
    t:expect_decision("p1", "481.5")
  end }

scenario "103.2.a.2 the Chosen Champion may be another one of the legend's, also from the sideboard" {
  format = "match", full = true,
  p1 = { battlefields = ONE, legend = "Match Legend", champion = "Match Champion",
    sideboard = { "Match Rival", "Match Stranger" } }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t:expect(t.p1.champion):is { "Match Champion" }
    t.p2:concede()
    t:expect_option("Match Champion", "Match Rival")
    t:expect_no_option "Match Stranger"
    t.p1:choose "Match Rival"
    t:expect_decision("p1", "481.6")
    t.p1:choose "Filler"
    t.p1:choose "Field B" t.p2:choose "Field E"
    t:expect(t.p1.champion):is { "Match Rival" }
    t:expect(t.p1.deck):count(40)
    t:expect(t.p1.deck):has("Match Champion")
    t:expect(t:zone("sideboard", 1)):is { "Match Stranger", "Filler" }
    t:expect(t.p1.legend):is { "Match Legend" }
    t:expect_decision("p2", "116.1.a")
  end }

scenario "480.6 a Duel is one game" {
  format = "duel", full = true,
  function(t)
    t.p1:concede()
    t:expect_winner "p2"
  end }

test_card { id = "t-match-guard", name = "Match Guard", type = "unit", cost = { energy = 0 }, might = 1,
  instead_of { event = "die", subject = units { friendly = true, other = true },
    run = function(game) game.recall(game.event.subject) end },
}
test_card { id = "t-match-target", name = "Match Target", type = "unit", cost = { energy = 0 },
  might = 1,
}
test_card { id = "t-match-bolt", name = "Match Bolt", type = "spell", cost = { energy = 0 },
  targets = { unit {} },
  run = function(game, me, target) game.deal(1, target) end,
}

scenario "481.6 after a drawn game: the same battlefields, no exchange, the same first player" {
  format = "match", full = true,
  p1 = { battlefields = ONE, sideboard = { "Unit 5" },
    deck = { "Match Guard", "Match Target", "Match Bolt", "Filler", "Filler", "Match Bolt" } },
  p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t:next_turn() t:next_turn()                -- now p1 has them all
    t.p1:play("Match Guard")
    t.p1:play("Match Target")
    t.p1:play("Match Bolt"):on "Match Target"
    t:pass_all()                               -- it dies and is recalled without end
    t:expect_event "drawn"
    t:expect_winner "nobody"
    t:expect_number("p1", "games_won", 0)
    t:expect(t:zone("battlefields", 1)):is { "Field A", "Field D" }
    t:expect(t:zone("sideboard", 1)):is { "Unit 5" }
    t:expect_decision("p1", "118.1")
  end }

scenario "481.1 a Match has two players, 481.2 who are opponents" {
  format = "match", full = true,
  function(t)
    assert(t.seats == 2)
  end }

scenario "481.2 in a Match there are no teams" {
  format = "match", full = true,
  function(t)
    assert(t.game:look(t.game:player(1), "team") ~= t.game:look(t.game:player(2), "team"))
  end }

scenario "481.3 eight points win a game of a Match, seven do not" {
  format = "match", full = true,
  p1 = { battlefields = ONE, deck = { "Match Seven", "Match Point", "Match Seven", "Match Point",
    "Match Point", "Match Point" } }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t.p1:play "Match Seven"
    t:pass_all()
    t:expect_points("p1", 7)
    t:expect_number("p1", "games_won", 0)
    t.p1:play "Match Point"
    t.p1:pass() t.p2:pass()
    t:expect_number("p1", "games_won", 1)
    t:expect_decision("p1", "481.5")
  end }

test_card { id = "t-match-seven", name = "Match Seven", type = "spell", cost = { energy = 0 },
  run = function(game) game.gain_points(7) end,
}

scenario "481.4 two battlefields are in play in each game of a Match" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    begin(t, "Field A", "Field D")
    t:expect(t:zone("battlefields", 1)):count(2)
    t.p1:concede()
    t.p1:choose "Field B" t.p2:choose "Field E"
    t:expect(t:zone("battlefields", 1)):count(2)
    t:expect_decision("p1", "116.1.a")
  end }
