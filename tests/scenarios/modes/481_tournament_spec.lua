-- SPDX-License-Identifier: MIT
-- How games of a competition are set up (T403, T406, T407, T603), and what may be taken back (T509).

use "../test_cards.lua"

test_card { id = "t-trn-legend", name = "Tournament Legend", type = "legend", tags = { "Organiser" } }
test_card { id = "t-trn-one", name = "Tournament Champion", type = "unit", might = 2,
  supertypes = { "champion" }, tags = { "Organiser" },
}
test_card { id = "t-trn-two", name = "Tournament Rival", type = "unit", might = 3,
  supertypes = { "champion" }, tags = { "Organiser" },
}
test_card { id = "t-trn-bolt", name = "Tournament Bolt", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, target) game.deal(1, target) end,
}
test_card { id = "t-trn-a", name = "Hall A", type = "battlefield" }
test_card { id = "t-trn-b", name = "Hall B", type = "battlefield" }
test_card { id = "t-trn-c", name = "Hall C", type = "battlefield" }
test_card { id = "t-trn-d", name = "Hall D", type = "battlefield" }
test_card { id = "t-trn-e", name = "Hall E", type = "battlefield" }
test_card { id = "t-trn-f", name = "Hall F", type = "battlefield" }

local ONE, TWO = { "Hall A", "Hall B", "Hall C" }, { "Hall D", "Hall E", "Hall F" }

-- ---- One game, set up as if between two (T406.1.g) --------------------------------------

local SHOWN = { battlefields = ONE, legend = "Tournament Legend", champion = "Tournament Champion",
  sideboard = { "Tournament Rival", "Unit 6" } }

scenario "T406.1.g.2 battlefields are drawn, then the designated (T406.1.g.3, T406.1.g.4) player says who plays first" {
  format = "best-of-one", full = true, p1 = SHOWN, p2 = { battlefields = TWO },
  function(t)
    t:expect(t:zone("battlefields", 1)):count(2)
    t:expect(t.p1.legend):is { "Tournament Legend" }
    t:expect(t.p1.champion):count(0)
    t:expect_decision("p1", "116.1.a")
    t.p1:no()
    t:expect_decision("p1", "481.6")
  end }

scenario "T406.1.g.5-6 cards are exchanged, and then the Chosen Champion is shown" {
  format = "best-of-one", full = true, p1 = SHOWN, p2 = { battlefields = TWO },
  function(t)
    t.p1:yes()
    t.p1:choose "Tournament Rival"
    t.p1:choose("Filler", "Filler")            -- for the champion, and for the one card that is left
    t:expect(t.p1.champion):is { "Tournament Rival" }
    t:expect(t.p1.deck):has("Unit 6")
    t:expect(t.p1.deck):has("Tournament Champion")
    t:expect(t:zone("sideboard", 1)):is { "Filler", "Filler" }
    t:expect_decision("p1", "118.1")
    t:expect(t.p1.hand):count(4)
  end }

scenario "481.6 T406.1.g.5 no champion comes in where no card can leave the main deck" {
  format = "best-of-one", full = true, p2 = { battlefields = TWO },
  p1 = { battlefields = ONE, legend = "Tournament Legend", deck = {}, sideboard = { "Tournament Rival" } },
  function(t)
    t.p1:yes()
    t:expect(t:zone("sideboard", 1)):is { "Tournament Rival" }
    t:expect(t.p1.champion):count(0)
  end }

scenario "T407.1 the designated player may play last" {
  format = "best-of-one", full = true, p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  function(t)
    t.p1:no()
    t.p2:choose() t.p1:choose()
    t:expect_decision("p2", "turn")
    t.p1:concede()
    t:expect_winner "p2"
  end }

-- ---- Between games ------------------------------------------------------------------

local BESIDE = { battlefields = ONE, sideboard = { "Unit 5" } }

scenario "T403.9 a first game that was skipped is followed by no exchange; its loser says who begins" {
  format = "match", full = true, p1 = BESIDE, p2 = { battlefields = TWO },
  function(t)
    t.p1:concede()
    t:expect_number("p2", "games_won", 1)
    t:expect_decision("p1", "481.5")
    t.p1:choose "Hall A" t.p2:choose "Hall D"
    t:expect_decision("p1", "116.1.a")
    t.p1:yes()
    t.p1:choose() t.p2:choose()
    t.p2:concede()
    t:expect_decision("p1", "481.6")           -- cards are exchanged before the third game
  end }

scenario "T403.9 a first game that has begun is followed by an exchange" {
  format = "match", full = true, p1 = BESIDE, p2 = { battlefields = TWO },
  function(t)
    t.p1:choose "Hall A" t.p2:choose "Hall D"
    t.p1:yes()
    t.p1:choose() t.p2:choose()
    t.p1:concede()
    t:expect_decision("p1", "481.6")
  end }

