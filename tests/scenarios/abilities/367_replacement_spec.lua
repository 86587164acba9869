-- SPDX-License-Identifier: MIT
-- Replacement effects (367-375), Bonus Damage and Prevent (437, 712-715).

use "../test_cards.lua"

test_card { id = "t-3670", name = "Angel", type = "unit", cost = { energy = 1 }, might = 2,
  instead_of { event = "die", subject = units { friendly = true, other = true, at = "here" },
    run = function(game, me) game.heal(game.event.subject) game.recall(game.event.subject) end },
}
test_card { id = "t-3671", name = "Charm Once", type = "gear", cost = { energy = 1 },
  instead_of { event = "die", subject = units { friendly = true },
    run = function(game, me)
      game.kill(me)
      game.heal(game.event.subject)
      game.recall(game.event.subject)
    end },
}
test_card { id = "t-3672", name = "Ransom Field", type = "battlefield",
  instead_of { event = "die", subject = units { at = "here" }, optional = true,
    asks = "subject", cost = { power = { any = 1 } },
    run = function(game, me) game.heal(game.event.subject) game.recall(game.event.subject) end },
}
test_card { id = "t-3673", name = "Doubler", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" }, targets = { unit {} },
  run = function(game, me, it) game.later("double", it) end,
  abilities = { double = instead_of { event = "damage", subject = ref(1), ends = "turn",
    amount = number.event() * 2 } },
}
test_card { id = "t-3674", name = "Ward 3", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" }, targets = { unit {} },
  run = function(game, me, it) game.prevent(it, { lasts = "turn", amount = 3 }) end,
}
test_card { id = "t-3675", name = "Full Ward", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" }, targets = { unit {} },
  run = function(game, me, it) game.prevent(it, { lasts = "turn" }) end,
}
test_card { id = "t-3676", name = "Spell Proof", type = "unit", cost = { energy = 1 }, might = 2,
  instead_of { event = "damage", subject = "me", cause = { "spell", "ability" }, amount = 0 },
}
test_card { id = "t-3677", name = "Shunt", type = "unit", cost = { energy = 1 }, might = 4,
  instead_of { event = "damage", subject = units { friendly = true, other = true },
    run = function(game, me) game.deal(game.event.amount, me) end },
}
test_card { id = "t-3678", name = "Shunt Too", type = "unit", cost = { energy = 1 }, might = 4,
  instead_of { event = "damage", subject = units { friendly = true, other = true },
    run = function(game, me) game.deal(game.event.amount, me) end },
}
test_card(function()
  local there = units { at = "there" }
  return card { id = "t-3680", name = "White Flag", type = "gear", cost = { energy = 1 },
    instead_of { event = "tie", by = "you",
      run = function(game, me) game.recall(game.all(there)) end },
  }
end)
test_card { id = "t-3681", name = "Twin Maker", type = "unit", cost = { energy = 1 }, might = 2,
  instead_of { event = "play_token", by = "you", subject = unit {}, once_each_turn = true,
    amount = number.event() + 1 },
}
test_card { id = "t-3682", name = "Two Recruits", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.play_token("Recruit", { at = "base", count = 2, ready = true }) end,
}
test_card { id = "t-3683", name = "Foresight", type = "unit", cost = { energy = 1 }, might = 2,
  instead_of { event = "reveal_deck", by = "you", continues = true,
    run = function(game, me)
      local top = game.look(1)
      if game.yes("Recycle it?") then game.recycle(top) end
    end },
}
test_card { id = "t-3684", name = "Unveil", type = "spell", cost = { energy = 1 },
  run = function(game, me) for _, c in ipairs(game.reveal_top(1)) do game.banish(c) end end,
}
test_card { id = "t-3685", name = "Tear Apart", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" }, targets = { up_to(4, unit {}) },
  run = function(game, me, them) game.kill(them) end,
}

