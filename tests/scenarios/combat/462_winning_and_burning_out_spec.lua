-- SPDX-License-Identifier: MIT
-- Scoring, winning and burning out: more situations (431, 462-467).

use "../test_cards.lua"

scenario "466.1.b.2 at one point short a conquest without the other battlefield draws a card" {
  p1 = { base = { "Unit 2" }, points = 7, deck = { "Unit 9" } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t:expect(t.p1.hand):is { "Unit 9" }
    t:expect_winner "nobody"
  end }

scenario "466.1.b with every battlefield scored this turn the conquest wins" {
  p1 = { base = { "Unit 2" }, at = { ["East Field"] = { "Unit 1" } }, points = 6 },
  turn = "p2",
  function(t)
    t:next_turn()                                        -- holds the East Field: 7
    t:expect_points("p1", 7)
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t:expect_winner "p1"
  end }

scenario "466.1.b a hold gives the winning point" {
  p1 = { at = { ["East Field"] = { "Unit 1" } }, points = 7 }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_winner "p1"
  end }

scenario "466.1.b a point that is given by an effect is no conquest: it wins" {
  p1 = { hand = { "Gift Point" }, points = 7, pool = { energy = 1 } },
  function(t)
    t.p1:play "Gift Point"
    t:pass_all()
    t:expect_winner "p1"
  end }
test_card { id = "t-4620", name = "Gift Point", type = "spell", cost = { energy = 1 },
  run = function(game) game.gain_points(1) end,
}

scenario "467 with as many points as the opponent nobody wins, and the game goes on" {
  p1 = { hand = { "Shared Point", "Gift Point" }, points = 7, pool = { energy = 2 } }, p2 = { points = 7 },
  function(t)
    t.p1:play "Shared Point"
    t:pass_all()
    t:expect_winner "nobody"
    t:expect_points("p1", 8)
    t:expect_points("p2", 8)
    t.p1:play "Gift Point"
    t:pass_all()
    t:expect_winner "p1"
  end }
test_card { id = "t-4621", name = "Shared Point", type = "spell", cost = { energy = 1 },
  run = function(game)
    game.gain_points(1)
    game.gain_points(1, { by = game.opponent() })
  end,
}

scenario "431.2 burning out shuffles the trash into the deck, gives the opponent a point and goes on drawing" {
  p1 = { hand = { "Study" }, pool = { energy = 1 }, deck = {}, trash = { "Unit 2" } },
  p2 = { points = 6 },
  function(t)
    t.p1:play "Study"
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 2" }
    t:expect_points("p2", 7)
    t:expect(t.p1.trash):is { "Study" }                  -- the spell was still on the chain
  end }

scenario "431.3.b a second burn out of one sequence wins for the opponent at once" {
  p1 = { hand = { "Study" }, pool = { energy = 1 }, deck = {} },
  p2 = { points = 6 },
  function(t)
    t.p1:play "Study"
    t:pass_all()
    t:expect_winner "p2"
  end }

scenario "463 hold: both battlefields score at the same time, and both abilities trigger" {
  p1 = { at = { ["West Field"] = { "Holder" }, ["East Field"] = { "Holder" } } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_points("p1", 2)
    t.p1:order { 1, 2 }
    t:expect_chain(2)
    t:pass_all()
    t:expect(t.p1.hand):count(3)                          -- two, and the card of the turn
  end }

scenario "383.4.c a unit that was not there when the battlefield was conquered has not conquered" {
  p1 = { base = { "Conqueror", "Unit 2" } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t:expect(t.p1.hand):count(0)
    t:expect_points("p1", 1)
  end }

scenario "383.4.c.2.c conquer abilities trigger though a card was drawn instead of the point" {
  p1 = { base = { "Conqueror" }, points = 7 },
  function(t)
    t.p1:move("Conqueror", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_points("p1", 7)
    t:expect(t.p1.hand):count(2)
  end }

scenario "816 a Temporary unit that alone holds a battlefield dies before it scores, and control is lost" {
  p1 = { at = { ["West Field"] = { "Mayfly" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Mayfly"):in_zone "trash"
    t:expect_points("p1", 0)
    t:expect_control("West Field", "nobody")
  end }

test_card { id = "t-462-last", name = "Last Point", type = "spell", cost = { energy = 0 },
  run = function(game) game.gain_points(8) end,
}

scenario "421.4 facedown cards are seen by all when the game ends" {
  p1 = { hand = { "Last Point" } },
  p2 = { at = { ["East Field"] = { "Unit 3" } }, facedown = { ["East Field"] = "Pakaa Cub" } },
  function(t)
    t:expect("Pakaa Cub"):unseen_by("p1")
    t.p1:play "Last Point"
    t:pass_all()
    t:expect_winner "p1"
    t:expect("Pakaa Cub"):seen_by("p1")
  end }
