-- SPDX-License-Identifier: MIT
-- Effects that replace a Burn Out (370, 431.5), and the points of several Burn Outs (431.3.b).

test_card { id = "t-burn-spring", name = "Burn Spring", type = "gear", cost = { energy = 0 },
  instead_of { event = "burn_out", by = "you", run = function(game) game.gain_xp(2) end },
}

test_card(function()
  local banished = cards { zone = "banishment", owned = true }
  return card { id = "t-burn-refill", name = "Burn Refill", type = "gear", cost = { energy = 0 },
    instead_of { event = "burn_out", by = "you", run = function(game) game.recycle(game.all(banished)) end },
  }
end)

test_card { id = "t-burn-once", name = "Burn Once", type = "gear", cost = { energy = 0 },
  instead_of { event = "burn_out", by = "you", once_each_turn = true, run = function(game) game.gain_xp(2) end },
}

test_card { id = "t-burn-first", name = "Burn First", type = "gear", cost = { energy = 0 },
  instead_of { event = "burn_out", by = "you", continues = true, run = function(game) game.gain_xp(1) end },
}

test_card { id = "t-burn-team", name = "Burn Team", type = "gear", cost = { energy = 0 },
  instead_of { event = "burn_out", by = "opponent", run = function(game) game.gain_xp(1) end },
}

test_card { id = "t-burn-draw", name = "Burn Draw", type = "spell", cost = { energy = 0 },
  run = function(game) game.draw(3) end,
}

test_card { id = "t-burn-mill", name = "Burn Mill", type = "spell", cost = { energy = 0 },
  run = function(game) game.mill(2) end,
}

test_card { id = "t-burn-no-points", name = "Burn No Points", type = "gear", cost = { energy = 0 },
  static { affects = "you", cannot = "gain_points" },
}

test_card { id = "t-burn-points", name = "Burn Points", type = "gear", cost = { energy = 0 },
  instead_of { event = "points", by = "you", amount = 0 },
}

scenario "370 a Burn Out that is replaced does not happen: no point, the trash stays, nothing is drawn" {
  p1 = { base = { "Burn Spring" }, hand = { "Burn Draw" }, deck = { "Unit 1" }, trash = { "Unit 2" } },
  function(t)
    t.p1:play "Burn Draw"
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect("Unit 2"):in_zone "trash"
    t:expect_number("p1", "xp", 2)
    t:expect_points("p2", 0)
    t:expect_no_event "burn_out"
    t:expect_events(1, "replaced")
  end }

