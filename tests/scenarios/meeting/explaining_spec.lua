-- SPDX-License-Identifier: MIT
--
-- Refusals and explanations: every condition of play with its rule, which one fails,
-- and nothing that the asking player may not know.

test_card { id = "t-930", name = "Slow Bolt", type = "spell", cost = { energy = 2, power = { fury = 1 } },
  targets = { unit { enemy = true } },
  run = function(game, me, target) game.deal(1, target) end,
}
test_card { id = "t-931", name = "Quick Bolt", type = "spell", cost = { energy = 1 }, keywords = { "reaction" },
  targets = { unit { enemy = true } },
  run = function(game, me, target) game.deal(1, target) end,
}
test_card { id = "t-932", name = "Bargain Maker", type = "gear", cost = { energy = 1 },
  static { affects = spells { mine = true }, cost = { energy = -1, minimum = 1 } },
}
test_card { id = "t-933", name = "Hidden Thorn", type = "spell", cost = { energy = 1 }, keywords = { "hidden" },
  run = function(game, me) game.draw(1) end,
}
test_card { id = "t-934", name = "Careful Guard", type = "unit", cost = { energy = 1 }, might = 1,
  instead_of { event = "die", subject = units { friendly = true, other = true },
    run = function(game) game.heal(game.event.subject) game.recall(game.event.subject) end },
}
test_card { id = "t-934b", name = "Careful Scout", type = "unit", cost = { energy = 1 }, might = 1,
  instead_of { event = "die", subject = units { friendly = true, other = true },
    run = function(game) game.recall(game.event.subject) game.draw(1) end },
}
test_card { id = "t-935", name = "Costly Rite", type = "spell", cost = { energy = 0 },
  additional { name = "offering", cost = { kill = unit { friendly = true } } },
  run = function(game, me) game.draw(1) end,
}
test_card { id = "t-936", name = "Idle Oracle", type = "unit", cost = { energy = 1 }, might = 1,
  activated { cost = { exhaust = "me" }, once_each_turn = true,
    if_ = number.count(units { friendly = true }):at_least(2),
    run = function(game, me) game.draw(1) end },
}

