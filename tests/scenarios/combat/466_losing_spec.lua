-- SPDX-License-Identifier: MIT
-- Points that are lost, a Victory Score that differs by player, players who gain no points
-- (002, 054, 466-467, 478.3).

test_card { id = "t-lose-two", name = "Lose Two", type = "spell", cost = { energy = 0 },
  targets = { unit {} },
  run = function(game, me, unit)
    local lost = game.lose_points(2, { by = game.controller(unit) })
    if lost > 0 then game.deal(lost, unit) end
  end,
}

test_card { id = "t-lose-all", name = "Lose All", type = "spell", cost = { energy = 0 },
  run = function(game) game.lose_points(99) end,
}

test_card { id = "t-lose-give", name = "Lose Give", type = "spell", cost = { energy = 0 },
  run = function(game) game.gain_points(3) game.lose_points(1) end,
}

test_card { id = "t-lose-gain", name = "Lose Gain", type = "spell", cost = { energy = 0 },
  run = function(game) game.gain_points(1) end,
}

test_card { id = "t-lose-wrong", name = "Lose Wrong", type = "spell", cost = { energy = 0 },
  run = function(game) game.lose_points(-1) end,
}

test_card { id = "t-lose-mourner", name = "Lose Mourner", type = "unit", cost = { energy = 0 }, might = 3,
  when { event = "lose_points", by = "opponent", run = function(game) game.gain_points(1) end },
}

test_card { id = "t-lose-shelter", name = "Lose Shelter", type = "gear", cost = { energy = 0 },
  instead_of { event = "lose_points", by = "you", amount = number.event() - 1 },
}

test_card { id = "t-lose-count", name = "Lose Count", type = "unit", cost = { energy = 0 }, might = 1,
  static { affects = "me", might = number.tally { event = "lose_points", by = "you", sum = true } },
}

test_card { id = "t-lose-toll", name = "Lose Toll", type = "unit", cost = { energy = 0 }, might = 2,
  static { affects = "opponents", victory_score = 2 },
}

test_card { id = "t-lose-boon", name = "Lose Boon", type = "unit", cost = { energy = 0 }, might = 2,
  static { affects = "you", victory_score = -3 },
}

test_card { id = "t-lose-barred", name = "Lose Barred", type = "unit", cost = { energy = 0 }, might = 2,
  static { affects = "you", cannot = "gain_points" },
}