scenario "373 one effect that ends itself: its controller says which death it replaces" {
  id = "RB-CX-043",
  p1 = { at = { ["West Field"] = { "Unit 1", "Unit 2" } }, base = { "Charm Once" } },
  p2 = { hand = { "Storm" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play "Storm"
    t:pass_all()
    t:expect_decision("p1", "373")
    t.p1:order { "Unit 2", "Unit 1" }
    t:expect("Unit 2"):at "base"
    t:expect(t.p1.trash):has "Unit 1"
    t:expect(t.p1.trash):has "Charm Once"
  end }

scenario "373.2 an effect is applied in one sequence: first it, then what makes it move" {
  id = "RB-CX-044",
  p1 = { at = { ["West Field"] = { "Angel", "Unit 1", "Unit 2" } },
    base = { "Charm Once", "Unit 3", "Unit 4" },
    hand = { "Purge" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Purge"
    t:pass_all()
    t.p1:choose "Charm Once" -- for Unit 1 (372)
    t.p1:choose "Angel" -- for Unit 2
    t.p1:choose "Angel" -- which effect first (373)
    t:expect("Unit 2"):at "base"
    t.p1:order { "Angel", "Unit 1", "Unit 3", "Unit 4" }
    -- the charm saves the Angel: recalled to the base, she saves those that are there
    t:expect("Angel"):at "base"
  end }

scenario "370.2 what replaces an event is not replaced by the same effect again" {
  p1 = { base = { "Shunt", "Shunt Too", "Unit 3" } },
  p2 = { hand = { "Jab" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Jab"):on "Unit 3"
    t:pass_all()
    t.p1:choose "Shunt"
    -- Shunt takes it over, then Shunt Too from it; neither may take it back
    t:expect("Unit 3"):damage(0)
    t:expect("Shunt"):damage(0)
    t:expect("Shunt Too"):damage(1)
  end }

scenario "372 the owner of the unit orders, whoever controls the effects" {
  battlefields = { "Ransom Field", "East Field" },
  controls = { ["Ransom Field"] = "p1" },
  p1 = { at = { ["Ransom Field"] = { "Angel", "Unit 1" } }, runes = { fury = 1 } },
  p2 = { hand = { "Slay" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Slay"):on "Unit 1"
    t:pass_all()
    t:expect_decision("p1", "372")
    t.p1:choose "Angel"
    t:expect("Unit 1"):at "base"
  end }

scenario "371.1 who is asked and pays is the controller of the unit, if it says so" {
  battlefields = { "Ransom Field", "East Field" },
  p1 = { at = { ["Ransom Field"] = { "Unit 1" } }, runes = { fury = 1 } },
  p2 = { hand = { "Slay" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Slay"):on "Unit 1"
    t:pass_all()
    t.p1:yes()
    t:expect("Unit 1"):at "base"
    t:expect(t.p1.rune_deck):count(13)
  end }

scenario "371.1 where the unit's controller declines, it dies and nothing is paid" {
  battlefields = { "Ransom Field", "East Field" },
  p1 = { at = { ["Ransom Field"] = { "Unit 1" } }, runes = { fury = 1 } },
  p2 = { hand = { "Slay" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Slay"):on "Unit 1"
    t:pass_all()
    t.p1:no()
    t:expect("Unit 1"):in_zone "trash"
    t:expect(t.p1.runes):count(1)
  end }

scenario "371.1 a controller of the unit who cannot pay is not asked" {
  battlefields = { "Ransom Field", "East Field" },
  p1 = { at = { ["Ransom Field"] = { "Unit 1" } } },
  p2 = { hand = { "Slay" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Slay"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
  end }

scenario "375 an effect that changes an event leaves it to happen, changed" {
  p1 = { base = { "Unit 5" }, hand = { "Doubler", "Doubler", "Jab" }, runes = { fury = 3 } },
  function(t)
    t.p1:play("Doubler"):on "Unit 5"
    t:pass_all()
    t.p1:play("Jab"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(2)
  end }

scenario "370.2 two effects change it one after the other, each once" {
  p1 = { base = { "Unit 5" }, hand = { "Doubler", "Doubler", "Jab" }, runes = { fury = 3 } },
  function(t)
    t.p1:play("Doubler"):on "Unit 5"
    t:pass_all()
    t.p1:play("Doubler"):on "Unit 5"
    t:pass_all()
    t.p1:play("Jab"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(4)               -- in either order
  end }

scenario "437.2 damage is reduced by the Prevent Value, and that by what was prevented" {
  p1 = { base = { "Unit 8" }, hand = { "Ward 3", "Bolt", "Jab", "Jab" }, runes = { fury = 4 } },
  function(t)
    t.p1:play("Ward 3"):on "Unit 8"
    t:pass_all()
    t.p1:play("Jab"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):damage(0)
    t.p1:play("Bolt"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):damage(1) -- 2 were left
    t.p1:play("Jab"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):damage(2)
  end }

scenario "437.4 damage that is all prevented was not dealt" {
  p1 = { base = { "Unit 8" }, hand = { "Full Ward", "Bolt" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Full Ward"):on "Unit 8"
    t:pass_all()
    t.p1:play("Bolt"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):damage(0)
    t:expect_no_event("damage", "Unit 8")
  end }

scenario "437 what is prevented ends with its duration" {
  p1 = { base = { "Unit 8" }, hand = { "Full Ward" }, runes = { fury = 1 } },
  p2 = { hand = { "Bolt" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Full Ward"):on "Unit 8"
    t:pass_all()
    t:next_turn()
    t.p2:play("Bolt"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):damage(3)
  end }

scenario "437.5.a lethal damage includes what will be prevented" {
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 1" } }, hand = { "Ward 3" },
    runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t.p1:pass()
    t.p2:play("Ward 3"):on "Unit 2"
    t:pass_all()
    t:combat()
    t.p1:order { "Unit 2", "Unit 1" } -- 2 + 3 are needed, nothing is left
    t:combat()
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Unit 1"):at "West Field"
  end }

scenario "715 Bonus Damage is added before anything is prevented or doubled" {
  p1 = { base = { "Pyromancer", "Unit 8" }, hand = { "Doubler", "Jab" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Doubler"):on "Unit 8"
    t:pass_all()
    t.p1:play("Jab"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):damage(4) -- (1 + 1) * 2
  end }

scenario "715.4 no Bonus Damage where all damage is prevented" {
  p1 = { base = { "Pyromancer", "Spell Proof" }, hand = { "Jab" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Jab"):on "Spell Proof"
    t:pass_all()
    t:expect("Spell Proof"):damage(0)
  end }

scenario "417.6.b.3 damage that a unit deals is no spell damage" {
  p1 = { base = { "Spell Proof", "Unit 1" }, hand = { "Duel Them" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Duel Them"):on("Unit 1", "Spell Proof")
    t:pass_all()
    t:expect("Spell Proof"):damage(1)
  end }
test_card { id = "t-3686", name = "Duel Them", type = "spell", cost = { energy = 1 },
  targets = { unit {}, another(unit {}) },
  run = function(game, me, one, two) game.deal(1, two, { by = one }) end,
}

scenario "369.2 the result of a combat can be replaced" {
  p1 = { base = { "White Flag", "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Shrink" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:pass()
    t.p2:play("Shrink"):on "Unit 2"
    t:pass_all()
    t:combat()
    t:expect("Unit 3"):at "West Field"
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "461.1.a.2 a tie in which somebody has both sides recalled" {
  p1 = { base = { "White Flag", { "Unit 3" } } },
  p2 = { at = { ["West Field"] = { "Unit 4" } }, hand = { "Daze" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:pass()
    t.p2:play("Daze"):on "Unit 4"
    t:pass_all()
    t:combat()
    t:expect("Unit 3"):at "base"
    t:expect(t.p2.base):has "Unit 4"
    t:expect_control("West Field", "nobody")
    t:expect_points("p1", 0)
  end }

scenario "371 once each turn: one token more, as the first would have been (375)" {
  p1 = { base = { "Twin Maker" }, hand = { "Two Recruits" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Two Recruits"
    t:pass_all()
    t.p1:yes()
    t:expect(t.p1.base):has("Recruit", 3)
    t:expect("Recruit#3"):ready()
  end }

scenario "371.2 declined for the first token, it is offered for the second" {
  p1 = { base = { "Twin Maker" }, hand = { "Two Recruits" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Two Recruits"
    t:pass_all()
    t.p1:no()
    t.p1:yes()
    t:expect(t.p1.base):has("Recruit", 3)
  end }

scenario "368 something done before the event, which then happens" {
  p1 = { base = { "Foresight" }, hand = { "Unveil" }, runes = { fury = 1 },
    deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Unveil"
    t:pass_all()
    t.p1:yes()
    t:expect(t.p1.banishment):is { "Unit 2" }
    t:expect(t.p1.deck):in_order { "Unit 3", "Unit 1" }
  end }

scenario "368 what is done before the event is not done for somebody else's event" {
  p1 = { hand = { "Unveil" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2" } },
  p2 = { base = { "Foresight" } },
  function(t)
    t.p1:play "Unveil"
    t:pass_all()
    t:expect(t.p1.banishment):is { "Unit 1" }
  end }

scenario "373 an effect that saves all who die asks for no order" {
  p1 = { at = { ["West Field"] = { "Angel", "Unit 1", { "Unit 2", exhausted = true } } } },
  p2 = { hand = { "Tear Apart" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Tear Apart"):on("Unit 1", "Unit 2")
    t:pass_all()
    t:expect_decision("p2", "turn")
    t:expect("Unit 1"):at("base")
    t:expect("Unit 2"):at("base")
  end }
test_card { id = "t-3687", name = "Thin Angel", type = "unit", cost = { energy = 1 }, might = 1,
  instead_of { event = "die", subject = units { friendly = true, other = true, at = "here",
      might = at_most(number.count(units { friendly = true, other = true, at = "here" })) },
    run = function(game, me) game.recall(game.event.subject) end },
}

scenario "373 an order is asked where whom the effect saves first decides whether it saves the others" {
  p1 = { at = { ["West Field"] = { "Thin Angel", "Unit 1", "Unit 2" } } },
  p2 = { hand = { "Tear Apart" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Tear Apart"):on("Unit 1", "Unit 2")
    t:pass_all()
    t:expect_decision("p1", "373")
    t.p1:order { "Unit 1", "Unit 2" } -- with one unit less here it saves nobody of 2 Might
    t:expect("Unit 1"):at("base")
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "373 where the other one is saved first, both live" {
  p1 = { at = { ["West Field"] = { "Thin Angel", "Unit 1", "Unit 2" } } },
  p2 = { hand = { "Tear Apart" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Tear Apart"):on("Unit 1", "Unit 2")
    t:pass_all()
    t.p1:order { "Unit 2", "Unit 1" }
    t:expect("Unit 1"):at("base")
    t:expect("Unit 2"):at("base")
  end }

-- ---- By whom (417.6) --------------------------------------------------------

test_card { id = "t-367-me", name = "Heavy Hitter", type = "unit", might = 3,
  instead_of { event = "damage", by = "me", amount = number.event() * 2 },
  activated { cost = { exhaust = "me" }, targets = { unit { enemy = true } },
    run = function(game, me, foe) game.deal(1, foe) end },
  when { event = "damage", by = "me", run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-367-ally", name = "Light Hitter", type = "unit", might = 3,
  activated { cost = { exhaust = "me" }, targets = { unit { enemy = true } },
    run = function(game, me, foe) game.deal(1, foe) end },
}
test_card { id = "t-367-blow", name = "Their Blow", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true }, unit { enemy = true } },
  run = function(game, me, ally, foe) game.deal(ally.might, foe, { by = ally }) end,
}

scenario "417.6 what I deal, by my ability or as the unit that a spell names, is by \"me\"" {
  p1 = { base = { "Heavy Hitter" }, hand = { "Their Blow" } },
  p2 = { base = { "Unit 10" } },
  function(t)
    t.p1:use("Heavy Hitter"):on("Unit 10")
    t:pass_all()
    t:expect("Unit 10"):damage(2)
    t.p1:play("Their Blow"):on("Heavy Hitter", "Unit 10")
    t:pass_all()
    t:expect("Unit 10"):damage(8)
    t:expect_number("p1", "xp", 2)
  end,
}

scenario "417.6 what another one deals, or is dealt to me, or a side deals in combat is not" {
  p1 = { base = { "Heavy Hitter", "Light Hitter" }, hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 10" } } },
  function(t)
    t.p1:use("Light Hitter"):on("Unit 10")
    t:pass_all()
    t:expect("Unit 10"):damage(1)
    t.p1:move("Heavy Hitter", "West Field")
    t:combat()
    t:expect("Heavy Hitter"):in_zone("trash")
    t:expect("Unit 10"):damage(0)
    t:expect_event("damage", "Unit 10", 3)
    t:expect_number("p1", "xp", 0)
  end,
}

-- ---- What a replacement hands on (375) --------------------------------------------------------

test_card(function()
  local made = units { given = true }
  return card { id = "t-3700", name = "Summon Up", type = "spell",
    run = function(game) game.then_do_among("fade", game.play_token("Mech", { ready = true })) end,
    abilities = { fade = reflexive { run = function(game) game.give(made, { keyword = "temporary" }) end } },
  }
end)
test_card { id = "t-3701", name = "Summon There", type = "spell", targets = { unit {} },
  run = function(game, me, it) game.play_token("Mech", { at = game.place(it), ready = true }) end,
}
test_card { id = "t-3702", name = "Barracks", type = "gear",
  instead_of { event = "play_token", by = "you", continues = true,
    run = function(game) game.play_token("Recruit") end },
}
test_card { id = "t-3703", name = "Foundry", type = "gear",
  instead_of { event = "play_token", by = "you", subject = unit { name = "Mech" },
    run = function(game) game.play_token("Recruit", { count = 2 }) end },
}
test_card { id = "t-3704", name = "Slow Foundry", type = "gear",
  instead_of { event = "play_token", by = "you", subject = unit { name = "Mech" },
    run = function(game) game.play_token("Recruit", { at = "base", ready = false }) end },
}
test_card { id = "t-3705", name = "Vault", type = "gear",
  activated { cost = { exhaust = "me" }, targets = { unit { friendly = true } },
    run = function(game, me, it)
      game.gain_xp(#game.banish(it, { with = me }))
    end },
  activated { run = function(game) game.gain_xp(10 * #game.banished_with_me()) end },
}
test_card(function()
  local others = units { friendly = true, name = "Unit 1" }
  return card { id = "t-3706", name = "Stand In", type = "unit", might = 1,
    instead_of { event = "banish", subject = "me",
      run = function(game) game.banish(game.all(others)) end },
  }
end)

scenario "375 a token that is played with another one is ready as that is, and is one of those that were played" {
  p1 = { hand = { "Summon Up" }, base = { "Barracks" } },
  function(t)
    t.p1:play "Summon Up"
    t:pass_all()
    t:expect("Mech"):at("base"):ready():keyword "temporary"
    t:expect("Recruit"):at("base"):ready():keyword "temporary"
  end }

scenario "375 tokens that are played in the place of another one inherit what was said of it" {
  p1 = { hand = { "Summon Up" }, base = { "Foundry" } },
  function(t)
    t.p1:play "Summon Up"
    t:pass_all()
    t:expect(t.p1.base):is { "Foundry", "Recruit", "Recruit" }
    t:expect("Recruit#1"):ready():keyword "temporary"
    t:expect("Recruit#2"):ready():keyword "temporary"
  end }

scenario "375 a replacement of what replaces hands on, too" {
  p1 = { hand = { "Summon Up" }, base = { "Foundry", "Barracks" } },
  function(t)
    t.p1:play "Summon Up"
    t:pass_all()
    t.p1:choose "Foundry" -- 372: which applies to the Mech first
    t.p1:order { "Recruit", "Recruit#2" } -- 373: each brings another one
    t:pass_all()
    t:expect("Recruit#1"):ready():keyword "temporary"
    t:expect("Recruit#2"):ready():keyword "temporary"
    t:expect("Recruit#3"):ready():keyword "temporary"
  end }

scenario "375 what the replacement says of its own token stands" {
  p1 = { hand = { "Summon Up" }, base = { "Slow Foundry" } },
  function(t)
    t.p1:play "Summon Up"
    t:pass_all()
    t:expect("Recruit"):at("base"):exhausted():keyword "temporary"
  end }

scenario "375 the place that was said is handed on" {
  p1 = { hand = { "Summon There" }, base = { "Barracks" }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Summon There"):on "Unit 2"
    t:pass_all()
    t:expect("Mech"):at("West Field"):ready()
    t:expect("Recruit"):at("West Field"):ready()
  end }

test_card { id = "t-3704h", name = "Home Foundry", type = "gear",
  instead_of { event = "play_token", by = "you", subject = unit { name = "Mech" },
    run = function(game) game.play_token("Recruit", { at = "base" }) end },
}
test_card { id = "t-3704t", name = "Tired Foundry", type = "gear",
  instead_of { event = "play_token", by = "you", subject = unit { name = "Mech" },
    run = function(game) game.play_token("Recruit", { ready = false }) end },
}

scenario "375 where a replacement says its own place, its token is still ready as the other one" {
  p1 = { hand = { "Summon There" }, base = { "Home Foundry" }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Summon There"):on "Unit 2"
    t:pass_all()
    t:expect("Recruit"):at("base"):ready()
  end }

scenario "375 where a replacement says that its own token is exhausted, the place is still handed on" {
  p1 = { hand = { "Summon There" }, base = { "Tired Foundry" }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Summon There"):on "Unit 2"
    t:pass_all()
    t:expect("Recruit"):at("West Field"):exhausted()
  end }

scenario "375 what is banished in the place of another object is linked as that would have been" {
  p1 = { base = { "Vault", "Stand In", "Unit 1", "Unit 1" } },
  function(t)
    t.p1:use("Vault", 1):on "Stand In"
    t:pass_all()
    t:expect("Stand In"):at "base"
    t:expect(t.p1.banishment):is { "Unit 1", "Unit 1" }
    t:expect_number("p1", "xp", 2)
    t.p1:use("Vault", 2)
    t:pass_all()
    t:expect_number("p1", "xp", 22)
  end }

scenario "375 in teams: only the tokens of the player whose gear it is" {
  format = "2v2",
  p1 = { hand = { "Summon Up" } }, p3 = { base = { "Barracks" } },
  function(t)
    t.p1:play "Summon Up"
    t:pass_all()
    t:expect(t.p1.base):is { "Mech" }
    t:expect(t.p3.base):is { "Barracks" }
  end }

-- ---- Bonus Damage where prevention leaves nothing (417.1.e.1, 715.4) ----------

test_card { id = "t-367b1", name = "Shelter", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { unit {} }, run = function(game, me, it) game.prevent(it, { lasts = "turn", amount = 2 }) end,
}
test_card { id = "t-367b2", name = "Poke", type = "spell", cost = {},
  targets = { unit {} }, run = function(game, me, it) game.deal(1, it) end,
}
test_card { id = "t-367b3", name = "Blast", type = "spell", cost = {},
  targets = { unit {} }, run = function(game, me, it) game.deal(3, it) end,
}
test_card { id = "t-367b4", name = "Hot Air", type = "unit", might = 3, cost = {},
  static { affects = "you", bonus_damage = 2 },
}
test_card { id = "t-367b5", name = "Thick Hide", type = "unit", might = 9, cost = {},
  instead_of { event = "damage", subject = "me", amount = number.event() - 1 },
  when { event = "damage", subject = "me", run = function(game) game.gain_xp(1) end },
}

scenario "715.4 Bonus Damage is not dealt where all the damage it is added to is prevented" {
  p1 = { base = { "Hot Air", "Unit 8" }, hand = { "Shelter", "Poke" } },
  function(t)
    t.p1:play("Shelter"):on "Unit 8"
    t:pass_all()
    t.p1:play("Poke"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):damage(0)
    t:expect_no_event("damage", "Unit 8")
  end }

scenario "437.3 only what was there to be prevented is taken off the Prevent Value" {
  p1 = { base = { "Hot Air", "Unit 8" }, hand = { "Shelter", "Poke", "Blast" } },
  function(t)
    t.p1:play("Shelter"):on "Unit 8"
    t:pass_all()
    t.p1:play("Poke"):on "Unit 8"
    t:pass_all()
    t.p1:play("Blast"):on "Unit 8" -- 3 and 2 more, of which 1 is still prevented
    t:pass_all()
    t:expect("Unit 8"):damage(4)
  end }

scenario "715.4 where some of the damage is left Bonus Damage applies" {
  p1 = { base = { "Hot Air", "Unit 8" }, hand = { "Shelter", "Blast" } },
  function(t)
    t.p1:play("Shelter"):on "Unit 8"
    t:pass_all()
    t.p1:play("Blast"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):damage(3)
  end }

scenario "417.1.e.1, 715.4 a replacement that leaves nothing of it leaves no Bonus Damage" {
  p1 = { base = { "Hot Air", "Thick Hide" }, hand = { "Poke", "Blast" } },
  function(t)
    t.p1:play("Poke"):on "Thick Hide"
    t:pass_all()
    t:expect("Thick Hide"):damage(0)
    t:expect_number("p1", "xp", 0)
    t.p1:play("Blast"):on "Thick Hide"
    t:pass_all()
    t:expect("Thick Hide"):damage(4)
    t:expect_number("p1", "xp", 1)
  end }

test_card { id = "t-367bond", name = "Blood Bond", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true }, another(unit {}) },
  run = function(game, me, saved, other) game.later("bond", saved, other) end,
  abilities = { bond = instead_of { event = "die", subject = ref(1), ends = "turn",
    run = function(game, me, saved, other)
      game.recall(saved)
      game.deal(2, other)
    end } },
}
test_card { id = "t-367end", name = "Sudden End", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, unit) game.kill(unit) end,
}

scenario "390.3 what an effect replaces later it does to the objects that it spoke of" {
  p1 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Blood Bond", "Sudden End" } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Blood Bond"):on("Unit 3", "Unit 5")
    t:pass_all()
    t.p1:play("Sudden End"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at "base"
    t:expect("Unit 5"):damage(2)
  end }

-- ---- What a replacement takes to pay (357.2) -----------------------------------------------

test_card { id = "t-3720", name = "Spare Battery", type = "gear", cost = {},
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
  instead_of { event = "die", subject = units { friendly = true }, optional = true, cost = { energy = 1, exhaust = "me" },
    run = function(game) game.buff(game.event.subject) end },
}
test_card { id = "t-3721", name = "Cut Down", type = "spell", cost = {}, targets = { unit {} },
  run = function(game, me, it) game.kill(it) end,
}

scenario "357.2 what is exhausted for a replacement does not also add what that costs" {
  p1 = { hand = { "Cut Down" } }, p2 = { base = { "Spare Battery", "Unit 2" } },
  function(t)
    t.p1:play("Cut Down"):on("Unit 2")
    t:resolve()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Spare Battery"):ready()
  end }

scenario "357.2 another object that is exhausted adds what a replacement costs" {
  p1 = { hand = { "Cut Down" } }, p2 = { base = { "Spare Battery", "Spare Battery", "Unit 2" } },
  function(t)
    t.p1:play("Cut Down"):on("Unit 2")
    t:resolve()
    t.p2:choose("Spare Battery#1"):yes()
    t:expect("Unit 2"):at("base"):buffed()
    t:expect("Spare Battery#1"):exhausted()
    t:expect("Spare Battery#2"):exhausted()
  end }
