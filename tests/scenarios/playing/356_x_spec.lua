-- SPDX-License-Identifier: MIT
-- Costs whose size their player chooses: X (355, 356).

test_card { id = "t-x-bolt", name = "Bolt of X", type = "spell", domains = { "fury" }, cost = { energy = 1 },
  additional { name = "more", optional = true, cost = { energy = number.x() } },
  targets = { unit { enemy = true } },
  run = function(game, me, foe) game.deal(1 + game.x(), foe) end,
}
test_card { id = "t-x-small", name = "Small Game", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  additional { name = "more", cost = { energy = number.x() } },
  targets = { unit { enemy = true, might = at_most(number.x()) } },
  run = function(game, me, foe) game.kill(foe) end,
}
test_card { id = "t-x-gear", name = "Valve", type = "gear", domains = { "mind" }, cost = { energy = 1 },
  activated { cost = { power = { mind = number.x() }, exhaust = "me" },
    run = function(game) game.draw(game.x()) end },
}
test_card(function()
local drawn = number.x()
return card { id = "t-x-disc", name = "Purge", type = "spell", domains = { "chaos" }, cost = { energy = 0 },
  additional { name = "discard", cost = { discard = number.x() } },
  run = function(game) game.draw(drawn) end,
}
end)
test_card { id = "t-x-kill", name = "Mass Rite", type = "spell", domains = { "order" }, cost = { energy = 0 },
  additional { name = "kill", cost = { kill = several(number.x(), unit { friendly = true }) } },
  targets = { split(number.x(), any_number(unit { enemy = true })) },
  run = function(game, me, foes) game.deal_split(game.x(), foes) end,
}
test_card { id = "t-x-rep", name = "Echo of X", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  additional { name = "more", cost = { energy = number.x() } },
  repeats { energy = 2 },
  targets = { unit {} },
  run = function(game, me, it) game.deal(game.x(), it) end,
}
test_card { id = "t-x-cheap", name = "Rebate", type = "gear", domains = { "mind" }, cost = { energy = 1 },
  static { affects = spells { mine = true }, cost = { energy = -2 } },
}
test_card { id = "t-x-deflect", name = "Mirrored", type = "unit", domains = { "mind" }, cost = { energy = 1 }, might = 5,
  keywords = { deflect = 1 },
}
test_card { id = "t-x-trig", name = "Toll Taker", type = "unit", domains = { "mind" }, cost = { energy = 1 }, might = 1,
  when { event = "move", subject = "me", cost = { energy = number.x() },
    run = function(game, me) game.give(me, { might = game.x(), lasts = "turn" }) end },
}
test_card { id = "t-x-late", name = "Fuse", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  additional { name = "more", cost = { energy = number.x() } },
  targets = { unit { friendly = true } },
  run = function(game, me, it)
    game.start("burning", it, { lasts = "turn" })
    game.then_do("flash", it)
  end,
  abilities = {
    burning = static { affects = ref(1), might = number.x() },
    flash = reflexive { run = function(game) game.gain_xp(game.x()) end },
  },
}