scenario "413.4.c what the effect put into the deck is drawn" {
  p1 = { base = { "Burn Refill" }, hand = { "Burn Draw" }, deck = {}, banishment = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play "Burn Draw"
    t:pass_all()
    t:expect(t.p1.hand):count(3)
    t:expect(t.p1.deck):count(1)
    t:expect_points("p2", 0)
  end }

scenario "431.3 what an effect does once each turn replaces the first Burn Out of a turn and no other" {
  p1 = { base = { "Burn Once" }, hand = { "Burn Draw", "Burn Draw" }, deck = {}, trash = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Burn Draw"
    t:pass_all()
    t.p1:yes()
    t:expect(t.p1.hand):is { "Burn Draw" }
    t:expect_number("p1", "xp", 2)
    t:expect_points("p2", 0)
    t.p1:play "Burn Draw"
    t:pass_all()
    t:expect(t.p1.hand):count(3)
    t:expect_points("p2", 1)
    t:expect_number("p1", "xp", 2)
  end }

scenario "371.1 once each turn may be declined: then it burns out" {
  p1 = { base = { "Burn Once" }, hand = { "Burn Draw" }, deck = {}, trash = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Burn Draw"
    t:pass_all()
    t.p1:no()
    t:expect_points("p2", 1)
    t:expect_number("p1", "xp", 0)
    t:expect(t.p1.hand):count(3)
  end }

scenario "370.1.a before it, and then the Burn Out happens" {
  p1 = { base = { "Burn First" }, hand = { "Burn Mill" }, deck = {}, trash = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Burn Mill"
    t:pass_all()
    t:expect_points("p2", 1)
    t:expect_number("p1", "xp", 1)
    t:expect(t.p1.deck):count(1)
  end }

scenario "370.1 it is of who burns out: the opponent's Burn Out is not replaced" {
  p1 = { base = { "Burn Spring" } }, p2 = { deck = {}, trash = { "Unit 1", "Unit 2" } },
  function(t)
    t:next_turn()
    t:expect_points("p1", 1)
    t:expect_number("p1", "xp", 0)
    t:expect_event("burn_out", nil, { by = "p2" })
  end }

scenario "431.2.c with three players it may be each of the others'" {
  players = 3, p1 = { base = { "Burn Team" } }, p2 = { deck = {}, trash = { "Unit 1" } },
  function(t)
    t:next_turn()
    t:expect_number("p1", "xp", 1)
    t:expect_points("p3", 0)
    t:expect_no_event "burn_out"
  end }

scenario "740.2 in teams an opponent's, not a team mate's" {
  format = "2v2", p1 = { base = { "Burn Team" } }, p2 = { deck = {}, trash = { "Unit 1" } }, p3 = { deck = {}, trash = { "Unit 2" } },
  function(t)
    t:next_turn() -- p2, an opponent
    t:expect_number("p1", "xp", 1)
    t:expect_no_event "burn_out"
    t:next_turn() -- p3, the team mate
    t:expect_number("p1", "xp", 1)
    t.p3:choose "player 2"
    t:expect_number("p1", "xp", 1)
    t:expect_points("p2", 1)
  end }

-- ---- The points of a sequence (431.3.b) -------------------------------------------

scenario "431.3.b what forbids points holds for the first Burn Out of a sequence and not for the others" {
  p1 = { base = { "Burn No Points" } }, p2 = { deck = {} },
  function(t)
    t.p1:end_turn()
    t:expect_winner "p1"
    t:expect_points("p1", 8)
  end }

scenario "431.3.b nor does anything replace them" {
  p1 = { base = { "Burn Points" }, points = 3 }, p2 = { deck = {} },
  function(t)
    t.p1:end_turn()
    t:expect_winner "p1"
    t:expect_points("p1", 8)
  end }

scenario "431.3.a the first Burn Out gives no point to whom points are forbidden" {
  p1 = { base = { "Burn No Points" } }, p2 = { deck = {}, trash = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:end_turn()
    t:expect_points("p1", 0)
    t:expect_event "burn_out"
  end }

scenario "431.3.a with burn_out_wins_nothing and nothing to recycle it still ends with the Victory Score" {
  house = { burn_out_wins_nothing = true }, p2 = { deck = {} },
  function(t)
    t.p1:end_turn()
    t:expect_winner "p1"
  end }

test_card { id = "t-burn-mill-one", name = "Burn Mill One", type = "spell", cost = { energy = 0 },
  run = function(game) game.mill(1) end,
}

scenario "431.3.b the first Burn Out of another action is no further one: what forbids points holds again" {
  p1 = { hand = { "Burn Mill One", "Burn Mill One" }, deck = {}, trash = { "Unit 1" } },
  p2 = { base = { "Burn No Points" } },
  function(t)
    t.p1:play "Burn Mill One#1"
    t:pass_all()
    t:expect_event("burn_out")
    t:expect_points("p2", 0)
    t.p1:play "Burn Mill One"
    t:pass_all()
    t:expect_points("p2", 0)
  end }

scenario "431.3.b who only draws level with another opponent does not win yet" {
  format = "ffa3",
  p1 = { hand = { "Burn Draw" }, deck = {} },
  p2 = { points = 7 }, p3 = { points = 7 },
  function(t)
    t.p1:play "Burn Draw"
    t:pass_all()
    t.p1:choose "p3"
    t.p1:choose "p2"
    t:expect_points("p2", 8)
    t:expect_points("p3", 8)
    t.p1:choose "p2"
    t:expect_winner "p2"
    t:expect_points("p2", 9)
  end }