scenario "T403.5 nobody exchanges cards before the first game of a match" {
  format = "match", full = true, p1 = BESIDE, p2 = { battlefields = TWO },
  function(t)
    t:expect_decision("p1", "481.5")
    t:expect(t:zone("sideboard", 1)):is { "Unit 5" }
  end }

-- ---- Two against two (T603) ----------------------------------------------------------

scenario "T603.7.c the team that is drawn says with whom of the order (T603.7.a) play begins" {
  format = "2v2-constructed", full = true,
  p1 = { battlefields = ONE }, p2 = { battlefields = TWO },
  p3 = { battlefields = { "West Field", "East Field", "North Field" } },
  p4 = { battlefields = { "South Field", "Hall A", "Hall B" } },
  function(t)
    t:expect_decision("p1", "T603.7.c")
    t:expect(t:zone("battlefields", 1)):count(0)
    t.p1:choose "player 3"
    t:expect(t:zone("battlefields", 1)):count(3)  -- who plays first brings none (484.5.b)
    for _, seat in ipairs { 3, 4, 1, 2 } do       -- T603.7.a
      t:expect_decision("p" .. seat, "118.1")
      t.players[seat]:choose()
    end
    t:expect_decision("p3", "turn")
    t:next_turn()
    t:expect_decision("p4", "turn")
    t:next_turn()
    t:expect_decision("p1", "turn")
  end }

scenario "T602.3.d both team mates may bring blank battlefields, T603.6 in sealed two against two" {
  format = "2v2-sealed", full = true,
  p1 = { battlefields = { "Blank Battlefield", "Blank Battlefield", "Blank Battlefield" } },
  p2 = { battlefields = TWO },
  p3 = { battlefields = { "Blank Battlefield", "Blank Battlefield", "Blank Battlefield" } },
  p4 = { battlefields = ONE },
  function(t)
    t.p1:choose "player 2"
    t:expect(t:zone("battlefields", 1)):count(3)
  end }

-- ---- Decks ------------------------------------------------------------------------------

local function constructed(size) return { legend = "Loose Cannon", champion = "Jinx, Rebel", main_size = size } end

scenario "T402.1 a deck for the best of one has exactly 40 cards" {
  format = "best-of-one", deck = constructed(41), function(d) d:expect_illegal("T402.1") end }
scenario "T402.1 a deck for two against two has exactly 40 cards" {
  format = "2v2-constructed", deck = constructed(41), function(d) d:expect_illegal("T402.1") end }
scenario "T601.1.c.1 nine cards are too many for a sideboard" {
  format = "match",
  deck = { legend = "Loose Cannon", champion = "Jinx, Rebel", main_size = 40,
    sideboard = { { "Pouty Poro", 3 }, { "Gust", 3 }, { "Raging Soul", 3 } } },
  function(d) d:expect_illegal("T601.1.c.1") end }
scenario "T601.1.c.2 a rune is no card of a sideboard" {
  format = "match",
  deck = { legend = "Loose Cannon", champion = "Jinx, Rebel", main_size = 40, sideboard = { "Fury Rune" } },
  function(d) d:expect_illegal("103.2") end }

scenario "T602.4.a.9.b a preconstructed deck is played exactly as it was given" {
  format = "preconstructed",
  deck = { legend = "Loose Cannon", champion = "Jinx, Rebel", main = { { "Pouty Poro", 24 } }, main_size = 25,
    battlefields = { "West Field" },
    pool = { "Loose Cannon", "Jinx, Rebel", { "Pouty Poro", 24 }, "West Field" } },
  function(d) d:expect_legal() end }
scenario "T602.4.a.9.b nothing is left out of a preconstructed deck" {
  format = "preconstructed",
  deck = { legend = "Loose Cannon", champion = "Jinx, Rebel", main = { { "Pouty Poro", 24 } }, main_size = 25,
    battlefields = { "West Field" },
    pool = { "Loose Cannon", "Jinx, Rebel", { "Pouty Poro", 25 }, "West Field" } },
  function(d) d:expect_illegal("T602.4.a.9.b") end }
scenario "T602.4.a.9.b nothing comes into a preconstructed deck, no blank battlefield either" {
  format = "preconstructed",
  deck = { legend = "Loose Cannon", champion = "Jinx, Rebel", main = { { "Pouty Poro", 24 } }, main_size = 25,
    battlefields = { "Blank Battlefield" },
    pool = { "Loose Cannon", "Jinx, Rebel", { "Pouty Poro", 24 }, "West Field" } },
  function(d) d:expect_illegal("T602.4.a.9.b") end }

-- ---- A match of limited decks (T602.4.a.7) -------------------------------------------------