scenario "356.2.b an additional cost with X that may be left is at least one when it is taken" {
  p1 = { hand = { "Bolt of X" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 8" } },
  function(t)
    local left = t:copy()
    left.p1:play("Bolt of X"):no():on("Unit 8")
    left:pass_all()
    left:expect("Unit 8"):damage(1)
    t.p1:play("Bolt of X"):yes()
    t:expect_option("X is 1", "X is 2")
    assert(not t:accepts_number(t.p1, 0) and not t:accepts_number(t.p1, 3), "one or two, no other")
    t.p1:number(2)
    t:expect_reason(t.p1, "Bolt of X", { kind = "fact", topic = "x", rule = "355" })
    t:pass_all()
    t:expect("Unit 8"):damage(3)
    t:expect_number("p1", "energy", 0)
  end }

scenario "355 targets may speak of X, and an X without a target is not offered" {
  p1 = { hand = { "Small Game" }, pool = { energy = 4 } },
  p2 = { base = { "Unit 2", "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play("Small Game")
    for _, x in ipairs { 0, 1, 5 } do assert(not t:accepts_number(t.p1, x), "X cannot be " .. x) end
    t.p1:number(3)
    t:expect_no_event("choose", "Unit 4")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 4"):at("base")
  end }

scenario "355 without any X that has a target the spell cannot be played" {
  p1 = { hand = { "Small Game" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 4" } },
  function(t) t:cannot(t.p1, "play", "Small Game") end }

scenario "356.6 X of Power, of an activated ability" {
  p1 = { base = { "Valve" }, pool = { mind = 2 } },
  function(t)
    t.p1:use("Valve"):number(2)
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect_number("p1", "mind", 0)
  end }

scenario "356.6 X cards are discarded" {
  p1 = { hand = { "Purge", "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Purge")
    t:expect_option("X is 0", "X is 3")
    assert(not t:accepts_number(t.p1, 4), "there are three other cards")
    t.p1:number(2):choose("Unit 1", "Unit 3")
    t:pass_all()
    t:expect(t.p1.trash):has("Unit 1"):has("Unit 3")
    t:expect(t.p1.hand):count(3)
  end }

scenario "355.14.c what is given up is known before the targets are chosen" {
  p1 = { hand = { "Mass Rite" }, base = { "Unit 1", "Unit 1", "Unit 1" } },
  p2 = { base = { "Unit 5", "Unit 6", "Unit 7" } },
  function(t)
    t.p1:play("Mass Rite"):number(2)
    assert(not t:accepts(t.p1, "Unit 5", "Unit 6", "Unit 7"))
    t.p1:on("Unit 5", "Unit 6"):choose("Unit 1#1", "Unit 1#2")
    t:pass_all()
    t:expect("Unit 5"):damage(1)
    t:expect("Unit 6"):damage(1)
    t:expect(t.p1.trash):has("Unit 1", 2)
  end }

scenario "820.2 each execution has the same X" {
  p1 = { hand = { "Echo of X" }, pool = { energy = 4 } },
  p2 = { base = { "Unit 5", "Unit 6" } },
  function(t)
    t.p1:play("Echo of X"):yes():number(2):on("Unit 5"):on("Unit 6")
    t:pass_all()
    t:expect("Unit 5"):damage(2)
    t:expect("Unit 6"):damage(2)
    t:expect_number("p1", "energy", 0)
  end }

scenario "356.4.f a discount takes off X, too, so X may be more" {
  p1 = { hand = { "Bolt of X" }, base = { "Rebate" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 8" } },
  function(t)
    t.p1:play("Bolt of X"):yes()
    t:expect_option("X is 4")
    assert(not t:accepts_number(t.p1, 5), "that is more than can be paid")
    t.p1:number(4)
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect("Unit 8"):damage(5)
  end }

scenario "809 with X as much as can be paid, nothing with Deflect can be chosen" {
  p1 = { hand = { "Bolt of X" }, runes = { fury = 3 } },
  p2 = { base = { "Mirrored", "Unit 8" } },
  function(t)
    local little = t:copy()
    little.p1:play("Bolt of X"):yes():number(2)
    little:expect_option("Mirrored", "Unit 8")
    t.p1:play("Bolt of X"):yes():number(2):on("Mirrored")
    t:pass_all()
    t:expect("Mirrored"):damage(3)
  end }

scenario "383.3.b X of a trigger is chosen as it is finalized; one may decline to pay" {
  p1 = { base = { "Toll Taker" }, pool = { energy = 2 } },
  function(t)
    t.p1:move("Toll Taker", "West Field")
    t.p1:number(2):yes()
    t:resolve()
    t:expect("Toll Taker"):might(3)
  end }

scenario "390.4 what is begun knows the X of what began it" {
  p1 = { hand = { "Fuse" }, base = { "Unit 1" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Fuse"):number(3)
    t:pass_all()
    t:expect("Unit 1"):might(4)
    t:expect_number("p1", "xp", 3)
    t:next_turn()
    t:expect("Unit 1"):might(1)
  end }

test_card { id = "t-x-tax", name = "Collector", type = "unit", domains = { "mind" }, cost = { energy = 1 }, might = 1,
  when { event = "play", by = "you", subject = card { type = "spell" }, run = function(game) game.gain_xp(game.x()) end },
}

scenario "419.4 what sees that a spell has been played knows its X" {
  p1 = { hand = { "Bolt of X" }, base = { "Collector" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Bolt of X"):yes():number(2):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(3)
    t:expect_number("p1", "xp", 2)
  end }