scenario "309.1.a a refusal names the state of the turn, and the explanation every condition" {
  p1 = { hand = { "Slow Bolt", "Quick Bolt" }, runes = { fury = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t:expect_reason(t.p1, "Slow Bolt",
      { kind = "holds", topic = "zone", rule = "419.1.a", text = "in your hand" },
      { kind = "holds", topic = "timing", rule = "310.1.a" },
      { kind = "holds", topic = "target", text = "Unit 3" },
      { kind = "base", topic = "cost", text = "2 Energy, 1 Fury" },
      { kind = "value", topic = "cost", value = 2 },
      { kind = "holds", topic = "payment", rule = "357" })
    t:expect_no_reason(t.p1, "Slow Bolt", { kind = "fails" })
    t.p1:play("Quick Bolt"):on("Unit 3")
    t:cannot(t.p1, "play", "Slow Bolt", "309.1.a")
    assert(t.game:why_not(1, t:find("Slow Bolt").id)
      == "Slow Bolt cannot be played now: a chain exists and it lacks Reaction (309.1.a)")
    t:expect_reason(t.p1, "Slow Bolt", { kind = "fails", topic = "timing", rule = "309.1.a" },
      { kind = "holds", topic = "target" })
  end }

scenario "313.1 who lacks priority or his turn is told so" {
  turn = "p2",
  p1 = { hand = { "Quick Bolt" }, runes = { fury = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t:expect_reason(t.p1, "Quick Bolt", { kind = "fails", topic = "timing", rule = "310.1.a" })
  end }

scenario "355.8 a missing target is named beside what holds" {
  p1 = { hand = { "Slow Bolt" }, runes = { fury = 4 } },
  p2 = {},
  function(t)
    t:cannot(t.p1, "play", "Slow Bolt", "355.8")
    t:expect_reason(t.p1, "Slow Bolt", { kind = "holds", topic = "timing" },
      { kind = "fails", topic = "target", rule = "355.8" })
    t:expect_no_reason(t.p1, "Slow Bolt", { topic = "payment" })
  end }

scenario "357 what cannot be paid is told with the cost and what could be raised" {
  p1 = { hand = { "Slow Bolt" }, runes = { calm = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t:cannot(t.p1, "play", "Slow Bolt", "357")
    t:expect_reason(t.p1, "Slow Bolt",
      { kind = "fails", topic = "payment", rule = "357", text = "it is 2 Energy, 1 Fury, you can raise 3 Energy, 3 Calm" })
  end }

scenario "356.4 the total cost is told with what changed it and by how much" {
  p1 = { hand = { "Slow Bolt", "Quick Bolt" }, base = { "Bargain Maker" }, runes = { fury = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t:expect_reason(t.p1, "Slow Bolt",
      { kind = "base", topic = "cost", text = "2 Energy, 1 Fury", rule = "356.1" },
      { kind = "effect", topic = "cost", source = "Bargain Maker", amount = -1, value = 1, rule = "356.4" },
      { kind = "value", topic = "cost", value = 1 })
    t:expect_reason(t.p1, "Quick Bolt", -- 356.4.e: not below its minimum
      { kind = "effect", topic = "cost", source = "Bargain Maker", amount = -1, value = 1 },
      { kind = "value", topic = "cost", value = 1 })
  end }

scenario "357.2 too little to give up is told as such" {
  p1 = { hand = { "Costly Rite" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t:cannot(t.p1, "play", "Costly Rite", "357.2")
  end }

scenario "358.4 while another question is open nothing else is said to be playable" {
  p1 = { hand = { "Quick Bolt", "Quick Bolt" }, runes = { fury = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 2" } } },
  function(t)
    t:expect_reason(t.p1, "Quick Bolt#2", { kind = "fact", text = "it can be played now" })
    t.p1:play("Quick Bolt#1")
    t:expect_decision("p1", "355.5") -- its target is being asked for
    t:expect_reason(t.p1, "Quick Bolt#2", { kind = "fails", topic = "timing", text = "another question is open" })
    t:expect_no_reason(t.p1, "Quick Bolt#2", { kind = "fact", text = "it can be played now" })
  end }

scenario "128.4 of a card one may not know nothing is told but that" {
  p1 = { hand = { "Quick Bolt" }, facedown = { ["West Field"] = "Hidden Thorn" }, at = { ["West Field"] = { "Unit 1" } }, runes = { fury = 4 } },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    for _, name in ipairs { "Quick Bolt", "Hidden Thorn" } do
      local reasons = t.game:explain(2, t:find(name).id)
      assert(#reasons == 1 and reasons[1].rule == "128.4", "it is told more")
      assert(not reasons[1].text:find(name), "it is told by name")
    end
    t:expect_reason(nil, "Hidden Thorn", { kind = "holds", topic = "zone", rule = "811.1.b" })
  end }

scenario "421.1 hiding: each condition with its rule" {
  p1 = { hand = { "Hidden Thorn", "Slow Bolt" }, base = { "Unit 3" }, runes = { fury = 1 } },
  p2 = {},
  function(t)
    t:cannot(t.p1, "hide", "Hidden Thorn", "421.1")
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:can(t.p1, "hide", "Hidden Thorn")
    t:cannot(t.p1, "hide", "Slow Bolt")
  end }

scenario "107.3.b hiding where a card is hidden already" {
  p1 = { hand = { "Hidden Thorn" }, facedown = { ["West Field"] = "Slow Bolt" },
    at = { ["West Field"] = { "Unit 1" } }, runes = { fury = 1 } },
  p2 = {},
  function(t)
    t:cannot(t.p1, "hide", "Hidden Thorn", "107.3.b")
  end }

scenario "144.2 moving: an exhausted unit, another player's turn" {
  p1 = { base = { { "Unit 2", exhausted = true }, "Unit 3" } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t:cannot(t.p1, "move", "Unit 2", "144.2")
    t:cannot(t.p2, "move", "Unit 4", "410.1.a")
    t:expect_reason(t.p1, "Unit 3", { kind = "holds", topic = "move", rule = "410.1.a" },
      { kind = "holds", topic = "move", rule = "144.2" }, { kind = "holds", topic = "move", rule = "144.4" })
  end }

scenario "377.2.b using: a condition that does not hold, an ability that is used up" {
  p1 = { base = { "Idle Oracle" } },
  p2 = {},
  function(t)
    t:cannot(t.p1, "use", "Idle Oracle", "377.2.b")
    t:expect_reason(t.p1, "Idle Oracle", { kind = "fails", topic = "condition", rule = "377.2.b" })
  end }

scenario "414.4 using: what is exhausted cannot be exhausted" {
  p1 = { base = { { "Idle Oracle", exhausted = true }, "Unit 1" } },
  p2 = {},
  function(t)
    t:cannot(t.p1, "use", "Idle Oracle", "414.4")
    t:expect_reason(t.p1, "Idle Oracle", { kind = "holds", topic = "condition" },
      { kind = "fails", topic = "payment", rule = "404.1, 414.4" })
  end }

scenario "370 an event tells which replacement effect led to it" {
  p1 = { base = { "Careful Guard" }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { hand = { "Quick Bolt" }, runes = { fury = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Quick Bolt"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):at "base"
    t:expect_event_reason(t.p1, "recall", { kind = "fact", topic = "event", text = "recall" },
      { kind = "replaced", topic = "die", source = "Careful Guard", amount = 1, text = "Unit 1" })
  end }

scenario "372 of several the event tells who chose, and among how many" {
  p1 = { base = { "Careful Guard", "Careful Scout" }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { hand = { "Quick Bolt" }, runes = { fury = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Quick Bolt"):on("Unit 1")
    t:pass_all()
    t.p1:choose(1)
    t:expect_event_reason(t.p2, "recall", { kind = "replaced", topic = "die", player = 1, amount = 2 })
  end }

-- ---- Characteristics and where they come from ----------------------------------------

test_card { id = "t-937", name = "Banner", type = "gear", cost = { energy = 1 },
  static { affects = units { friendly = true }, might = 2 },
}
test_card { id = "t-938", name = "Teacher", type = "gear", cost = { energy = 1 },
  static { affects = units { friendly = true }, keywords = { assault = 2 } },
}
test_card { id = "t-939", name = "Modest Oath", type = "gear", cost = { energy = 1 },
  static { affects = units { friendly = true, mighty = false }, might = 1 },
}
test_card { id = "t-940", name = "Weakness", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, target) game.give(target, { might = -1, lasts = "turn" }) end,
}
test_card { id = "t-941", name = "Strength", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, target) game.give(target, { might = 3, lasts = "turn" }) end,
}
test_card { id = "t-942", name = "Secret Plan", type = "spell", cost = { energy = 1 }, keywords = { "hidden" },
  run = function(game, me) game.draw(1) end,
}

scenario "472 Might is told from what is printed through every effect in its layer" {
  p1 = { base = { { "Unit 3", buffs = 1 }, "Banner" }, hand = { "Strength", "Weakness" }, runes = { fury = 2 } },
  p2 = {},
  function(t)
    t.p1:play("Weakness"):on("Unit 3")
    t:pass_all()
    t.p1:play("Strength"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(8)
    t:expect_reason(t.p1, "Unit 3",
      { kind = "base", topic = "might", value = 3, rule = "143.2" },
      { kind = "effect", topic = "might", amount = 1, value = 4, rule = "703" },
      { kind = "effect", topic = "might", source = "Banner", amount = 2, value = 6, layer = "3: arithmetic, increases" },
      { kind = "effect", topic = "might", source = "Strength", amount = 3, value = 9 },
      { kind = "effect", topic = "might", source = "Weakness", amount = -1, value = 8, -- 472.3.d
        layer = "3: arithmetic, decreases", rule = "472.3.d.2" },
      { kind = "value", topic = "might", value = 8 },
      { kind = "fact", topic = "mighty", rule = "708" })
    t:expect("Unit 3"):might(8) -- asking has changed nothing
  end }

scenario "472.2 a keyword is told with what gave it, and it stands before the Might it gives" {
  p1 = { base = { "Unit 3", "Teacher" } },
  p2 = {},
  function(t)
    t:expect_reason(t.p1, "Unit 3",
      { kind = "effect", topic = "assault", source = "Teacher", amount = 2, layer = "2: abilities" },
      { kind = "value", topic = "assault", value = 2 },
      { kind = "value", topic = "might", value = 3 })
  end }

scenario "807 what a keyword gives is told with the keyword and whose it is" {
  p1 = { base = { "Unit 3", "Teacher" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:expect_reason(t.p1, "Unit 3",
      { kind = "effect", topic = "might", amount = 2, value = 5, text = "assault of Unit 3" },
      { kind = "value", topic = "might", value = 5 })
  end }

test_card { id = "t-943", name = "Modest Giant", type = "unit", cost = { energy = 1 }, might = 4,
  static { affects = "me", while_ = { mighty = false }, might = 1 },
}
scenario "471.3 an effect that ended by its own outcome is told as removed" {
  p1 = { base = { "Modest Giant", { "Unit 2", buffs = 1 } } },
  p2 = {},
  function(t)
    t:expect_reason(t.p1, "Unit 2", { kind = "effect" })
    t:expect_reason(t.p1, "Modest Giant",
      { kind = "fact", topic = "removed", source = "Modest Giant", rule = "471.3" },
      { kind = "value", topic = "might", value = 4 })
    t:expect_no_reason(t.p1, "Modest Giant", { kind = "effect" })
  end }

scenario "474 a dependency is told: what reads waits for what writes" {
  p1 = { base = { "Modest Oath", "Unit 4", "Banner" } },
  p2 = {},
  function(t)
    t:expect_reason(t.p1, "Unit 4",
      { kind = "fact", topic = "dependency", source = "Modest Oath", rule = "474", text = "Banner" })
    t:expect("Unit 4"):might(6)
  end }

scenario "128.4 a derivation names no card that the asking player may not know" {
  p1 = { at = { ["West Field"] = { "Unit 3" } }, facedown = { ["West Field"] = "Secret Plan" } },
  p2 = {},
  function(t)
    for _, reason in ipairs(t.game:explain(2, t:find("Unit 3").id)) do
      assert(not reason.text:find("Secret Plan"), reason.text)
    end
    for _, reason in ipairs(t.game:explain(2, t:find("West Field").id)) do
      assert(not reason.text:find("Secret Plan"), reason.text)
    end
  end }

test_card { id = "t-944", name = "Steal It", type = "spell", cost = { energy = 1 },
  targets = { unit { enemy = true } },
  run = function(game, me, it) game.take_control(it, { lasts = "turn" }) end,
}
test_card { id = "t-945", name = "Mimic It", type = "spell", cost = { energy = 1 },
  targets = { unit {}, another(unit {}) },
  run = function(game, me, it, of) game.become_copy(it, of) end,
}
test_card { id = "t-946", name = "Tag Herald", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { friendly = true, other = true }, becomes = { tags = "Yordle" } },
}
test_card { id = "t-947", name = "Fierce One", type = "unit", cost = { energy = 1 }, might = 5,
  keywords = { assault = 1 },
}

scenario "188 who controls a thing that was taken, and who has it afterwards" {
  p1 = { hand = { "Steal It" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Steal It"):on("Unit 3")
    t:pass_all()
    t:expect_reason(t.p2, "Unit 3",
      { kind = "effect", topic = "controller", rule = "188", text = "player 1 took control; without that it is player 2" })
  end }

scenario "472.1.b a copy is told with what it was and what it has copied" {
  p1 = { hand = { "Mimic It" }, base = { { "Unit 2", buffs = 1 }, "Fierce One", "Banner" }, runes = { fury = 1 } },
  function(t)
    local id = t:find("Unit 2").id
    t.p1:play("Mimic It"):on("Unit 2", "Fierce One")
    t:pass_all()
    local seen = {}
    for _, reason in ipairs(t.game:explain(1, id)) do
      seen[#seen + 1] = ("%s %s %s %d"):format(reason.kind, reason.topic, reason.text, reason.value)
    end
    local told = table.concat(seen, "\n")
    local at = 1
    for _, part in ipairs { "base name Unit 2", "base might 2 printed", "effect might +1 from 1 buff",
      "base assault 1 copied", "effect copy is a copy of Fierce One", "effect might becomes 5 by Fierce One 6",
      "effect might +2 from Banner 8", "value might 8" } do
      local from = told:find(part, at, true)
      assert(from, ("no '%s' in its place:\n%s"):format(part, told))
      at = from
    end
  end }

scenario "472.1 a tag that is given is told with its giver" {
  p1 = { base = { "Unit 2", "Tag Herald" } },
  function(t)
    t:expect_reason(t.p1, "Unit 2",
      { kind = "effect", topic = "tags", source = "Tag Herald", text = "Yordle", layer = "1: traits" })
  end }

test_card { id = "t-948", name = "Told Blade", type = "gear", cost = { energy = 1 },
  might_bonus = 2, tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  effect_text { keywords = { "tank" } },
}
scenario "472.3.c Might Bonus and Effect Text of what is attached are told with it" {
  p1 = { base = { { "Unit 2", buffs = 1 }, "Told Blade", "Banner" }, runes = { fury = 1 } },
  function(t)
    t.p1:use("Told Blade"):on("Unit 2")
    t:pass_all()
    t:expect_reason(t.p1, "Unit 2",
      { kind = "base", topic = "might", value = 2 },
      { kind = "effect", topic = "might", rule = "703", value = 3 },
      { kind = "effect", topic = "might", source = "Told Blade", amount = 2, value = 5, rule = "472.3.c" },
      { kind = "effect", topic = "might", source = "Banner", amount = 2, value = 7 },
      { kind = "value", topic = "might", value = 7 })
    t:expect_reason(t.p1, "Unit 2",
      { kind = "effect", topic = "tank", source = "Told Blade", layer = "2: abilities" },
      { kind = "value", topic = "tank" })
  end }

test_card { id = "t-949", name = "Soft Pillow", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, target) game.prevent(target, { lasts = "turn", amount = 2 }) end,
}
test_card { id = "t-94a", name = "Hard Bolt", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, target) game.deal(3, target) end,
}
scenario "370.1 an event that went on changed tells what changed it, and the next one does not" {
  p1 = { base = { "Unit 9" }, hand = { "Soft Pillow", "Hard Bolt", "Hard Bolt" }, runes = { fury = 3 } },
  function(t)
    t.p1:play("Soft Pillow"):on("Unit 9")
    t:pass_all()
    t.p1:play("Hard Bolt"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(1)
    t:expect_event_reason(t.p1, "damage", { kind = "fact", topic = "event" },
      { kind = "replaced", topic = "damage", text = "Unit 9" })
    t.p1:play("Hard Bolt"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(4)
    local _, last = t.game:events(0)
    for number = last, 1, -1 do
      local reasons = t.game:explain_event(1, number)
      if reasons[1].text == "damage" then
        assert(#reasons == 1, "it was not replaced")
        return
      end
    end
  end }

-- ---- Items on the chain, and players ----------------------------------------------------------

test_card { id = "t-why1", name = "Zapper", type = "unit", cost = {}, might = 2,
  activated { timing = "reaction", cost = { exhaust = "me" },
    targets = { unit { enemy = true, at = "battlefield" } },
    run = function(game, me, it) game.deal(1, it) end },
}
test_card { id = "t-why2", name = "Go Home", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { unit { friendly = true } }, run = function(game, me, it) game.recall(it) end,
}
test_card { id = "t-why4", name = "Muzzle", type = "unit", cost = {}, might = 1,
  static { affects = "opponents", cannot = "score" },
}

test_card { id = "t-why5", name = "Take Away", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { unit { friendly = true } }, run = function(game, me, it) game.return_to_hand(it) end,
}

scenario "328 an ability on the chain is explained: whose it is, when it resolves, what it chose" {
  p1 = { base = { "Zapper" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Go Home" } },
  function(t)
    t.p1:use("Zapper"):on("Unit 3")
    t:expect_reason(t.p2, "an ability of Zapper",
      { kind = "fact", topic = "item", text = "activated", rule = "328" },
      { kind = "fact", topic = "controller", text = "player 1" },
      { kind = "fact", topic = "state", text = "next", rule = "340.1" },
      { kind = "holds", topic = "target", text = "Unit 3" })
    t.p1:pass()
    t.p2:play("Go Home"):on("Unit 3")
    t:expect_reason(t.p2, "an ability of Zapper",
      { kind = "fact", topic = "state", text = "1 newer", rule = "340.1" })
    t:resolve()
    t:expect_reason(t.p1, "an ability of Zapper",
      { kind = "fails", topic = "target", text = "no longer", rule = "359.3.e.2" })
    t:expect_no_reason(t.p1, "an ability of Zapper", { kind = "holds", topic = "target" })
  end }

scenario "359.3.e.4 a spell on the chain is explained, also that what it chose has gone" {
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Unit 3" }, hand = { "Take Away" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 3")
    t:expect_reason(t.p1, "Vengeance",
      { kind = "fact", topic = "item", text = "a card that is played" },
      { kind = "fact", topic = "cost", text = "4 Energy and 2 Power" },
      { kind = "holds", topic = "target", text = "Unit 3" })
    t.p1:pass()
    t.p2:play("Take Away"):on("Unit 3")
    t:resolve()
    t:expect_reason(t.p1, "Vengeance", { kind = "fails", topic = "target", rule = "359.3.e.4" })
  end }

scenario "466.1 a player is explained: points, resources, whose turn it is" {
  p1 = { points = 3, xp = 2, pool = { energy = 2, fury = 1 } }, p2 = {},
  function(t)
    t:expect_reason(t.p2, "p1",
      { kind = "fact", topic = "turn", rule = "304" },
      { kind = "value", topic = "points", value = 3 },
      { kind = "value", topic = "xp", value = 2 },
      { kind = "fact", topic = "pool", text = "2 Energy" })
    t:expect_no_reason(t.p2, "p2", { topic = "turn" })
  end }

scenario "054 what forbids something to a player is told with its source" {
  p1 = { base = { "Muzzle" } }, p2 = {},
  function(t)
    t:expect_reason(t.p2, "p2", { kind = "fails", topic = "cannot", text = "score", source = "Muzzle" })
    t:expect_no_reason(t.p2, "p1", { topic = "cannot" })
  end }

scenario "478.3 a player's points are told beside those that win now" {
  battlefields = { "Aspirant's Climb", "East Field" }, p1 = { points = 3 },
  function(t)
    t:expect_reason(t.p1, "p1", { topic = "points", text = "3 of 9 points" })
  end }

-- Places: why not there, while elsewhere it can be
scenario "421.1 a card is hidden at one's own battlefield: of another one the reason says whose it is, and of a full one that it is full" {
  p1 = { hand = { "Pakaa Cub" }, pool = { any = 1 }, at = { ["West Field"] = { "Unit 1" }, ["North Field"] = { "Unit 2" } },
    facedown = { ["North Field"] = "Stand United" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } }, battlefields = { "West Field", "East Field", "North Field" },
  function(t)
    t:can(t.p1, "hide", "Pakaa Cub", "West Field")
    t:cannot(t.p1, "hide", "Pakaa Cub", "East Field", "421.1")
    t:cannot(t.p1, "hide", "Pakaa Cub", "North Field", "107.3.b")
  end }

scenario "144.4 without Ganking a unit goes home only, and the reason says so of each other battlefield" {
  p1 = { at = { ["West Field"] = { "Unit 2", "Laurent Bladekeeper" } } }, p2 = {},
  function(t)
    t:can(t.p1, "move", "Unit 2", "base")
    t:can(t.p1, "move", "Laurent Bladekeeper", "East Field")
    t:cannot(t.p1, "move", "Unit 2", "East Field", "144.4")
    t:expect_reason(t.p1, "Unit 2", { kind = "fails", topic = "place", text = "East Field", rule = "144.4" })
    t:expect_no_reason(t.p1, "Laurent Bladekeeper", { topic = "place" })
  end }

scenario "442.2.b why a unit does not move to a team mate's battlefield, while it may move to another one" {
  format = "2v2",
  p1 = { base = { "Unit 1" } }, p2 = {}, p3 = { at = { ["North Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t:can(t.p1, "move", "Unit 1", "West Field")
    t:cannot(t.p1, "move", "Unit 1", "North Field", "442.2.b")
  end }

scenario "442.2.a why a third player's unit does not move into a fight that is staged, while it may move elsewhere" {
  players = 3, controls = { ["North Field"] = "p2" },
  p1 = { base = { "Unit 1" } }, p2 = { at = { ["North Field"] = { "Unit 3" } } }, p3 = { at = { ["North Field"] = { "Unit 2" } } },
  function(t)
    t:can(t.p1, "move", "Unit 1", "East Field")
    t:cannot(t.p1, "move", "Unit 1", "North Field", "442.2.a")
  end }

scenario "054 why a unit with Ganking does not go home from Vilemaw's Lair" {
  battlefields = { "Vilemaw's Lair", "East Field" },
  p1 = { at = { ["Vilemaw's Lair"] = { "Laurent Bladekeeper" } } }, p2 = {},
  function(t)
    t:can(t.p1, "move", "Laurent Bladekeeper", "East Field")
    t:cannot(t.p1, "move", "Laurent Bladekeeper", "base", "054")
  end }

scenario "146 what is on the board is told with its place, its controller and its state" {
  p1 = { base = { { "Unit 2", exhausted = true, stunned = true, damage = 1 }, "Unit 3" } },
  p2 = {},
  function(t)
    t:expect_reason(t.p2, "Unit 2", { kind = "fact", topic = "at", rule = "146", text = "base" },
      { kind = "fact", topic = "controller", rule = "185", text = "player 1" },
      { kind = "fact", topic = "state", rule = "414", text = "exhausted" },
      { kind = "fact", topic = "state", rule = "423", text = "stunned" })
    t:expect_no_reason(t.p2, "Unit 3", { topic = "state" })
  end }

test_card { id = "t-why-swift", name = "Swift One", type = "unit", cost = { energy = 2 }, might = 2,
  keywords = { "accelerate", "tank" },
}

scenario "472.2 each keyword of a unit is told, the first one too" {
  p1 = { base = { "Swift One" } }, p2 = {},
  function(t)
    t:expect_reason(t.p1, "Swift One", { kind = "value", topic = "accelerate" })
    t:expect_reason(t.p1, "Swift One", { kind = "value", topic = "tank" })
  end }

test_card { id = "t-why-nobody", name = "Nobody", type = "unit", cost = { energy = 0 }, might = 0 }
test_card { id = "t-why-weak", name = "Weaken", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.give(it, { might = -1, lasts = "turn" }) end,
}

local function might_is_told(t, rule, text)
  for _, reason in ipairs(t.game:explain(1, t:find("Nobody").id)) do
    if reason.kind == "value" and reason.topic == "might" then
      assert(reason.rule == rule and reason.text == text, reason.rule .. ": " .. reason.text)
      return
    end
  end
  error "its Might is not told"
end

scenario "143.2.b a Might of 0 is 0, and one below 0 is said to count as 0" {
  p1 = { base = { "Nobody" }, hand = { "Weaken" } }, p2 = {},
  function(t)
    might_is_told(t, "143.2", "0")
    t.p1:play("Weaken"):on "Nobody"
    t:pass_all()
    might_is_told(t, "143.2.b", "-1, which counts as 0")
  end }

test_card { id = "t-93p", name = "Barren Place", type = "battlefield",
  static { affects = units { zone = { "hand", "chain", "champion" } }, cannot = "be_played_here" },
}
test_card { id = "t-93q", name = "Scout Ahead", type = "unit", cost = { energy = 1 }, might = 1, keywords = { "reaction" },
  static { affects = "me", plays_to = battlefields { controlled = true } },
}

scenario "355.2.a why a unit is not played to this place, while it may be played to another one" {
  p1 = { hand = { "Pakaa Cub", "Seal of Rage", "Unit 2" }, pool = { energy = 9, any = 9 },
    at = { ["West Field"] = { "Unit 1" }, ["Barren Place"] = { "Unit 2" } } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } }, battlefields = { "West Field", "East Field", "Barren Place" },
  function(t)
    t:can(t.p1, "play", "Pakaa Cub", "base")
    t:can(t.p1, "play", "Pakaa Cub", "West Field")
    t:cannot(t.p1, "play", "Pakaa Cub", "East Field", "355.2.a")
    t:cannot(t.p1, "play", "Pakaa Cub", "Barren Place", "054")
    t:cannot(t.p1, "play", "Seal of Rage", "West Field", "148.1.a.1")
    t:expect_reason(t.p1, "Pakaa Cub", { kind = "fails", topic = "place", text = "East Field", rule = "355.2.a" },
      { kind = "fails", topic = "place", text = "Barren Place", rule = "054", source = "Barren Place" })
    t:expect_no_reason(t.p1, "Pakaa Cub", { topic = "place", text = "West Field", kind = "fails" })
  end }

scenario "357 what cannot be paid at all is told by that, and 355.2.a first only of the place that is asked for" {
  p1 = { hand = { "Pakaa Cub" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = {},
  function(t)
    t:cannot(t.p1, "play", "Pakaa Cub", "West Field", "357")
    t:cannot(t.p1, "play", "Pakaa Cub", "357")
    t:expect_reason(t.p1, "Pakaa Cub", { kind = "fails", topic = "place", text = "East Field", rule = "355.2.a" })
  end }

scenario "457.2 why a unit is not played to where a team mate has units, though its text would allow it" {
  format = "2v2",
  p1 = { hand = { "Scout Ahead" }, pool = { energy = 1 } }, p2 = { at = { ["West Field"] = { "Unit 3" } } },
  p3 = { at = { ["North Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t:can(t.p1, "play", "Scout Ahead", "West Field")
    t:cannot(t.p1, "play", "Scout Ahead", "North Field", "457.2")
    t:cannot(t.p1, "play", "Scout Ahead", "East Field", "355.2.a")
  end }

scenario "355.2.b a showdown lets a unit with Ambush be played to its place, and not to the base" {
  p1 = { hand = { "Vilemaw" }, pool = { energy = 8, any = 2 }, base = { "Unit 1" } },
  p2 = {},
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:can(t.p1, "play", "Vilemaw", "West Field")
    t:cannot(t.p1, "play", "Vilemaw", "base", "355.2.b")
    t:cannot(t.p1, "play", "Vilemaw", "East Field", "355.2.a")
  end }

scenario "811.1.d.1 a hidden unit is played where it was hidden only" {
  p1 = { facedown = { ["West Field"] = "Pakaa Cub" }, at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } } },
  p2 = {},
  function(t)
    t:can(t.p1, "play", "Pakaa Cub", "West Field")
    t:cannot(t.p1, "play", "Pakaa Cub", "East Field", "811.1.d.1")
    t:cannot(t.p1, "play", "Pakaa Cub", "base", "811.1.d.1")
  end }

scenario "811.1.d.1.a hidden gear is played where it was hidden, and not to the base like other gear" {
  p1 = { facedown = { ["West Field"] = "Zhonya's Hourglass" }, at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } } },
  p2 = {},
  function(t)
    t:can(t.p1, "play", "Zhonya's Hourglass", "West Field")
    t:cannot(t.p1, "play", "Zhonya's Hourglass", "base", "811.1.d.1")
    t:cannot(t.p1, "play", "Zhonya's Hourglass", "East Field", "811.1.d.1")
  end }

scenario "148.1.a.1 gear that was not hidden is played to the base only" {
  p1 = { hand = { "Zhonya's Hourglass" }, pool = { energy = 9, any = 9 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = {},
  function(t)
    t:can(t.p1, "play", "Zhonya's Hourglass", "base")
    t:cannot(t.p1, "play", "Zhonya's Hourglass", "West Field", "148.1.a.1")
  end }

test_card { id = "t-94x1", name = "Mirror Blade", type = "gear", cost = { energy = 1 }, might_bonus = 1,
  tags = { "Equipment" }, equip { cost = { energy = 1 } },
  as_attached { run = function(game, me, unit) game.copy_text(me, unit) end },
}
test_card { id = "t-94x2", name = "Hasty Raider", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "accelerate", assault = 2 },
}

scenario "472.2.c each keyword of a text that an attached card has copied is told with that card" {
  p1 = { base = { "Mirror Blade", "Hasty Raider" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Mirror Blade"):on "Hasty Raider"
    t:pass_all()
    t:expect_reason(t.p1, "Hasty Raider",
      { kind = "effect", topic = "might", rule = "472.3.c", text = "+1 from Mirror Blade" },
      { kind = "effect", topic = "accelerate", rule = "472.2.c", text = "+1 from Mirror Blade" },
      { kind = "effect", topic = "assault", rule = "472.2.c", text = "+2 from Mirror Blade" })
  end }

test_card { id = "t-94x3", name = "Easy Prey", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = spells { enemy = true }, cost = { energy = -1, choosing = units { name = "Easy Prey" } } },
}

scenario "356.5 the cost is told as it is before anything is chosen" {
  p1 = { hand = { "Slow Bolt" }, pool = { energy = 9 } },
  p2 = { base = { "Easy Prey" } },
  function(t)
    t:expect_reason(t.p1, "Slow Bolt", { kind = "value", topic = "cost", rule = "356.5", value = 2 })
  end }

scenario "312 before the first question is put, none is told to be open" {
  p1 = { hand = { "Unit 1" }, pool = { energy = 1 } },
  function(t)
    local told = t.game:explain(1, t:find("Unit 1").id)
    assert(#told > 0)
    for _, reason in ipairs(told) do
      assert(not reason.text:find("another question is open", 1, true), reason.text)
    end
  end }
