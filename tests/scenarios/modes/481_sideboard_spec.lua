-- SPDX-License-Identifier: MIT
-- Sideboards, the start of a game and taking back, as the Tournament Rules have them (T403, T406,
-- T407, T408.4, T509, T602.3, T603.7, T701.5).

use "../test_cards.lua"

test_card { id = "t-side-legend", name = "Side Legend", type = "legend", tags = { "Host" } }
test_card { id = "t-side-one", name = "Side Champion", type = "unit", might = 2,
  supertypes = { "champion" }, tags = { "Host" },
}
test_card { id = "t-side-two", name = "Side Rival", type = "unit", might = 3,
  supertypes = { "champion" }, tags = { "Host" },
}
test_card { id = "t-side-other", name = "Side Stranger", type = "unit", might = 3,
  supertypes = { "champion" }, tags = { "Stranger" },
}
test_card { id = "t-side-bolt", name = "Side Bolt", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, target) game.deal(1, target) end,
}
test_card { id = "t-side-draw", name = "Side Draw", type = "spell", cost = { energy = 0 },
  run = function(game) game.draw(1) end,
}
test_card { id = "t-side-a", name = "Side A", type = "battlefield" }
test_card { id = "t-side-b", name = "Side B", type = "battlefield" }
test_card { id = "t-side-c", name = "Side C", type = "battlefield" }
test_card { id = "t-side-d", name = "Side D", type = "battlefield" }
test_card { id = "t-side-e", name = "Side E", type = "battlefield" }
test_card { id = "t-side-f", name = "Side F", type = "battlefield" }
test_card { id = "t-side-bell", name = "Side Bell", type = "battlefield",
  when { event = "conquer", at = "here", run = function(game) game.draw(1) end },
}

local ONE, TWO = { "Side A", "Side B", "Side C" }, { "Side D", "Side E", "Side F" }
local HOST = { battlefields = ONE, legend = "Side Legend", champion = "Side Champion",
  sideboard = { "Side Rival", "Side Stranger", "Unit 6" } }

-- The first game has begun and is conceded by p2, so that p1 is asked about cards.
local function between(t)
  t.p1:choose "Side A" t.p2:choose "Side D"
  t.p1:yes()
  t.p1:choose() t.p2:choose()
  t.p2:concede()
end

-- ---- Between two games (T403.4, T406.1.a) --------------------------------------------------

scenario "T403.4 cards come in one for one (T406.1.a), T403.4.c and the main deck has its size again" {
  format = "match", full = true, p1 = HOST, p2 = { battlefields = TWO },
  function(t)
    between(t)
    t.p1:choose "Side Champion"
    t.p1:choose("Filler", "Filler")
    assert(not pcall(t.p1.choose, t.p1, "Unit 6"), "one card for two")
    t.p1:choose("Unit 6", "Side Rival")
    t.p1:choose "Side B" t.p2:choose "Side E"
    t:expect(t.p1.deck):count(40)              -- as before, beside the champion
    t:expect(t.p1.champion):is { "Side Champion" }
    t:expect(t:zone("sideboard", 1)):is { "Side Stranger", "Filler", "Filler" }
    t:expect_decision("p2", "116.1.a")
  end }

scenario "T403.4.a, T601.1.c.4 the Chosen Champion may be another one of the legend's, of the deck or the sideboard" {
  format = "match", full = true, p1 = HOST, p2 = { battlefields = TWO },
  function(t)
    between(t)
    t:expect_options("Side Champion", "Side Rival")
    t:expect_no_option "Side Stranger"
  end }

test_card { id = "t-side-smith", name = "Side Smith", type = "legend", tags = { "Host", "Equipment" } }

scenario "T403.4.a of a legend with two tags, too, it has one of them: Equipment is no card's without it" {
  format = "match", full = true, p2 = { battlefields = TWO },
  p1 = { battlefields = ONE, legend = "Side Smith", champion = "Side Champion",
    sideboard = { "Side Rival", "Side Stranger", "Unit 6" } },
  function(t)
    between(t)
    t:expect_options("Side Champion", "Side Rival")
  end }