test_card { id = "t-trn-calm", name = "Calm Guest", type = "unit", domains = { "calm" }, might = 1 }
test_card { id = "t-trn-mind", name = "Mind Guest", type = "unit", domains = { "mind" }, might = 1 }
test_card { id = "t-trn-body", name = "Body Guest", type = "unit", domains = { "body" }, might = 1 }
test_card { id = "t-trn-order", name = "Order Guest", type = "unit", domains = { "order" }, might = 1 }
test_card { id = "t-trn-chaos", name = "Chaos Guest, Alone", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, tags = { "Guest" }, might = 2,
}
test_card { id = "t-trn-other", name = "Other Legend", type = "legend", domains = { "order", "chaos" },
  tags = { "Visitor" },
}

local POOL = { battlefields = ONE, legend = "Tournament Legend",
  deck = { "Calm Guest", "Mind Guest", "Body Guest", "Filler", "Filler", "Filler", "Filler", "Filler",
    "Filler", "Filler", "Filler", "Filler" },
  sideboard = { "Order Guest", "Chaos Guest, Alone", "Other Legend", "Calm Guest" },
}

-- The first game is conceded by p2, and p1 is asked.
local function second_game(t)
  t.p1:choose "Hall A" t.p2:choose "Hall D"
  t.p1:yes()
  t.p1:choose() t.p2:choose()
  t.p2:concede()
  t:expect_decision("p1", "T602.4.a.7")
end

scenario "T602.4.a.7.a between games of a limited match another legend and champion may come in" {
  format = "sealed-match", full = true, p1 = POOL, p2 = { battlefields = TWO },
  function(t)
    second_game(t)
    t:expect_option("Tournament Legend", "Other Legend")
    t.p1:choose "Other Legend"
    t.p1:choose "Chaos Guest, Alone"
    -- One more domain than the legend's two: two of the three guests leave, and who is left
    -- says which domain that is.
    t.p1:choose("Mind Guest", "Body Guest")
    t:expect_options("Order Guest", "Calm Guest")
    t.p1:choose "Order Guest"
    t:expect_decision("p1", "T602.4.a.4")
  end }

scenario "T602.4.a.3, T602.4.a.5.a what comes in leaves the deck with three domains, or its legend's and one more" {
  format = "sealed-match", full = true, p1 = POOL, p2 = { battlefields = TWO },
  function(t)
    second_game(t)
    t.p1:choose "Tournament Legend"
    t.p1:choose "no"                           -- no Chosen Champion (T602.4.a.5.a)
    assert(not pcall(t.p1.choose, t.p1, "Filler", "Filler"), "only one card could come in for two")
    t.p1:choose "Filler"
    assert(not pcall(t.p1.choose, t.p1, "Order Guest"), "that would be a fourth domain")
    t.p1:choose "Calm Guest"
    t:expect(t.p1.deck):count(12)
    t:expect_decision("p1", "T602.4.a.4")     -- the runes so far were of other domains
    t.p1:number(4)                             -- calm runes
    t.p1:number(5)                             -- of mind; the others are of body
    t:expect_decision("p2", "T602.4.a.4")
    t.p2:no()
    t:expect_decision("p1", "481.5")
    local count = {}
    for _, card in ipairs(t.game:zone("rune_deck", 1)) do
      count[card.name] = (count[card.name] or 0) + 1
    end
    assert(count["Calm Rune"] == 4 and count["Mind Rune"] == 5 and count["Body Rune"] == 3)
    t:expect(t:zone("rune_deck", 1)):count(12)
  end }

test_card { id = "t-trn-host", name = "Body Host, Alone", type = "unit", supertypes = { "champion" },
  domains = { "body" }, tags = { "Host" }, might = 2,
}

scenario "T602.4.a.3.a the Chosen Champion of a limited deck may stay, too" {
  format = "sealed-match", full = true, p2 = { battlefields = TWO },
  p1 = { battlefields = ONE, legend = "Tournament Legend", champion = "Body Host, Alone", deck = POOL.deck,
    sideboard = POOL.sideboard },
  function(t)
    second_game(t)
    t.p1:choose "Tournament Legend"
    t:expect_option("Body Host, Alone", "no")
    t.p1:choose "Body Host, Alone"
    t.p1:choose()                              -- no card leaves
    t:expect_decision("p1", "T602.4.a.4")
    t:expect(t:zone("aside", 1)):has "Body Host, Alone"
  end }

-- ---- Taking back (T509) -----------------------------------------------------------------

scenario "T509.4.a the choices for a spell are taken back before they are complete" {
  p1 = { base = { "Unit 1" }, hand = { "Tournament Bolt" }, pool = { energy = 1 } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play "Tournament Bolt"
    t.p1:cancel()
    t:expect(t.p1.hand):is { "Tournament Bolt" }
    t:expect_number("p1", "energy", 1)
    t:expect_decision("p1", "turn")
  end }

scenario "T509.2 an action that is complete is not taken back by its player" {
  p1 = { base = { "Unit 1" }, hand = { "Tournament Bolt" }, pool = { energy = 1 } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Tournament Bolt"):on "Unit 2"
    local done, why = t.game:cancel(1)
    assert(not done and why:find "no open step", why)
  end }