scenario "002 who loses points has fewer, and never less than none" {
  p1 = { hand = { "Lose Two", "Lose Two", "Lose Two" }, base = { "Unit 9" } },
  p2 = { base = { "Unit 5" }, points = 3 },
  function(t)
    t.p1:play("Lose Two"):on "Unit 5"
    t:pass_all()
    t:expect_points("p2", 1)
    t:expect_event("lose_points", nil, { amount = 2, by = "p2" })
    t:expect("Unit 5"):damage(2)
    t.p1:play("Lose Two"):on "Unit 5"
    t:pass_all()
    t:expect_points("p2", 0)
    t:expect("Unit 5"):damage(3)
    t:forget()
    t.p1:play("Lose Two"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(3)
    t:expect_no_event "lose_points"
  end }

scenario "002 a loss of less than nothing is refused" {
  p1 = { hand = { "Lose Wrong" } },
  function(t)
    t.p1:play "Lose Wrong"
    t.p1:pass()
    assert(not pcall(function() t.p2:pass() end), "it is no gain")
    t:expect_points("p1", 0)
  end }

scenario "002 losing points triggers, is counted, and can be replaced" {
  p1 = { hand = { "Lose Two" }, base = { "Lose Mourner" } },
  p2 = { base = { "Lose Count", "Lose Shelter" }, points = 5 },
  function(t)
    t.p1:play("Lose Two"):on "Lose Count"
    t:pass_all()
    t:expect_points("p2", 4)
    t:expect_points("p1", 1)
    t:expect("Lose Count"):might(2):damage(1)
  end }

test_card { id = "t-lose-trade", name = "Lose Trade", type = "gear", cost = { energy = 0 },
  instead_of { event = "lose_points", by = "you", run = function(game) game.gain_xp(1) end },
}

scenario "055 who has no points loses none, so nothing happens in place of it" {
  p1 = { hand = { "Lose Two" } },
  p2 = { base = { "Lose Trade", "Unit 5" } },
  function(t)
    t.p1:play("Lose Two"):on "Unit 5"
    t:pass_all()
    t:expect_number("p2", "xp", 0)
  end }

scenario "002 something happens in place of points that would be lost" {
  p1 = { hand = { "Lose Two" } },
  p2 = { base = { "Lose Trade", "Unit 5" }, points = 1 },
  function(t)
    t.p1:play("Lose Two"):on "Unit 5"
    t:pass_all()
    t:expect_number("p2", "xp", 1)
    t:expect_points("p2", 1)
  end }

scenario "467 who no longer has the points in the cleanup does not win" {
  p1 = { hand = { "Lose Give" }, points = 5 }, p2 = {},
  function(t)
    t.p1:play "Lose Give"
    t:pass_all()
    t:expect_points("p1", 7)
    t:expect_winner "nobody"
  end }

scenario "467 who has tied an opponent wins when that one loses points" {
  p1 = { hand = { "Lose Two" }, points = 9 }, p2 = { points = 9, base = { "Unit 5" } },
  function(t)
    t:expect_winner "nobody"
    t.p1:play("Lose Two"):on "Unit 5"
    t:pass_all()
    t:expect_winner "p1"
  end }

scenario "466.1.b the Winning Point is asked for anew after a loss" {
  p1 = { hand = { "Lose Two" }, base = { "Unit 5", "Unit 3" }, points = 7 },
  function(t)
    t.p1:play("Lose Two"):on "Unit 5"
    t:pass_all()
    t:expect_points("p1", 5)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 6)
    t:expect(t.p1.hand):is {}
  end }

scenario "002 with three players only the one who is named loses points" {
  players = 3, p1 = { hand = { "Lose Two" }, points = 4 }, p2 = { base = { "Unit 5" }, points = 4 },
  p3 = { points = 4 },
  function(t)
    t.p1:play("Lose Two"):on "Unit 5"
    t:pass_all()
    t:expect_points("p1", 4) t:expect_points("p2", 2) t:expect_points("p3", 4)
  end }

scenario "478.3 the points of a team are one total: a team mate's make up the loss" {
  format = "2v2", p1 = { hand = { "Lose Two", "Lose All" }, base = { "Unit 5" }, points = 1 },
  p2 = { points = 4 }, p3 = { points = 5 },
  function(t)
    t.p1:play("Lose Two"):on "Unit 5"
    t:pass_all()
    t:expect_points("p1", 0) t:expect_points("p3", 4) t:expect_points("p2", 4)
    t:expect("Unit 5"):at "base"
    t:expect("Unit 5"):damage(2)
    t.p1:play "Lose All"
    t:pass_all()
    t:expect_points("p1", 0) t:expect_points("p3", 0) t:expect_points("p2", 4)
  end }

-- ---- A Victory Score that differs by player (478.3) -------------------------------

scenario "478.3 opponents need more points, their own controller does not" {
  p1 = { base = { "Lose Toll" }, hand = { "Lose Gain" }, points = 7 },
  p2 = { hand = { "Lose Gain" }, points = 6 },
  function(t)
    t:expect_number("p1", "victory_score", 8)
    t:expect_number("p2", "victory_score", 10)
    t.p1:play "Lose Gain"
    t:pass_all()
    t:expect_winner "p1"
  end }

