-- SPDX-License-Identifier: MIT
-- Worked examples and rulings about games of more than two players.

use "../test_cards.lua"

test_card { id = "t-c80", name = "Waker", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { targets = { unit { friendly = true, other = true } },
    run = function(game, me, it) game.ready(it) end },
}

scenario "RB-CX-057 410.1.b.3 nobody moves to a battlefield where two others have units" {
  p1 = { base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  p3 = { at = { ["West Field"] = { "Unit 3" } } },
  controls = { ["West Field"] = "p2" },
  function(t)
    assert(not t:offered(t.p1, "move", "Unit 1", "West Field"), "two others are there")
    t:can(t.p1, "move", "Unit 1", "East Field")
  end }

scenario "RB-RU-112 442.2.b a team mate's battlefield cannot be moved to" {
  format = "2v2",
  p1 = { base = { "Unit 1" } }, p2 = {}, p4 = {},
  p3 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    assert(not t:offered(t.p1, "move", "Unit 1", "West Field"), "the team mate is there")
    t:can(t.p1, "move", "Unit 1", "East Field")
  end }

scenario "RB-EX-043 484.8.b a battlefield the team mate gave up this turn scores nothing for the team" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Unit 1" } }, base = { "Unit 2" } },
  p2 = {}, p4 = {},
  p3 = { at = { ["East Field"] = { "Unit 3" } }, hand = { "Fall Back" }, runes = { calm = 1 } },
  turn = "p4",
  function(t)
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:expect_points("p1", 1)            -- it held its own
    t.p1:invite()
    t.p3:play("Fall Back"):on "Unit 3"
    t:pass_all()
    t:expect_control("East Field", "nobody")
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect_control("East Field", "p1")
    t:expect_points("p1", 1)
    t:expect_no_event("conquer", "East Field")
  end }

scenario "RB-EX-044 484.8.d units of the team mate are friendly" {
  format = "2v2",
  p1 = { hand = { "Waker" }, base = { { "Unit 1", exhausted = true } }, runes = { fury = 1 } },
  p2 = { base = { { "Unit 2", exhausted = true } } },
  p3 = { base = { { "Unit 3", exhausted = true } } }, p4 = {},
  function(t)
    t.p1:play("Waker")
    t:expect_option("Unit 1", "Unit 3")
    t:expect_no_option "Unit 2"
    t.p1:on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):ready()
  end }

scenario "RB-EX-045 652.2.c the battlefield of a player who left loses its text, the units stay" {
  format = "ffa3",
  battlefields = { "West Field", "High Ground", "North Field" },
  p1 = { at = { ["High Ground"] = { "Unit 3" } } }, p2 = {}, p3 = {},
  function(t)
    t:expect("Unit 3"):might(4)
    t.p2:concede()
    t:expect("Unit 3"):might(3):in_zone "board"
    t:expect("High Ground"):gone()
    t:expect_decision("p1", "turn")
  end }

scenario "RB-EX-108 652.5.b.2 when those who are left have all passed Focus, the showdown ends" {
  format = "ffa3",
  p1 = { base = { "Unit 1" } }, p2 = {}, p3 = {},
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t.p2:pass()
    t:expect_decision("p3", "focus")
    t.p3:concede()
    t:expect_decision("p1", "turn")
    t:expect_control("West Field", "p1")
  end }

scenario "RB-RU-073 466.1.b.2 free for all: at 5, one held and two conquered is 8 and the game" {
  format = "ffa4",
  p1 = { points = 5, at = { ["West Field"] = { "Unit 1" } }, base = { "Unit 2", "Unit 3" } },
  p2 = {}, p3 = {}, p4 = {},
  battlefields = { "West Field", "East Field", "North Field" },
  turn = "p4",
  function(t)
    t:next_turn()
    t:expect_points("p1", 6)
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t.p1:move("Unit 3", "North Field")
    t:showdown_pass()
    t:expect_points("p1", 8)
    t:expect_winner "p1"
  end }

scenario "RB-RU-260 466.1.b.1 free for all: at 6, two held at the start of the turn win" {
  format = "ffa3",
  p1 = { points = 6, at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } } },
  p2 = {}, p3 = {},
  turn = "p3",
  function(t)
    t.p3:end_turn()
    t:expect_points("p1", 8)
    t:expect_winner "p1"
  end }
