-- SPDX-License-Identifier: MIT
-- Interactions: control, copies, tokens, layers, several players, costs: more situations.

use "../test_cards.lua"

scenario "188 a unit whose control is taken at a battlefield of the opponent: its new controller contests that place" {
  p1 = { hand = { "Grab" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 2" } } },
  function(t)
    t.p1:play("Grab"):on "Unit 3"
    t:pass_all()
    t:combat()                                            -- 3 against 2
    t:expect("Unit 3"):controlled_by "p1"
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
    t:expect("Unit 2"):in_zone "trash"
  end }
test_card { id = "t-9000", name = "Grab", type = "spell", cost = { energy = 1 },
  targets = { unit { enemy = true } },
  run = function(game, me, it) game.take_control(it, { lasts = "turn" }) game.ready(it) end,
}

scenario "188 a unit that was taken at a battlefield is its owner's again at the end of the turn" {
  p1 = { hand = { "Grab" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Grab"):on "Unit 3"
    t:pass_all()
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
    t:next_turn()
    t:expect("Unit 3"):controlled_by "p2"
    t:expect("Unit 3"):at "West Field"
  end }

scenario "127.1 a stolen unit that dies goes to its owner's trash; its Deathknell is its controller's" {
  p1 = { hand = { "Grab", "Slay" }, pool = { energy = 2 } },
  p2 = { base = { "Martyr" } },
  function(t)
    t.p1:play("Grab"):on "Martyr"
    t:pass_all()
    t.p1:play("Slay"):on "Martyr"
    t:pass_all()
    t:expect(t.p2.trash):is { "Martyr" }
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
  end }

scenario "183.1 a token that is returned to hand ceases to exist, and is no death" {
  p1 = { base = { "Recruit", "Mourner" }, hand = { "Bounce" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Bounce"):on "Recruit"
    t:pass_all()
    t:expect("Recruit"):gone()
    t:expect(t.p1.hand):count(0)
  end }

scenario "808 a token's death is a death: who watches sees it" {
  p1 = { base = { "Recruit", "Mourner" }, hand = { "Slay" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Slay"):on "Recruit"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "472.3 increases before decreases, floors of a decrease are looked at as it is applied" {
  p1 = { hand = { "Shrivel", "Grow" }, pool = { energy = 2 }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Shrivel"):on "Unit 3"                      -- -4, to a minimum of 1: -2
    t:pass_all()
    t:expect("Unit 3"):might(1)
    t.p1:play("Grow"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(3)
  end }

scenario "143.2.b a unit with less than 0 Might deals none; without damage it lives" {
  p1 = { hand = { "Shrink" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Shrink"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(0):at "base"
    t:expect("Unit 1"):damage(0)
  end }

scenario "143.2.a a unit with less than 0 Might dies of any damage on it" {
  p1 = { hand = { "Shrink" }, pool = { energy = 1 } },
  p2 = { base = { { "Unit 2", damage = 1 } } },
  function(t)
    t.p1:play("Shrink"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "317.2 damage heals before the Might of the turn ends, so that nobody dies of it" {
  p1 = { hand = { "Grow" }, pool = { energy = 1 }, base = { { "Unit 2", damage = 1 } } },
  p2 = { hand = { "Jab" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Grow"):on "Unit 2"
    t:pass_all()
    t.p1:end_turn()
    t:next_turn()
    t:expect("Unit 2"):might(2):damage(0):at "base"
  end }

scenario "702.3 a unit has one buff at most" {
  p1 = { hand = { "Buff Up", "Buff Up" }, pool = { energy = 2 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Buff Up"):on "Unit 2" t:pass_all()
    t.p1:play("Buff Up"):on "Unit 2" t:pass_all()
    t:expect("Unit 2"):might(3):buffed()
  end }
test_card { id = "t-9001", name = "Buff Up", type = "spell", cost = { energy = 1 },
  targets = { unit {} }, run = function(game, me, it) game.buff(it) end,
}

scenario "356.4 discounts do not bring the cost below 0, and a discount with a minimum stops there" {
  p1 = { base = { "Quartermaster", "Quartermaster" }, hand = { "Unit 2" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Unit 2"):at "base"
    t:expect_number("p1", "energy", 0)                    -- 2 less 1, to a minimum of 1; less 1, to 1
  end }

scenario "356.3 a tax is added before discounts" {
  p1 = { hand = { "Study" }, pool = { energy = 1 } },
  p2 = { base = { "Taxman" } },
  function(t)
    t:cannot(t.p1, "play", "Study", "357")
  end }

scenario "364 two Captains give each other their bonus, and themselves none" {
  p1 = { at = { ["West Field"] = { "Captain", "Captain", "Unit 1" } } },
  function(t)
    t:expect("Captain#1"):might(3)
    t:expect("Captain#2"):might(3)
    t:expect("Unit 1"):might(3)
  end }

scenario "364 a passive ends with its source, in the middle of a fight" {
  p1 = { base = { "Unit 3" }, hand = { "Slay" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Captain", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:play("Slay"):on "Captain"
    t:resolve()
    t:expect("Unit 2"):might(2)
    t:combat()
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Unit 3"):at "West Field"
    t:expect_control("West Field", "p1")
  end }

scenario "737 an extra turn comes right after this one" {
  p1 = { hand = { "Once More" }, pool = { energy = 1 } },
  function(t)
    t.p1:play "Once More"
    t:pass_all()
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
  end }
test_card { id = "t-9002", name = "Once More", type = "spell", cost = { energy = 1 },
  run = function(game) game.extra_turn(game.you()) end,
}

scenario "437.2 Prevent of 3 against 5 damage: 2 get through" {
  p1 = { hand = { "Guard 3", "Five" }, pool = { energy = 2 }, base = { "Unit 8" } },
  function(t)
    t.p1:play("Guard 3"):on "Unit 8"
    t:pass_all()
    t.p1:play("Five"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):damage(2)
  end }
test_card { id = "t-9003", name = "Guard 3", type = "spell", cost = { energy = 1 },
  targets = { unit {} }, run = function(game, me, it) game.prevent(it, { lasts = "turn", amount = 3 }) end,
}
test_card { id = "t-9004", name = "Five", type = "spell", cost = { energy = 1 }, keywords = { "reaction" },
  targets = { unit {} }, run = function(game, me, it) game.deal(5, it) end,
}

scenario "442.2 three players: a third one cannot move to where two others fight" {
  players = 3,
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  p3 = { base = { "Unit 4" }, hand = { "Push" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect_decision("p1", "focus")
    t.p1:pass()
    t.p2:pass()
    t.p3:play("Push"):on "Unit 4"
    t:expect_no_option "West Field"
  end }

scenario "347.3 with three players all must pass in a row" {
  players = 3,
  p1 = { base = { "Unit 2" } },
  p2 = { hand = { "Swift Study" }, pool = { energy = 1 } }, p3 = {},
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:pass()
    t.p2:play "Swift Study"
    t:resolve()
    t:expect_decision("p3", "focus")
    t.p3:pass()
    t.p1:pass()
    t:expect_decision("p2", "focus")
    t.p2:pass()
    t:expect_control("West Field", "p1")
  end }

scenario "484.6 the points of team mates win together" {
  format = "2v2",
  p1 = { points = 6, hand = { "A Point" }, pool = { energy = 1 } }, p2 = {}, p3 = { points = 4 }, p4 = {},
  function(t)
    t.p1:play "A Point"
    t:pass_all()
    t:expect_winner "p1"
    t:expect_winner "p3"
  end }
test_card { id = "t-9005", name = "A Point", type = "spell", cost = { energy = 1 },
  run = function(game) game.gain_points(1) end,
}

scenario "740 a team mate's units do not fight each other at a battlefield" {
  format = "2v2",
  p1 = { base = { "Unit 2" } }, p2 = {},
  p3 = { at = { ["West Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t:cannot(t.p1, "move", "Unit 2", "West Field")
  end }