scenario "478.3 an opponent who reaches the mode's score has not won" {
  turn = "p2", p1 = { base = { "Lose Toll" }, points = 3 },
  p2 = { hand = { "Lose Gain", "Lose Gain", "Lose Gain" }, points = 7 },
  function(t)
    t.p2:play "Lose Gain"
    t:pass_all()
    t:expect_winner "nobody"
    t.p2:play "Lose Gain"
    t:pass_all()
    t:expect_winner "nobody"
    t.p2:play "Lose Gain"
    t:pass_all()
    t:expect_winner "p2"
  end }

scenario "467 enough points are not enough while an opponent has more" {
  p1 = { base = { "Lose Toll" }, hand = { "Lose Gain" }, points = 7 }, p2 = { points = 9 },
  function(t)
    t.p1:play "Lose Gain"
    t:pass_all()
    t:expect_points("p1", 8)
    t:expect_winner "nobody"
  end }

scenario "466.1.b the Winning Point is that of the player's own score" {
  p1 = { base = { "Lose Boon", "Unit 3" }, points = 4 },
  function(t)
    t:expect_number("p1", "victory_score", 5)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 4)
    t:expect(t.p1.hand):count(1)
    t:expect_winner "nobody"
  end }

scenario "478.3 with three players each opponent needs more" {
  format = "ffa3", p1 = { base = { "Lose Toll" } }, p2 = {}, p3 = {},
  function(t)
    t:expect_number("p1", "victory_score", 8)
    t:expect_number("p2", "victory_score", 10)
    t:expect_number("p3", "victory_score", 10)
  end }

scenario "478.3 a team has one Victory Score, which a static of opponents changes once" {
  format = "2v2", p1 = { base = { "Lose Toll" } },
  function(t)
    t:expect_number("p1", "victory_score", 11) t:expect_number("p3", "victory_score", 11)
    t:expect_number("p2", "victory_score", 13) t:expect_number("p4", "victory_score", 13)
  end }

scenario "478.3 what lowers one player's score lowers their team's" {
  format = "2v2", p1 = { base = { "Lose Boon" }, points = 4 }, p3 = { hand = { "Lose Gain" }, points = 3 },
  turn = "p3",
  function(t)
    t:expect_number("p3", "victory_score", 8)
    t.p3:play "Lose Gain"
    t:pass_all()
    t:expect_winner "p1"
    t:expect_winner "p3"
  end }

scenario "478.3 however much it is lowered, one point must be reached" {
  p1 = { base = { "Lose Boon", "Lose Boon", "Lose Boon" }, hand = { "Lose Gain" } },
  function(t)
    t:expect_number("p1", "victory_score", 1)
    t:expect_winner "nobody"
    t.p1:play "Lose Gain"
    t:pass_all()
    t:expect_winner "p1"
  end }

-- ---- Players who cannot gain points (054) ----------------------------------------

scenario "054 who cannot gain points scores without one, and can lose those there are" {
  p1 = { base = { "Lose Barred", "Unit 3" }, hand = { "Lose Two", "Lose Gain" }, points = 3 },
  function(t)
    t.p1:play "Lose Gain"
    t:pass_all()
    t:expect_points("p1", 3)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_event("score", "West Field")
    t:expect_points("p1", 3)
    t.p1:play("Lose Two"):on "Unit 3"
    t:pass_all()
    t:expect_points("p1", 1)
  end }

scenario "054 a team mate of who cannot gain points gains them" {
  format = "2v2", p1 = { base = { "Lose Barred" }, hand = { "Lose Gain" } },
  p3 = { hand = { "Lose Gain" } },
  function(t)
    t.p1:play "Lose Gain"
    t:pass_all()
    t:expect_points("p1", 0)
    t:next_turn() t:next_turn()
    t.p3:play "Lose Gain"
    t:pass_all()
    t:expect_points("p3", 1)
  end }

scenario "478.3 what a player does not have the team mate before them loses" {
  format = "2v2",
  p1 = { points = 3, hand = { "Lose Two" } }, p3 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Lose Two"):on "Unit 5"
    t:pass_all()
    t:expect_points("p1", 1)
    t:expect_event("lose_points", nil, { amount = 2, by = "p1" })
  end }
