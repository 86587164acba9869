-- SPDX-License-Identifier: MIT
-- What can be replaced beside deaths, damage and tokens (367-375): draws, points, XP, stuns,
-- returns, banishing, and leaving the board in whatever way.

test_card { id = "t-3670", name = "Librarian", type = "gear", cost = { energy = 1 },
  instead_of { event = "draw", by = "you", run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-3671", name = "Twin Desk", type = "gear", cost = { energy = 1 },
  instead_of { event = "draw", by = "you", amount = number.event() * 2 },
}
test_card { id = "t-3672", name = "First Page", type = "gear", cost = { energy = 1 },
  instead_of { event = "draw", by = "you", continues = true, run = function(game) game.mill(1) end },
}
test_card { id = "t-3673", name = "Draw Two", type = "spell", cost = { energy = 0 },
  run = function(game) game.draw(2) end,
}
test_card { id = "t-3674", name = "Thief of Points", type = "unit", cost = { energy = 1 }, might = 1,
  instead_of { event = "points", by = "opponent", once_each_turn = true,
    run = function(game) game.draw(1) end },
}
test_card { id = "t-3675", name = "Double Score", type = "gear", cost = { energy = 1 },
  instead_of { event = "points", by = "you", amount = number.event() + 1 },
}
test_card { id = "t-3676", name = "Studious", type = "gear", cost = { energy = 1 },
  instead_of { event = "gain_xp", by = "you", amount = number.event() * 2 },
}
test_card { id = "t-3677", name = "Lesson", type = "spell", cost = { energy = 0 },
  run = function(game) game.gain_xp(2) end,
}
test_card { id = "t-3678", name = "Steadfast", type = "unit", cost = { energy = 1 }, might = 3,
  instead_of { event = "stun", subject = units { friendly = true }, run = function(game, me)
    game.give(game.event.subject, { might = 1, lasts = "turn" })
  end },
}
test_card { id = "t-3680", name = "Anchor", type = "gear", cost = { energy = 1 },
  instead_of { event = "return_to_hand", subject = units { friendly = true }, run = function(game)
    game.exhaust(game.event.subject)
  end },
}
test_card { id = "t-3681", name = "Send Home", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, who) game.return_to_hand(who) end,
}
test_card { id = "t-3682", name = "Send Off", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, who) game.banish(who) end,
}
test_card { id = "t-3683", name = "Put Under", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, who) game.recycle(who) end,
}
test_card { id = "t-3684", name = "End It", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, who) game.kill(who) end,
}
test_card { id = "t-3685", name = "Clinging", type = "unit", cost = { energy = 1 }, might = 2,
  instead_of { event = "leave_board", subject = "me", run = function(game, me)
    game.exhaust(me)
  end },
}
test_card { id = "t-3686", name = "Ghost Gate", type = "gear", cost = { energy = 1 },
  instead_of { event = "die", subject = units { friendly = true }, run = function(game)
    game.banish(game.event.subject)
  end },
}
test_card { id = "t-3687", name = "No Exile", type = "gear", cost = { energy = 1 },
  instead_of { event = "banish", subject = cards { mine = true }, run = function(game)
    game.gain_xp(1)
  end },
}
test_card(function()
local enemies = units { enemy = true }
return card { id = "t-3688", name = "Stun Each", type = "spell", cost = { energy = 0 },
  run = function(game) game.stun(game.all(enemies)) end,
}
end)

