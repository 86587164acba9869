-- SPDX-License-Identifier: MIT
-- Effects that last until the start of their controller's next turn (390, 317.2.c).

test_card { id = "t-3900", name = "Long Blessing", type = "spell", cost = { energy = 0 },
  keywords = { "reaction" }, targets = { unit {} },
  run = function(game, me, who)
    game.give(who, { might = 2, lasts = "next_turn" })
    game.give(who, { keyword = "tank", lasts = "next_turn" })
  end,
}
test_card { id = "t-3901", name = "Truce", type = "spell", cost = { energy = 0 },
  run = function(game) game.start("truce", { lasts = "next_turn" }) end,
  abilities = { truce = static { affects = "opponents", cannot = "play", cards = spells {} } },
}
test_card { id = "t-3902", name = "Vigil", type = "spell", cost = { energy = 0 },
  run = function(game) game.later("vigil") end,
  abilities = {
    vigil = delayed { event = "move", by = "opponent", ends = "next_turn",
      run = function(game) game.gain_xp(1) end },
  },
}

test_card { id = "t-390-judge", name = "Deferred Judgement", type = "spell", cost = { energy = 0 },
  targets = { unit {} },
  run = function(game, me, it) game.later("sentence", it, { measured = it.might }) end,
  abilities = {
    sentence = delayed { event = "turn_end", once = true,
      run = function(game, me, it)
        if it.might > game.measured() then game.kill(it) else game.buff(it) end
      end },
  },
}
test_card { id = "t-390-grow", name = "Growth", type = "spell", keywords = { "reaction" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.give(it, { might = 1, lasts = "turn" }) end,
}

scenario "390 until your next turn begins: through the opponent's turn, and no longer" {
  p1 = { hand = { "Long Blessing" }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Long Blessing"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(4):keyword("tank")
    t:next_turn()
    t:expect("Unit 2"):might(4):keyword("tank")
    t:next_turn()
    t:expect("Unit 2"):might(2):no_keyword("tank")
  end,
}

scenario "390 played in the opponent's turn it ends as the next turn begins, which is yours" {
  p1 = { hand = { "Long Blessing" }, base = { "Unit 2" } },
  p2 = { hand = { "Long Blessing" } },
  turn = "p2",
  function(t)
    t.p2:play("Long Blessing#2"):on("Unit 2"):pass()
    t.p1:play("Long Blessing"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(6)
    t:next_turn()
    t:expect("Unit 2"):might(4) -- p2's lasts until p2's next turn
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "390.4 a static, and a delayed ability that triggers each time until then" {
  p1 = { hand = { "Truce", "Vigil" } },
  p2 = { hand = { "Long Blessing" }, base = { "Unit 1", "Unit 3" } },
  function(t)
    t.p1:play("Truce")
    t:pass_all()
    t.p1:play("Vigil")
    t:pass_all()
    t:next_turn()
    t:cannot(t.p2, "play", "Long Blessing")
    t.p2:move("Unit 1", "West Field")
    t:showdown_pass()
    t.p2:move("Unit 3", "East Field")
    t:showdown_pass()
    t:expect_number("p1", "xp", 2)
    t:next_turn()
    t:next_turn()
    t:can(t.p2, "play", "Long Blessing")
    t.p2:move("Unit 1", "base")
    t:expect_number("p1", "xp", 2)
  end,
}

scenario "390 whoever has left the game has no next turn" {
  players = 3,
  p1 = { hand = { "Long Blessing" }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Long Blessing"):on("Unit 2")
    t:pass_all()
    t:next_turn()
    t:expect("Unit 2"):might(4)
    t.p1:concede()
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "390.1 a delayed ability is told a number of the moment in which it began" {
  p1 = { hand = { "Deferred Judgement", "Deferred Judgement", "Growth" }, base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Deferred Judgement"):on "Unit 2"
    t:pass_all()
    t.p1:play("Deferred Judgement"):on "Unit 3"
    t:pass_all()
    t.p1:play("Growth"):on "Unit 3"
    t:pass_all()
    t.p1:end_turn()
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect("Unit 2"):buffed()
    t:expect("Unit 3"):in_zone("trash")
  end }

-- ---- As long as the object that it is linked with is there (390.5.a) -----------------------

test_card { id = "t-390-pact", name = "Pact", type = "spell", cost = {}, targets = { player { enemy = true }, unit {} },
  run = function(game, me, foe, it) game.later("pay", foe, it) end,
  abilities = { pay = delayed { event = "draw", by = ref(1), run = function(game, me, foe, it) game.gain_xp(it.might or 10) end } },
}
test_card { id = "t-390-end", name = "Put Down", type = "spell", cost = {}, targets = { unit {} },
  run = function(game, me, it) game.kill(it) end,
}

scenario "390.5.a what is linked with a unit waits while the unit is there, and for that player only" {
  p1 = { base = { "Unit 3" }, hand = { "Pact" } },
  function(t)
    t.p1:play("Pact"):on("Unit 3")
    t:pass_all()
    t:next_turn()
    t:pass_all()
    t:expect_number("p1", "xp", 3)
    t:next_turn()
    t:expect_number("p1", "xp", 3)
  end }

scenario "390.5.a when the unit has gone, nothing triggers any more" {
  p1 = { base = { "Unit 3" }, hand = { "Pact", "Put Down" } },
  function(t)
    t.p1:play("Pact"):on("Unit 3")
    t:pass_all()
    t.p1:play("Put Down"):on("Unit 3")
    t:pass_all()
    t:next_turn()
    t:expect_chain(0)
    t:expect_no_event("trigger", "Pact")
    t:expect_number("p1", "xp", 0)
  end }

-- ---- Where a delayed ability is (390) ----------------------------------------------------------

test_card { id = "t-390-warden", name = "Grave Warden", type = "unit", cost = {}, might = 2,
  activated { cost = { exhaust = "me" }, run = function(game) game.later("mourn") end },
  abilities = { mourn = delayed { event = "die", subject = unit { at = "here" }, ends = "turn", run = function(game) game.gain_xp(1) end } },
}

scenario "390 \"here\" of a delayed ability is where the unit that began it is" {
  p1 = { at = { ["West Field"] = { "Grave Warden", "Unit 1" } }, base = { "Unit 3" }, hand = { "Put Down", "Put Down" } },
  function(t)
    t.p1:use("Grave Warden")
    t:resolve()
    t.p1:play("Put Down#1"):on("Unit 3")
    t:pass_all()
    t:expect_number("p1", "xp", 0)
    t.p1:play("Put Down"):on("Unit 1")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }
