-- SPDX-License-Identifier: MIT
-- Who is responsible for an action, and what a kill is attributed to (411, 428.5).

use "../test_cards.lua"

test_card { id = "t-rs1", name = "Avenger", type = "unit", cost = {}, might = 2,
  when { event = "die", by = "you", cause = "spell", subject = unit {},
    run = function(game) game.draw(1) end },
}
test_card { id = "t-rs2", name = "Reaper", type = "unit", cost = {}, might = 2,
  when { event = "die", by = "you", subject = unit {}, run = function(game) game.draw(1) end },
}
test_card { id = "t-rs3", name = "Bystander", type = "unit", cost = {}, might = 2,
  when { event = "die", cause = "spell", subject = unit {}, run = function(game) game.draw(1) end },
}
test_card { id = "t-rs4", name = "Long Fuse", type = "spell", cost = {},
  targets = { unit {} },
  run = function(game, me, it) game.later("boom", it) end,
  abilities = { boom = delayed { event = "turn_end", once = true,
    run = function(game, me, it) game.kill(it) end } },
}
test_card { id = "t-rs5", name = "Bounty Shot", type = "spell", cost = {},
  targets = { unit {} },
  run = function(game, me, it)
    game.later("bounty", it)
    game.then_do("shoot", it)
  end,
  abilities = {
    shoot = reflexive { run = function(game, me, it) game.kill(it) end },
    bounty = delayed { event = "die", subject = ref(1), killed_by_this = true, once = true,
      ends = "turn", run = function(game) game.draw(1) end },
  },
}
test_card { id = "t-rs6", name = "Proxy Kill", type = "spell", cost = {},
  targets = { unit {} }, run = function(game, me, it) game.kill(it, { by = "opponent" }) end,
}
test_card { id = "t-rs7", name = "Take It", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { ability { enemy = true } }, run = function(game, me, it) game.control_item(it) end,
}
test_card { id = "t-rs8", name = "Spark Twice", type = "spell", cost = {},
  run = function(game) game.then_do("first") end,
  abilities = {
    first = reflexive { run = function(game) game.then_do("second") end },
    second = reflexive { targets = { unit {} }, run = function(game, me, it) game.kill(it) end },
  },
}

scenario "428.5.d a kill by what a spell began, by what that began in turn, is the spell's too" {
  p1 = { base = { "Avenger" }, hand = { "Spark Twice" } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Spark Twice")
    t:resolve()
    t:resolve()
    t.p1:on("Unit 3")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "428.5.d a delayed ability that a spell began: the kill is the spell's too" {
  p1 = { base = { "Avenger" }, hand = { "Long Fuse" } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Long Fuse"):on("Unit 3")
    t:resolve()
    t.p1:end_turn()
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect(t.p1.hand):count(1)
  end }

scenario "428.5.d \"killed by this\" counts what the reflexive ability kills" {
  p1 = { hand = { "Bounty Shot" } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Bounty Shot"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect(t.p1.hand):count(1)
  end }

scenario "428.5.e with a spell that another player controls nobody kills" {
  p1 = { base = { "Bystander" }, hand = { "Proxy Kill" } },
  p2 = { base = { "Unit 3", "Avenger" } },
  function(t)
    t.p1:play("Proxy Kill"):on("Unit 3")
    t:pass_all()
    t:expect(t.p2.hand):count(0)
    t:expect(t.p1.hand):count(1) -- a spell killed it all the same
  end }

scenario "411.4 who is responsible for the spell has killed, whoever controls it" {
  p1 = { base = { "Reaper" }, hand = { "Proxy Kill" } },
  p2 = { base = { "Unit 3", "Reaper" } },
  function(t)
    t.p1:play("Proxy Kill"):on("Unit 3")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(1)
    t:expect_event("die", "Unit 3", { by = "p2" })
  end }

scenario "428.5.e the spell that began it must be his who is responsible" {
  p1 = { base = { "Avenger" }, hand = { "Spark Twice" } },
  p2 = { base = { "Unit 3", "Avenger" }, hand = { "Take It" } },
  function(t)
    t.p1:play("Spark Twice")
    t:resolve()
    t:resolve()
    t.p1:on("Unit 3"):pass()
    t.p2:play("Take It")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(0)
  end }

scenario "411.1 each player kills one of his own units, and is responsible for that" {
  p1 = { base = { "Reaper", "Unit 1" }, hand = { "Cull the Weak" }, pool = { energy = 2, order = 1 } },
  p2 = { base = { "Reaper", "Unit 2" } },
  function(t)
    t.p1:play("Cull the Weak")
    t:resolve()
    t.p1:choose("Unit 1")
    t.p2:choose("Unit 2")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(1)
    t:expect_event("die", "Unit 2", { by = "p2" })
  end }

-- ---- A spell that makes a unit deal the damage (417.6.b.3, 428.5.c, 428.5.e) ----

test_card { id = "t-rs20", name = "Send Out", type = "spell", cost = {},
  targets = { unit { friendly = true }, unit { enemy = true } },
  run = function(game, me, one, two) game.deal(one.might, two, { by = one }) end,
}
test_card { id = "t-rs21", name = "Burn And Send", type = "spell", cost = {},
  targets = { unit { friendly = true }, unit { enemy = true } },
  run = function(game, me, one, two)
    game.deal(1, two)
    game.deal(one.might, two, { by = one })
  end,
}
test_card { id = "t-rs22", name = "Duellist", type = "unit", cost = {}, might = 3,
  when { event = "die", by = "you", cause = "ability", subject = unit {},
    run = function(game) game.gain_xp(1) end },
  when { event = "die", cause = "combat", subject = unit {}, run = function(game) game.gain_xp(4) end },
  when_played { targets = { unit { enemy = true } },
    run = function(game, me, foe) game.deal(me.might, foe, { by = me }) end },
}

scenario "417.6.b.3, 428.5.e a unit that a spell made deal damage kills, the spell does not" {
  p1 = { base = { "Avenger", "Bystander" }, hand = { "Send Out" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Send Out"):on("Avenger", "Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect(t.p1.hand):count(0)
  end }

scenario "428.5.c who is responsible for that damage is so for the death" {
  p1 = { base = { "Reaper" }, hand = { "Send Out" } }, p2 = { base = { "Unit 2", "Reaper" } },
  function(t)
    t.p1:play("Send Out"):on("Reaper#1", "Unit 2")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
  end }

scenario "428.5.c a spell that deals some of the damage itself has killed it" {
  p1 = { base = { "Avenger" }, hand = { "Burn And Send" } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Burn And Send"):on("Avenger", "Unit 3")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "417.6.b.3 neither is an ability the killer that makes its unit deal it, nor is it a combat" {
  p1 = { hand = { "Duellist" } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Duellist"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect_number("p1", "xp", 0)
  end }

scenario "417.6.b.3 a later spell that deals damage and kills has killed it" {
  p1 = { base = { "Unit 1", "Avenger" }, hand = { "Send Out", "Spark Bolt" } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Send Out"):on("Unit 1", "Unit 3")
    t:pass_all()
    t.p1:play("Spark Bolt"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect(t.p1.hand):count(1)
  end }
test_card { id = "t-rs23", name = "Spark Bolt", type = "spell", cost = {},
  targets = { unit {} }, run = function(game, me, it) game.deal(2, it) end,
}

-- ---- 428.5.c: who killed what combat damage did not kill ----

test_card(function()
  local hurt = units { friendly = true, damaged = true, other = true }
  return card { id = "t-rs40", name = "Proud One", type = "unit", cost = {}, might = 1,
    static { affects = "me", might = 2, if_ = number.count(hurt):equals(0) } }
end)
test_card { id = "t-rs41", name = "Sting", type = "spell", cost = {}, keywords = { "action" },
  targets = { unit {} }, run = function(game, me, it) game.deal(2, it) end,
}

scenario "428.5.c a unit that dies in a combat without its damage is killed by no player of it" {
  p1 = { base = { "Unit 1", "Reaper" }, hand = { "Sting" } },
  p2 = { at = { ["West Field"] = { "Proud One", "Tank" } } },
  function(t)
    t.p1:play("Sting"):on("Proud One")
    t:pass_all()
    t:expect("Proud One"):might(3):damage(2)
    t.p1:move("Unit 1", "West Field")
    t:combat()
    t:expect("Tank"):at("West Field")
    t:expect("Proud One"):in_zone("trash")
    t:expect(t.p1.hand):count(0)
  end }

scenario "428.5.c a unit that dies of the damage of a combat is killed by its players" {
  p1 = { base = { "Unit 4", "Reaper" } },
  p2 = { at = { ["West Field"] = { "Proud One" } } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t:combat()
    t:expect("Proud One"):in_zone("trash")
    t:expect(t.p1.hand):count(1)
  end }
