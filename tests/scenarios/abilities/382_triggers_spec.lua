-- SPDX-License-Identifier: MIT
-- Triggered abilities (382-385, 401-406).

use "../test_cards.lua"

scenario "383.4.a.2 a play effect goes onto the chain after the unit is on the board" {
  p1 = { hand = { "Greeter" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Greeter"
    t:expect("Greeter"):at "base"
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "383.4.a.1 gear has play effects too" {
  p1 = { hand = { "Welcome Mat" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Welcome Mat"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "383.4.a a play effect resolves though its unit was killed in response" {
  p1 = { hand = { "Greeter" }, runes = { fury = 1 } },
  p2 = { hand = { "Slay" }, runes = { calm = 1 } },
  function(t)
    t.p1:play "Greeter"
    t.p1:pass()
    t.p2:play("Slay"):on "Greeter"
    t:pass_all()
    t:expect("Greeter"):in_zone "trash"
    t:expect(t.p1.hand):count(1)
  end }

scenario "383.3.a 'you may' is asked when it triggers: yes" {
  p1 = { hand = { "Polite Greeter" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Polite Greeter"):yes()
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "383.3.a 'you may' is asked when it triggers: no, and it never is on the chain" {
  p1 = { hand = { "Polite Greeter" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Polite Greeter"):no()
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):count(0)
  end }

scenario "402.1 a trigger's targets are chosen as it is finalized" {
  p1 = { hand = { "Sniper" }, runes = { fury = 1 } }, p2 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Sniper"
    t.p1:choose "Unit 3"
    t:expect_decision("p1", "priority")
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end }

scenario "402.3 a trigger without a target leaves the chain" {
  p1 = { hand = { "Sniper" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Sniper"
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
  end }

scenario "402.3.b a trigger that can choose must choose" {
  p1 = { hand = { "Sniper" }, runes = { fury = 1 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Sniper"
    t:expect_chain(1)
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end }

scenario "383.3.b a cost in a trigger is paid as it is finalized" {
  p1 = { hand = { "Paid Sniper" }, runes = { fury = 2 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Paid Sniper"
    t.p1:yes()
    t:expect(t.p1.runes):ready(0)
    t:expect_chain(1)
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end }

scenario "404.2 declining the cost removes the trigger" {
  p1 = { hand = { "Paid Sniper" }, runes = { fury = 2 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Paid Sniper"
    t.p1:no()
    t:expect(t.p1.runes):ready(1)
    t:expect_chain(0)
    t:expect("Unit 3"):damage(0)
  end }

scenario "383.3.b.1 a cost that cannot be paid removes the trigger" {
  p1 = { hand = { "Paid Sniper" }, runes = { fury = 1 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Paid Sniper"
    t:expect_chain(0)
    t:expect("Unit 3"):damage(0)
  end }

scenario "383.3.e a condition right behind the trigger must be true" {
  p1 = { hand = { "Beggar", "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Beggar"
    t:expect_chain(0)
    t:expect(t.p1.hand):is { "Unit 1" }
  end }

scenario "383.3.e the condition is true" {
  p1 = { hand = { "Beggar" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Beggar"
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "383.3.d the controller orders triggers of one moment" {
  p1 = { hand = { "Double Greeter" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Double Greeter"
    t:expect_decision("p1", "383.3.d")
    t.p1:order { 1, 2 }
    t:expect_chain(2)
    t:pass_all()
    t:expect("Double Greeter"):buffed()
    t:expect(t.p1.hand):count(1)
  end }

test_card { id = "t-382-ghost", name = "Unseeing Ghost", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "die", subject = unit {}, active_in = "trash", run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-382-mourner", name = "Weighing Mourner", type = "unit", cost = { energy = 1 }, might = 9,
  when { event = "die", subject = unit {}, run = function(game) game.gain_xp(game.event.amount) end },
}
test_card { id = "t-382-counter", name = "Mourners' Book", type = "gear", cost = { energy = 1 },
  when { event = "die", subject = unit {}, run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-382-both", name = "Both Fall", type = "spell", cost = { energy = 0 },
  targets = { exactly(2, unit {}) }, run = function(game, me, units) game.kill(units) end,
}

scenario "383.3.d no order among triggers of one ability that does not look at what happened" {
  p1 = { hand = { "Both Fall" }, base = { "Mourners' Book", "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Both Fall"):on("Unit 1", "Unit 2")
    t:resolve()
    t:expect_decision("p1", "priority")
    t:expect_chain(2)
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end }

scenario "383.3.d nor where one of them is about the object itself, which it does not look at either" {
  p1 = { hand = { "Both Fall" }, base = { "Unseeing Ghost", "Unit 2" } },
  function(t)
    t.p1:play("Both Fall"):on("Unseeing Ghost", "Unit 2")
    t:resolve()
    t:expect_decision("p1", "priority")
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end }

scenario "383.3.d an ability that looks at the event is ordered" {
  p1 = { hand = { "Both Fall" }, base = { "Weighing Mourner", "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Both Fall"):on("Unit 1", "Unit 2")
    t:resolve()
    t:expect_decision("p1", "383.3.d")
    t.p1:order { 1, 2 }
    t:pass_all()
  end }

scenario "383.3.d.1 the turn player's triggers go onto the chain first, so they resolve last" {
  p1 = { base = { "Mourner", "Unit 1" }, hand = { "Purge" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 2" }, hand = {} },
  function(t)
    -- the Mourner dies together with the others: it sees nothing (383.2.c.2)
    t.p1:play "Purge"
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end }

scenario "383.3.d.1 with triggers of both players the opponent's resolve first" {
  p1 = { base = { "Martyr" }, hand = { "Purge" }, runes = { fury = 1 } },
  p2 = { base = { "Martyr" } },
  function(t)
    t.p1:play "Purge"
    t:resolve()
    t:expect_chain(2)
    t:expect_decision("p2", "priority")
    t:resolve()
    t:expect(t.p2.hand):count(1)
    t:expect(t.p1.hand):count(0)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "383.2.c.2 of two units that die together neither sees the other" {
  p1 = { base = { "Mourner", "Mourner" }, hand = { "Purge" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Purge"
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end }

scenario "383.2.c a unit that stays sees another one die" {
  p1 = { base = { "Mourner", "Unit 1" }, hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Unit 1"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "740.1 an ability about friendly units does not see an enemy die" {
  p1 = { base = { "Mourner" }, hand = { "Slay" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Slay"):on "Unit 1"
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end }

scenario "383.1.b the first time each turn" {
  p1 = { base = { "First Blood", "Unit 1", "Unit 2" },
    hand = { "Slay", "Slay" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Slay"):on "Unit 1"
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t.p1:play("Slay"):on "Unit 2"
    t:pass_all()
    t:expect(t.p1.hand):is { "Filler" }
  end }

scenario "383.1.b the first time comes again next turn" {
  p1 = { base = { "First Blood", "Unit 1", "Unit 2" }, hand = { "Slay" }, runes = { fury = 1 } },
  p2 = { hand = { "Slay" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Slay"):on "Unit 1"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:next_turn()
    t.p2:play("Slay"):on "Unit 2"
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "383.1.b two at once are one first time" {
  p1 = { base = { "First Blood", "Unit 1", "Unit 2" } },
  p2 = { hand = { "Storm" }, runes = { fury = 1 } },
  turn = "p2",
  function(t)
    t.p2:play "Storm"
    t:pass_all()
    -- First Blood has 2 Might and dies with them: it sees nothing (383.2.c.2)
    t:expect(t.p1.hand):count(0)
  end }

scenario "383.3.f once each turn: the first move triggers, the second does not" {
  p1 = { base = { "Tired Traveller" }, hand = { "Wake" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Tired Traveller", "West Field")
    t.p1:yes() -- 383.3.f.1: one may always decline
    t:pass_all()
    t:showdown_pass()
    t:expect(t.p1.hand):has("Filler", 1)
    t.p1:play("Wake"):on "Tired Traveller"
    t:pass_all()
    t.p1:move("Tired Traveller", "East Field")
    t:expect_decision("p1", "focus")
    t:expect(t.p1.hand):has("Filler", 1)
  end }

scenario "383.4.b a targeting effect triggers when its unit is chosen" {
  p1 = { base = { "Idol" }, hand = { "Grow" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Grow"):on "Idol"
    t:expect_chain(2)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect("Idol"):might(5)
  end }

scenario "383.4.b.3 affecting without choosing does not trigger it" {
  p1 = { base = { "Idol" }, hand = { "Purge" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Purge"
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end }

scenario "383.4.b a choice of the opponent is not mine" {
  p1 = { base = { "Idol" } }, p2 = { hand = { "Jab" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Jab"):on "Idol"
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end }

scenario "383.4.c 'when I conquer' needs the unit to be there" {
  p1 = { base = { "Conqueror", "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect(t.p1.hand):count(0)
    t.p1:move("Conqueror", "East Field")
    t:showdown_pass()
    t:expect(t.p1.hand):count(1)
  end }

scenario "383.4.c 'when you conquer' works from anywhere on the board" {
  p1 = { base = { "Warlord", "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect(t.p1.hand):count(1)
  end }

scenario "383.4.d 'when I hold' needs the unit to be there" {
  p1 = { base = { "Holder" }, at = { ["West Field"] = { "Unit 1" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:pass_all()
    t:expect(t.p1.hand):count(1) -- only the card of the turn
  end }

scenario "383.4.d 'when I hold' triggers for the unit that is there" {
  p1 = { at = { ["West Field"] = { "Holder" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "383.4.d 'when you hold' triggers once for each battlefield" {
  p1 = { base = { "Steward" },
    at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect(t.p1.hand):count(3)
    t:expect_points("p1", 2)
  end }

scenario "383.4.e.2 an attack trigger comes when the unit becomes an attacker" {
  p1 = { base = { "Herald" } }, p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Herald", "East Field")
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_decision("p1", "focus") -- 459.2.g
  end }

scenario "383.4.e moving to an empty battlefield is no attack" {
  p1 = { base = { "Herald" } },
  function(t)
    t.p1:move("Herald", "West Field")
    t:expect_chain(0)
    t:showdown_pass()
    t:expect(t.p1.hand):count(0)
  end }

scenario "383.4.f a defend trigger comes when the unit becomes a defender" {
  p1 = { base = { "Unit 1" } }, p2 = { at = { ["East Field"] = { "Bulwark" } } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:expect_decision("p2", "priority")
    t:pass_all()
    t:expect(t.p2.hand):count(1)
  end }

scenario "459.2.d.1 the attacker's triggers go onto the Combat Chain first and resolve last" {
  p1 = { base = { "Herald" } }, p2 = { at = { ["East Field"] = { "Bulwark" } } },
  function(t)
    t.p1:move("Herald", "East Field")
    t:expect_chain(2)
    t:expect_decision("p2", "priority")
    t:resolve()
    t:expect(t.p2.hand):count(1)
    t:expect(t.p1.hand):count(0)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_decision("p1", "focus")
  end }

scenario "384.2 a trigger of a card that is not on the board does nothing" {
  p1 = { hand = { "Mourner", "Slay" }, base = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Unit 1"
    t:pass_all()
    t:expect(t.p1.hand):is { "Mourner" }
  end }

scenario "383.3.c triggers come on any player's turn" {
  p1 = { base = { "Mourner", "Unit 1" } },
  p2 = { hand = { "Slay" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Slay"):on "Unit 1"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "805.6 'when I am readied' does not trigger by entering ready" {
  p1 = { base = { "Drum Major" }, hand = { "Insomniac" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Insomniac"
    t:expect("Insomniac"):ready()
    t:expect_chain(0)
  end }

scenario "415 'when I am readied' triggers by an effect" {
  p1 = { base = { { "Insomniac", exhausted = true } }, hand = { "Wake" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Wake"):on "Insomniac"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

test_card { id = "t-960", name = "Twice Over", type = "spell", cost = { energy = 1 },
  run = function(game, me)
    game.then_do("jab")
    game.then_do("jab")
  end,
  abilities = {
    jab = reflexive { targets = { unit { enemy = true } },
      run = function(game, me, enemy) game.deal(1, enemy) end },
  },
}
test_card { id = "t-961", name = "Field Medic", type = "unit", cost = { energy = 1 }, might = 2,
  when { event = "win_combat", by = "you", run = function(game, me) game.draw(1) end },
}

scenario "387.1.a a reflexive trigger that is made twice is two items" {
  p1 = { hand = { "Twice Over" }, runes = { fury = 1 } }, p2 = { base = { "Unit 1", "Unit 3" } },
  function(t)
    t.p1:play "Twice Over"
    t:resolve()
    t:expect(t.p1.trash):is { "Twice Over" }
    t.p1:choose "Unit 1"
    t.p1:choose "Unit 3"
    t:expect_chain(2)
    t:resolve()
    -- the one that was finalized last resolves first
    t:expect("Unit 3"):damage(1)
    t:expect("Unit 1"):damage(0)
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
  end }

scenario "461.3.a winning a combat triggers" {
  p1 = { base = { "Unit 4", "Field Medic" } }, p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:combat()
    t:expect(t.p1.hand):count(1)
  end }

scenario "461.3.b losing one does not" {
  p1 = { base = { "Unit 1", "Field Medic" } }, p2 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:combat()
    t:expect(t.p1.hand):count(0)
  end }

scenario "188.4.b an ability on the chain stays with its controller though the source is gone" {
  p1 = { hand = { "Sniper" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3", "Unit 4" }, hand = { "Exile" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Sniper"):choose "Unit 4"
    t.p1:pass()
    t.p2:play("Exile"):on "Sniper"
    t:pass_all()
    t:expect("Sniper"):in_zone "banishment"
    t:expect("Unit 4"):damage(2)
  end }

scenario "359.3.e.5 a trigger whose target has gone does nothing" {
  p1 = { hand = { "Sniper" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3", "Unit 4" }, hand = { "Bounce" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Sniper"):choose "Unit 4"
    t.p1:pass()
    t.p2:play("Bounce"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):in_zone "hand"
    t:expect("Unit 3"):damage(0)
  end }

scenario "359.3.f.2 'here' is where the unit is when the ability resolves" {
  p1 = { base = { "Striker" } },
  p2 = { at = { ["East Field"] = { "Unit 9" } }, hand = { "Fall Back" }, runes = { calm = 1 } },
  function(t)
    t.p1:move("Striker", "East Field")
    t.p1:pass()
    t.p2:play("Fall Back"):on "Striker"
    t:pass_all()
    t:expect("Striker"):at "base"
    t:expect("Unit 9"):damage(0)
  end }

-- "You may pay ..." is two choices: whether it triggers at all, and, once its targets
-- are known, whether the cost is paid (R21).
test_card { id = "t-382-may", name = "Courteous Sniper", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { optional = true, cost = { energy = 1 }, targets = { unit { enemy = true } },
    run = function(game, me, enemy) game.deal(2, enemy) end },
}
test_card { id = "t-382-once", name = "Frugal Heir", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "play", by = "you", subject = units { other = true }, once_each_turn = true, cost = { energy = 1 },
    run = function(game) game.draw(1) end },
}

scenario "383.3.a a 'may' with a cost is declined before it is on the chain: nothing else is asked" {
  p1 = { hand = { "Courteous Sniper" }, runes = { fury = 3 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Courteous Sniper"
    t:expect_decision("p1", "383.3.a")
    t.p1:no()
    t:expect_no_event "trigger"
    t:expect_decision("p1", "turn")
  end }

scenario "404.2 once it is on the chain its targets are chosen and the cost may still be declined" {
  p1 = { hand = { "Courteous Sniper", "Exile" }, runes = { fury = 3 } },
  p2 = { base = { "Unit 3" }, hand = { "Negate" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Courteous Sniper"):yes()
    t:expect_event "trigger"
    t:expect_decision("p1", "404.2")
    t:forget()
    t.p1:no()
    t:expect_event "drop"
    t:expect_no_event "counter"
    t:expect_no_event "finalize"
    t:expect_chain(0)
    t:expect(t.p1.runes):ready(2)
    t:expect("Unit 3"):damage(0)
    t.p1:play("Exile"):on("Unit 3"):pass()
    t.p2:play("Negate"):on "Exile"
    t:resolve()
    t:expect_event("counter", "Exile")          -- what is countered leaves the chain otherwise
  end }

scenario "404.2 said yes twice it is paid and resolves" {
  p1 = { hand = { "Courteous Sniper" }, runes = { fury = 3 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Courteous Sniper"):yes():yes()
    t:expect(t.p1.runes):ready(1)
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end }

scenario "383.3.f.2 a 'once each turn' that is declined at first has not triggered" {
  p1 = { base = { "Frugal Heir" }, hand = { "Unit 1", "Unit 1" }, runes = { fury = 5 } },
  function(t)
    t.p1:play("Unit 1"):no()
    t.p1:play("Unit 1")
    t:expect_decision("p1", "383.3.a")
    t.p1:yes():yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "404.2 one whose cost is declined was placed on the chain: it has triggered this turn" {
  p1 = { base = { "Frugal Heir" }, hand = { "Unit 1", "Unit 1" }, runes = { fury = 5 } },
  function(t)
    t.p1:play("Unit 1"):yes():no()
    t.p1:play("Unit 1")
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):count(0)
  end }

test_card { id = "t-382-first", name = "First Mover", type = "unit", cost = { energy = 1 }, might = 1,
  keywords = { "ganking" },
  when { event = "move", subject = "me", first_each_turn = true, optional = true,
    run = function(game) game.draw(1) end },
}

scenario "383.1.b the first time has passed also when the player did not let it trigger" {
  p1 = { base = { "First Mover" }, hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 } },
  function(t)
    t.p1:move("First Mover", "West Field")
    t.p1:no()
    t:showdown_pass()
    t.p1:play("Ride the Wind"):on("First Mover"):choose("base")
    t:resolve()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):count(0)
  end }

test_card { id = "t-382-spell", name = "Flattered", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "choose", subject = "me", cause = "spell", run = function(game) game.draw(1) end },
}

scenario "383.4.b chosen by a spell, and not by an ability" {
  p1 = { base = { "Flattered", "Orb of Regret" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Orb of Regret"):on("Flattered")
    t:pass_all()
    t:expect(t.p1.hand):is { "Stupefy" }
    t.p1:play("Stupefy"):on("Flattered")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

test_card { id = "t-v1", name = "Picky", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { optional = true, targets = { unit { enemy = true } }, run = function(game, me, foe) game.stun(foe) end },
}
test_card { id = "t-v2", name = "Dear Advice", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { optional = true, cost = { energy = 2 }, run = function(game) game.draw(1) end },
}
test_card { id = "t-v3", name = "Undertaker", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "die", subject = unit { mine = true, other = true }, optional = true,
    targets = { unit { zone = "trash", mine = true, might = at_most(2) } },
    run = function(game, me, it) game.return_to_hand(it) end },
  when { event = "die", subject = unit { mine = true, other = true }, optional = true, cost = { kill = unit { mine = true, might = at_most(2) } },
    run = function(game) game.draw(1) end },
}

scenario "383.3.a nobody is asked about an ability without a legal target" {
  p1 = { hand = { "Picky", "Picky" }, pool = { energy = 2 } },
  p2 = { hand = { "Unit 0" } },
  function(t)
    t.p1:play("Picky")
    t:expect_decision("p1", "turn")
    t:expect_no_event("trigger", "Picky")
  end }

scenario "383.3.a a player is asked about an ability that has a legal target" {
  p1 = { hand = { "Picky" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Picky")
    t:expect_decision("p1", "383.3.a")
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 2"):stunned()
  end }

scenario "383.3.b nobody is asked about an ability whose cost cannot be paid" {
  p1 = { hand = { "Dear Advice" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Dear Advice")
    t:expect_decision("p1", "turn")
    t:expect_no_event("trigger", "Dear Advice")
  end }

scenario "383.3.b a player is asked about an ability whose cost the runes can pay" {
  p1 = { hand = { "Dear Advice" }, pool = { energy = 1 }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Dear Advice")
    t:expect_decision("p1", "404.2")
    t.p1:no()
  end }

scenario "404.2 whether to pay is the only question where nothing else is chosen and nothing comes between" {
  battlefields = { "Treasure Hoard", "East Field" },
  p1 = { base = { "Unit 3" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Unit 3", "Treasure Hoard")
    t:showdown_pass()
    t:expect_decision("p1", "404.2")
    local declined = t:copy()
    declined.p1:no()
    declined:expect_decision("p1", "turn")
    declined:expect_number("p1", "energy", 1)
    t.p1:yes()
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect("Gold"):at("base")
  end }

scenario "383.3.a with a target to choose one is asked before, and asked to pay behind it" {
  p1 = { hand = { "Stand Tall" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Stand Tall")
    t:expect_decision("p1", "383.3.a")
    t.p1:yes():on("Unit 2")
    t:expect_decision("p1", "404.2")
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 2"):stunned()
  end }

scenario "383.3.f what can be used once each turn is declined before it has triggered, so it comes again" {
  p1 = { base = { "Toll Keeper", "Unit 2", "Unit 3" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t:expect_decision("p1", "383.3.a")
    t.p1:no()
    t:showdown_pass()
    t.p1:move("Unit 3", "East Field")
    t:expect_decision("p1", "383.3.a")
    t.p1:yes():yes()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }

scenario "383.3.a two of one moment are asked about, each by itself, before either is paid for" {
  p1 = { base = { "Toll Taker", "Toll Taker", "Unit 2" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t:expect_decision("p1", "383.3.a")
    t.p1:no():yes()
    t:expect_decision("p1", "404.2")
    t.p1:yes()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }

test_card { id = "t-stand-tall", name = "Stand Tall", type = "unit", cost = {}, might = 1,
  when_played { optional = true, cost = { energy = 1 }, targets = { unit { enemy = true } },
    run = function(game, me, foe) game.stun(foe) end },
}
test_card { id = "t-toll-keeper", name = "Toll Keeper", type = "unit", cost = {}, might = 1,
  when { event = "move", subject = unit { mine = true, other = true }, optional = true, once_each_turn = true,
    cost = { energy = 1 }, run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-toll-taker", name = "Toll Taker", type = "unit", cost = {}, might = 1,
  when { event = "move", subject = unit { mine = true, other = true }, optional = true,
    cost = { energy = 1 }, run = function(game) game.gain_xp(1) end },
}

scenario "337.1.b with another ability in front of it, whose cost may bring a target, one is asked" {
  p1 = { base = { "Undertaker", "Unit 2", "Unit 5" } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 5")
    t:resolve()
    t:expect_decision("p1", "383.3.a")
    t.p1:yes():yes()
    t:expect_decision("p1", "383.3.d")
    t.p1:order { "draws 1 card", "returns a unit" }
    t:expect_decision("p1", "357.2") -- the cost of the first comes before the targets of the second
  end }

-- Whether a "may" is in vain is known only once the deaths before it have happened (383.3.a, 335.1).
test_card { id = "t-383m", name = "Gravekeeper", type = "unit", cost = {}, might = 5,
  when { event = "damage", subject = units { friendly = true, other = true }, optional = true,
    targets = { card { zone = "trash", mine = true, type = "unit" } },
    run = function(game, me, fallen) game.return_to_hand(fallen) end },
}

scenario "383.3.a, 335.1 a 'may' is asked though its target is only about to lie in the trash" {
  p1 = { base = { "Gravekeeper", "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move({ "Gravekeeper", "Unit 2" }, "West Field")
    t:combat "showdown"
    t.p2:order { "Unit 2", "Gravekeeper" }
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 2" }
  end }