scenario "367 each card that would be drawn is replaced by itself" {
  rule = "413",
  p1 = { base = { "Librarian" }, hand = { "Draw Two" } },
  function(t)
    t.p1:play("Draw Two")
    t:pass_all()
    t:expect_number("p1", "xp", 2)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "367 the draw of the turn, too; the opponent's is none of mine" {
  rule = "413.2.a",
  p1 = { base = { "Librarian" } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(0)
    t:expect_number("p1", "xp", 1)
    t:next_turn()
    t:expect(t.p2.hand):count(1)
  end,
}

scenario "370.2 twice as many, and those are not doubled again" {
  p1 = { base = { "Twin Desk" }, hand = { "Draw Two" } },
  function(t)
    t.p1:play("Draw Two")
    t:pass_all()
    t:expect(t.p1.hand):count(4)
  end,
}

scenario "372 who draws says which applies first; what is gone is not doubled" {
  p1 = { base = { "Twin Desk", "Librarian" }, hand = { "Draw Two" } },
  function(t)
    t.p1:play("Draw Two")
    t.p1:pass()
    t.p2:pass()
    t.p1:choose("Librarian"):choose("Twin Desk")
    t:expect_number("p1", "xp", 2)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "367 something before each draw" {
  p1 = { base = { "First Page" }, hand = { "Draw Two" }, deck = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Draw Two")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 2", "Unit 4" }
    t:expect(t.p1.trash):has("Unit 1"):has("Unit 3")
    t:expect_event("mill", "Unit 1")
    t:expect_event("mill", "Unit 3")
  end,
}

scenario "383.4.c.2.c the point of a conquer is replaced: it was scored all the same" {
  p1 = { base = { "Unit 2" } },
  p2 = { base = { "Thief of Points" } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t.p2:yes()
    t:expect_points("p1", 0)
    t:expect(t.p2.hand):count(1)
    t:expect_control("West Field", "p1")
    t:expect_event("conquer", "West Field")
  end,
}

scenario "371.1 it may be left: then the point is gained" {
  p1 = { base = { "Unit 2" } },
  p2 = { base = { "Thief of Points" } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t.p2:no()
    t:expect_points("p1", 1)
    t:expect(t.p2.hand):count(0)
  end,
}

scenario "463.1 two points for one, only mine" {
  p1 = { base = { "Double Score", "Unit 2" } },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 2)
    t:next_turn()
    t:expect_points("p2", 1)
  end,
}

scenario "730.1 twice the XP" {
  p1 = { base = { "Studious" }, hand = { "Lesson" } },
  p2 = { hand = { "Lesson" } },
  function(t)
    t.p1:play("Lesson")
    t:pass_all()
    t:expect_number("p1", "xp", 4)
    t:next_turn()
    t.p2:play("Lesson#2")
    t:pass_all()
    t:expect_number("p2", "xp", 2)
  end,
}

scenario "423 what would be stunned is not; who is stunned already would not be" {
  rule = "423.1.a.1",
  p1 = { hand = { "Stun Each" } },
  p2 = { base = { "Steadfast", { "Unit 2", stunned = true } } },
  function(t)
    t.p1:play("Stun Each")
    t:pass_all()
    t:expect("Steadfast"):might(4)
    t:expect("Unit 2"):stunned():might(2)
    t:expect_no_event("stun")
  end,
}

scenario "367 a return to hand is replaced; another's, and other ways, are not" {
  p1 = { base = { "Anchor", "Unit 2" }, hand = { "Send Home", "Send Home", "Send Off" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Send Home"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):at("base"):exhausted()
    t.p1:play("Send Home#2"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("hand")
    t.p1:play("Send Off"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("banishment")
  end,
}

scenario "367 leaving the board is one event, whatever else it is called" {
  p1 = { base = { "Clinging", "Unit 2" }, hand = { "Send Home", "Send Off", "Put Under", "End It", "End It" } },
  function(t)
    for _, spell in ipairs { "Send Home", "Send Off", "Put Under", "End It" } do
      t.p1:play(spell):on("Clinging")
      t:pass_all()
      t:expect("Clinging"):at("base"):exhausted()
    end
    t:expect_no_event("leave_board")
    t.p1:play("End It#2"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
  end,
}

scenario "367 a combat does not take it off the board, either" {
  p1 = { base = { "Clinging" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Clinging", "West Field")
    t:combat()
    t:expect("Clinging"):at("base")
  end,
}

scenario "370.1.a what happens instead can be replaced in its turn" {
  p1 = { base = { "Ghost Gate", "No Exile", "Unit 2" }, hand = { "End It" } },
  function(t)
    t.p1:play("End It"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):at("base")
    t:expect_number("p1", "xp", 1)
  end,
}

scenario "652.1 who leaves the game takes all with him: nothing replaces that" {
  players = 3,
  p1 = { base = { "Unit 1" } },
  p2 = { base = { "No Exile", "Clinging" } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p2:concede()
    t:expect("Clinging"):gone()
    t:expect("Unit 1"):at("base")
  end,
}

test_card { id = "t-367-zone", name = "Honour", type = "spell", domains = { "order" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.put_in_champion_zone(it) end,
}
test_card { id = "t-367-by", name = "Their Exile", type = "spell", domains = { "order" }, cost = { energy = 0 },
  targets = { unit { friendly = true } },
  run = function(game, me, it) game.banish_one(it, { by = game.opponents()[1] }) end,
}
test_card { id = "t-367-sees", name = "Exile Watch", type = "unit", domains = { "order" }, cost = { energy = 0 }, might = 9,
  when { event = "banish", by = "opponent", run = function(game) game.gain_xp(2) end },
}

scenario "108.3 leaving the board for a Champion Zone is replaced, too" {
  rule = "367",
  p1 = { base = { "Clinging", "Unit 2" }, hand = { "Honour", "Honour" } },
  function(t)
    t.p1:play("Honour"):on("Clinging")
    t:pass_all()
    t:expect("Clinging"):in_zone("board"):exhausted()
    t.p1:play("Honour"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("champion")
  end,
}

scenario "427 who banishes a card may be said" {
  p1 = { base = { "Exile Watch", "Unit 2" }, hand = { "Their Exile" } },
  function(t)
    t.p1:play("Their Exile"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("banishment")
    t:expect_number("p1", "xp", 2)
  end,
}

-- Effect Text of two attached cards is two abilities of one unit (718.3).
test_card { id = "t-3690", name = "Reader's Band", type = "gear", tags = { "Equipment" },
  effect_text { instead_of { event = "gain_xp", by = "you", once_each_turn = true,
    amount = number.event() + 1 } },
}

scenario "383.3.f, 718.3 what two attached cards replace once each turn they replace once each" {
  p1 = { hand = { "Lesson", "Lesson" },
    base = { { "Unit 2", attached = { "Reader's Band", "Reader's Band" } } } },
  function(t)
    t.p1:play "Lesson"
    t:pass_all()
    t:expect_decision("p1", "372")
    t.p1:choose "Unit 2"
    t.p1:yes()
    t.p1:yes()
    t:expect_number("p1", "xp", 4)
    t.p1:play "Lesson"
    t:pass_all()
    t:expect_number("p1", "xp", 6)
  end }