scenario "T403.4.b runes, legend and battlefields stay as they were registered" {
  format = "match", full = true, p1 = HOST, p2 = { battlefields = TWO },
  function(t)
    between(t)
    local runes = #t.game:zone("rune_deck", 1)
    t.p1:choose "Side Champion"
    for _, name in ipairs { "Fury Rune", "Side Legend", "Side B" } do t:expect_no_option(name) end
    t.p1:choose()                              -- no card leaves
    t:expect_decision("p1", "481.5")
    t:expect_options("Side B", "Side C")
    assert(#t.game:zone("rune_deck", 1) == runes and runes == 12)
    t:expect(t.p1.legend):is { "Side Legend" }
  end }

scenario "T403.6 a sideboard is counted by the opponent, who does not see its cards" {
  format = "match", full = true, p1 = HOST, p2 = { battlefields = TWO },
  function(t)
    assert(#t.game:zone("sideboard", 1, 2) == 3)
    t:expect(t:zone("sideboard", 1)):unseen_by "p2"
  end }

-- ---- The start of a game (T406, T407) --------------------------------------------------------

scenario "T407.3 who plays first is said once the battlefields lie there, before the mulligans" {
  format = "match", full = true, p1 = HOST, p2 = { battlefields = TWO },
  function(t)
    t:expect_decision("p1", "481.5")
    t.p1:choose "Side A"
    t:expect_decision("p2", "481.5")
    t.p2:choose "Side D"
    t:expect_decision("p1", "116.1.a")
    t.p1:yes()
    t:expect_decision("p1", "118.1")
  end }

scenario "T406.1.c both decks of each player are shuffled in each game" {
  format = "match", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    t.p1:choose "Side A" t.p2:choose "Side D"
    t.p1:yes()
    t.p1:choose() t.p2:choose()
    t:forget()
    t.p2:concede()
    t:expect_events(6, "shuffle")              -- rune decks once; main decks again after the exchange
    t:expect_decision("p1", "481.5")
    t:expect(t.p1.deck):unseen_by "p1"
    t:expect(t.p1.rune_deck):unseen_by "p1"
  end }

scenario "T406.1.g.1 the legend lies there at once, T406.1.g.7 and after the exchange hands are drawn of shuffled decks" {
  format = "best-of-one", full = true, p1 = HOST, p2 = { battlefields = TWO },
  function(t)
    t:expect(t.p1.legend):is { "Side Legend" }
    t:expect(t.p1.hand):count(0)
    t.p1:yes()
    t:forget()
    t.p1:choose "Side Champion"
    t.p1:choose()
    t:expect_event "shuffle"
    t:expect(t.p1.champion):is { "Side Champion" }
    t:expect(t.p1.hand):count(4)
    t:expect_decision("p1", "118.1")
  end }

-- ---- Time in an elimination (T408.4) -----------------------------------------------------------

scenario "T408.4.b the player whose turn it is finishes it when time is called" {
  p1 = { points = 1 }, p2 = {},
  function(t)
    t:call "elimination-time"
    t:expect_decision("p1", "turn")
    t.p1:end_turn()
    t:expect_winner "nobody"
    t:expect_decision("p2", "turn")
  end }

-- ---- Limited decks (T602.3) ----------------------------------------------------------------------

scenario "T602.3.d.1 a blank battlefield has no text, and is conquered and held as any" {
  p1 = { base = { "Unit 2", "Unit 1" }, points = 0 }, p2 = {},
  battlefields = { "Blank Battlefield", "Side Bell" },
  function(t)
    t.p1:move("Unit 2", "Blank Battlefield")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:expect_control("Blank Battlefield", "p1")
    t:next_turn() t:next_turn()
    t:expect_points("p1", 2)                   -- held
    t:expect_no_event "trigger"
    t:forget()
    t.p1:move("Unit 1", "Side Bell")           -- a battlefield that has text
    t:showdown_pass()
    t:expect_event("trigger", "Side Bell")
  end }

scenario "T602.3.e.4.a each copy of a battlefield is used once in a match, and another copy of it again" {
  format = "sealed-match", full = true,
  p1 = { battlefields = { "Side A", "Side A", "Blank Battlefield" } }, p2 = { battlefields = TWO },
  function(t)
    t.p1:choose "Side A" t.p2:choose "Side D"
    t.p1:yes()
    t.p1:choose() t.p2:choose()
    t.p1:concede()
    t.p1:no() t.p2:no()                        -- runes stay
    t:expect_options("Side A", "Blank Battlefield")
    t.p1:choose "Side A" t.p2:choose "Side E"
    t.p1:yes()
    t.p1:choose() t.p2:choose()
    t.p2:concede()
    t.p1:no() t.p2:no()
    t:expect_decision("p2", "116.1.a")
    t:expect(t:zone("battlefields", 1)):has "Blank Battlefield"
  end }

-- ---- Two against two (T603.7) ----------------------------------------------------------------------

scenario "T603.7.a.1 the first team's A player, T603.7.a.2 the second's, T603.7.a.3 the first's B player, T603.7.a.4 the second's, T603.7.a.5 and again" {
  format = "2v2",
  function(t)
    assert(t.game:look(t.game:player(1), "team") == t.game:look(t.game:player(3), "team"))
    for _, seat in ipairs { 1, 2, 3, 4, 1 } do
      t:expect_decision("p" .. seat, "turn")
      t:next_turn()
    end
  end }

local TEAMS = {
  { battlefields = ONE, sideboard = { "Unit 6" } }, { battlefields = TWO },
  { battlefields = { "West Field", "East Field", "North Field" } },
  { battlefields = { "South Field", "Tower", "Shrine" } },
}

-- Everybody keeps the hand, from the first player on.
local function keep_all(t, first)
  for i = 0, 3 do t.players[(first - 1 + i) % 4 + 1]:choose() end
end

local function fields(t)
  local names = {}
  for _, card in ipairs(t.game:zone("battlefields", 1)) do names[card.name] = true end
  return names
end

scenario "T603.7.c.1 the team that has lost says who plays first, and after a draw the order stays" {
  format = "2v2-match", full = true, p1 = TEAMS[1], p2 = TEAMS[2], p3 = TEAMS[3], p4 = TEAMS[4],
  function(t)
    t.p1:choose "player 1"
    keep_all(t, 1)
    local used = fields(t)
    t.p4:concede()                             -- and p2 with p4 (484.6.a.1)
    for seat, won in ipairs { 1, 0, 1, 0 } do t:expect_number("p" .. seat, "games_won", won) end
    t:expect_decision("p1", "481.6")           -- p1 alone has a sideboard
    t.p1:choose "Filler"
    t:expect_decision("p2", "T603.7.c")
    t.p2:choose "player 4"
    local again = fields(t)
    for name in pairs(again) do assert(not used[name], name .. " is used twice in a match") end
    keep_all(t, 4)
    t:call "draw"
    t:expect_decision("p4", "118.1")           -- nobody is asked, and p4 plays first again
    for name in pairs(fields(t)) do assert(again[name], name .. " was not there") end
    t:expect(t:zone("battlefields", 1)):count(3)
    keep_all(t, 4)
    t.p2:concede()
    t:expect_winner "p1"
  end }

scenario "T404.2 a team that has won two games wins the match, T408.3.a and time leaves it to the team that leads" {
  format = "2v2-match", full = true, p1 = { battlefields = ONE }, p2 = TEAMS[2], p3 = TEAMS[3], p4 = TEAMS[4],
  function(t)
    t.p1:choose "player 2"
    keep_all(t, 2)
    t.p1:concede()
    t:expect_winner "nobody"
    t:expect_decision("p1", "T603.7.c")
    t:call "time"                              -- between two games (T408.2.d)
    t:expect_winner "p2"
  end }

-- ---- Taking back (T509.3-4) and a judge's rewind (T701.5) ---------------------------------------------

-- A host keeps a copy from before an action, and goes back to it.
local function rewind(t, before)
  assert(t.game:copy(before))
  t.decision, t.card_list = false, false
  t:now()
end

scenario "T509.3, T701.5.b, T701.5.b.1 the last action is taken back by the host, and another one taken or none (T701.5.b.2)" {
  p1 = { base = { "Unit 1" }, hand = { "Side Bolt" }, pool = { energy = 1 } }, p2 = { base = { "Unit 2" } },
  function(t)
    local before = t.game:clone()
    t.p1:play("Side Bolt"):on "Unit 2"
    t:expect_chain { "Side Bolt" }
    rewind(t, before)
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):is { "Side Bolt" }
    t:expect_number("p1", "energy", 1)
    t.p1:play("Side Bolt"):on "Unit 1"         -- another decision
    t:pass_all()
    t:expect(t.p1.base):count(0)
    t:expect(t.p2.base):is { "Unit 2" }
  end }

scenario "T509.4, T509.4.b the place of a unit is taken back before the last choice for it, or the unit is not played" {
  p1 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Unit 1" }, pool = { energy = 3 } }, p2 = {},
  function(t)
    t.p1:play "Unit 1"
    t:expect_options("base", "West Field")     -- where is it played?
    t.p1:cancel()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect_decision("p1", "turn")
  end }

scenario "T509.4.c a move is taken back before it is complete" {
  p1 = { base = { "Unit 2", "Unit 1" } }, p2 = { base = { "Unit 3" } },
  function(t)
    local before = t.game:clone()
    t.p1:move("Unit 2", "West Field")
    rewind(t, before)
    t:expect(t.p1.base):is { "Unit 2", "Unit 1" }
    t.p1:move({ "Unit 2", "Unit 1" }, "West Field")
    t:expect(t.p1.base):count(0)
  end }

scenario "T509.4.d runes that were exhausted for a card are ready again when it is taken back" {
  p1 = { hand = { "Unit 1" }, runes = { fury = 2 } }, p2 = {},
  function(t)
    local before = t.game:clone()
    t.p1:play "Unit 1"
    t:expect(t.p1.runes):exhausted(1)
    rewind(t, before)
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect(t.p1.runes):ready(2)
  end }

scenario "T701.5.d.1 each action since an error is taken back, T701.5.d.2 with all that followed from it" {
  p1 = { hand = { "Side Draw", "Side Bolt" }, pool = { energy = 1 }, deck = { "Unit 4", "Unit 5" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    local before = t.game:clone()
    local hash = t.game:hash()
    t.p1:play "Side Draw"
    t:pass_all()
    t.p1:play("Side Bolt"):on "Unit 2"
    t:pass_all()
    rewind(t, before)
    assert(t.game:hash() == hash)
    t:expect(t.p2.base):is { "Unit 2" }
    t:expect(t.p1.hand):is { "Side Draw", "Side Bolt" }
  end }

scenario "T701.5.d.3 a card that was drawn since is another one, T701.5.d.4 and who looked at a deck knows it no more" {
  p1 = { hand = { "Side Draw" }, deck = { "Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5", "Unit 6" } }, p2 = {},
  function(t)
    local before, drawn = t.game:clone(), {}
    for seed = 1, 12 do
      assert(t.game:copy(before))
      assert(t.game:redeal("all", seed))
      rewind(t, t.game:clone())
      t.p1:play "Side Draw"
      t:pass_all()
      drawn[t.game:zone("hand", 1)[1].name] = true
    end
    local count = 0
    for _ in pairs(drawn) do count = count + 1 end
    assert(count > 1, "always the same card")
  end }

scenario "T403.4 a champion that comes from the sideboard is one of the cards that come in" {
  format = "match", full = true, p1 = HOST, p2 = { battlefields = TWO },
  function(t)
    between(t)
    t.p1:choose "Side Rival"
    t.p1:choose("Filler", "Filler")       -- two leave; the champion and one more come in
    assert(not t:accepts(t.p1, "Unit 6", "Side Stranger"))
    t.p1:choose "Unit 6"
    t.p1:choose "Side B" t.p2:choose "Side E"
    t:expect(t.p1.champion):is { "Side Rival" }
    t:expect(t.p1.deck):count(40)
    t:expect_decision("p2", "116.1.a")
  end }
