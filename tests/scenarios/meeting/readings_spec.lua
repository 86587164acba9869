-- SPDX-License-Identifier: MIT
-- Where several rules meet: the readings of docs/rulings.md and what follows from them.

use "../test_cards.lua"

test_card { id = "t-900", name = "Scatter", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit { friendly = true }, destination { of = 1 }, another(unit { friendly = true }),
    destination { of = 3 } },
  run = function(game, me, one, here, two, there)
    game.move(one, { to = here })
    game.move(two, { to = there })
  end,
}
test_card { id = "t-901", name = "Sleepwalker", type = "unit", cost = { energy = 1 }, might = 2,
  when { event = "beginning", by = "you",
    targets = { unit { friendly = true }, destination { of = 1 } },
    run = function(game, me, it, there) game.move(it, { to = there }) end },
}
test_card { id = "t-902", name = "Rallier", type = "unit", cost = { energy = 1 }, might = 1,
  deathknell { targets = { unit { friendly = true }, destination { of = 1 } },
    run = function(game, me, it, there) game.move(it, { to = there }) end },
}
test_card { id = "t-903", name = "Gate House", type = "battlefield",
  when { event = "move", at = "here", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-904", name = "Lone Wolf", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "attack", by = "me", if_ = { alone = true },
    run = function(game, me) game.draw(1) end },
}
test_card { id = "t-905", name = "Undertaker", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "die", subject = units { friendly = true, other = true },
    targets = { unit { enemy = true } }, run = function(game, me, enemy) game.deal(2, enemy) end },
}
test_card { id = "t-906", name = "Ogre Magi", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = spell { zone = "hand", mine = true }, cost = { energy = -3 } },
}

-- ---- Combat ---------------------------------------------------------------------------

scenario "461.5.b when a Deathknell kills the last attacker nobody controls the battlefield" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Vengeful Martyr" } }, hand = { "Jab" }, runes = { calm = 1 } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:pass()
    t.p2:pass()
    -- the Martyr has died, its Deathknell waits; the attacker has been healed
    t:expect("Unit 3"):damage(0):attacking()
    t:expect_decision("p2", "priority")
    t.p2:play("Jab"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
    t:expect_control("East Field", "nobody")
    t:expect_points("p1", 0)
  end }

scenario "461.1.a.1 the combat cleanup heals units that are elsewhere too" {
  p1 = { base = { { "Unit 5", damage = 2 }, "Unit 4" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } }, base = { { "Unit 3", damage = 1 } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:combat()
    t:expect("Unit 5"):damage(0)
    t:expect("Unit 3"):damage(0)
  end }

scenario "461.3.d.1 with units of both players there again a new combat is staged" {
  p1 = { base = { "Unit 3", "Rallier" } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move({ "Unit 3", "Rallier" }, "East Field")
    t:showdown_pass()
    if t:now().shape == "order" then t.p2:order { "Rallier", "Unit 3" } end
    -- 9 damage kills both; the Rallier's trigger has no friendly unit to choose
    t:expect_decision("p1", "turn")
    t:expect(t.p1.trash):is { "Rallier", "Unit 3" }
  end }

scenario "461.3.d.1 an attacker that comes back after the recall fights again" {
  p1 = { base = { "Unit 3", "Rallier" } },
  p2 = { at = { ["East Field"] = { "Unit 1", { "Unit 9", stunned = true } } } },
  function(t)
    t.p1:move({ "Unit 3", "Rallier" }, "East Field")
    t.p1:pass()
    t.p2:pass()
    t.p1:order { "Unit 9", "Unit 1" }
    t.p2:order { "Rallier", "Unit 3" }
    -- the Rallier dies, Unit 3 is recalled, the Deathknell sends it back
    t:expect("Rallier"):in_zone "trash"
    t.p1:choose "East Field"
    t:expect("Unit 3"):at "base"
    t:forget()
    t:pass_all()
    t:expect("Unit 3"):at "East Field"
    t:expect_event("combat", "East Field")
    t:expect_decision("p1", "focus")
    t:expect("Unit 3"):attacking()
  end }

scenario "383.4.e.2.b a condition false when the unit became an attacker is not tested again" {
  p1 = { base = { "Lone Wolf", "Unit 1" }, hand = { "Fall Back" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move({ "Lone Wolf", "Unit 1" }, "East Field")
    t:expect_decision("p1", "focus")
    t.p1:play("Fall Back"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):at "base"
    t:expect(t.p1.hand):count(0)
  end }

scenario "383.3.e the same condition true at that moment" {
  p1 = { base = { "Lone Wolf" } }, p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Lone Wolf", "East Field")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "323.5 deaths that triggers cause are handled in the next cleanup" {
  p1 = { base = { "Undertaker", "Unit 1" }, hand = { "Slay" }, runes = { fury = 1 } },
  p2 = { base = { "Martyr" } },
  function(t)
    t.p1:play("Slay"):on "Unit 1"
    t:pass_all()
    t:expect("Martyr"):in_zone "trash"
    t:expect(t.p2.hand):count(1)
  end }

scenario "809 a hidden spell pays for Deflect though its base cost is ignored" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Hidden Jab" },
    runes = { mind = 1 } },
  p2 = { base = { "Deflector" } }, turn = "p2",
  function(t)
    t.p2:move("Deflector", "West Field")
    t.p2:pass()
    t.p1:play("Hidden Jab"):choose "Deflector"
    t:pass_all()
    t:expect(t.p1.runes):count(0)
    t:expect("Deflector"):damage(2)
  end }

scenario "356.1.b.3 without the Power for Deflect the hidden spell cannot choose it" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Hidden Jab" } },
  p2 = { base = { "Deflector" } }, turn = "p2",
  function(t)
    t.p2:move("Deflector", "West Field")
    t.p2:pass()
    t.p1:play("Hidden Jab"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
  end }

-- ---- Hidden ---------------------------------------------------------------------------

scenario "811.1.d.2 the play effect of a hidden unit chooses at its battlefield only" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Hidden Greeter" } },
  p2 = { base = { "Unit 2" }, at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play "Hidden Greeter"
    t:expect("Hidden Greeter"):at "West Field"
    t:expect_chain(0)
    t:expect("Unit 2"):damage(0)
    t:expect("Unit 3"):damage(0)
  end }

scenario "811.1.d.2 the play effect of a hidden unit finds the enemy that attacks there" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Hidden Greeter" } },
  p2 = { base = { "Unit 2", "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t.p2:pass()
    t.p1:play "Hidden Greeter"
    t:pass_all()
    t:expect("Unit 3"):damage(1)
    t:expect("Hidden Greeter"):defending()
    -- 346.1: the chain was opened by a card, so focus passes, once
    t:expect_decision("p2", "focus")
  end }

scenario "811.3 the play effect of the same unit from the hand chooses anywhere" {
  p1 = { hand = { "Hidden Greeter" }, runes = { fury = 3 } },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play "Hidden Greeter"
    t:pass_all()
    t:expect("Unit 3"):damage(1)
  end }

scenario "425.1 a countered card that was hidden goes to the trash" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Hidden Jab" } },
  p2 = { hand = { "Negate" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Hidden Jab"):on "Unit 1"
    t.p1:pass()
    t.p2:play("Negate"):on "Hidden Jab"
    t:pass_all()
    t:expect("Hidden Jab"):in_zone "trash"
    t:expect("Unit 1"):damage(0)
  end }

-- ---- Showdowns ------------------------------------------------------------------------

scenario "323.11 with two showdowns staged the turn player says where the first begins" {
  p1 = { base = { "Unit 1", "Unit 2" }, hand = { "Scatter" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Scatter"):choose("Unit 1"):choose("West Field"):choose "East Field"
    t:pass_all()
    t:expect_decision("p1", "323.11")
    t.p1:choose "East Field"
    t:expect_event("showdown", "East Field")
    t:expect_no_event("showdown", "West Field")
    t.p1:pass()
    t.p2:pass()
    -- the other one follows by itself
    t:expect_control("East Field", "p1")
    t:expect_event("showdown", "West Field")
    t:expect_decision("p1", "focus")
    t:showdown_pass()
    t:expect_points("p1", 2)
  end }

scenario "323.8.a a staged showdown whose units have left is not held" {
  p1 = { base = { "Unit 1", "Unit 2" }, hand = { "Scatter" }, runes = { fury = 1 } },
  p2 = { hand = { "Fall Back" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Scatter"):choose("Unit 1"):choose("West Field"):choose "East Field"
    t:pass_all()
    t.p1:choose "West Field"
    t.p1:pass()
    t.p2:play("Fall Back"):on "Unit 2"
    t:showdown_pass()
    t:expect_decision("p1", "turn")
    t:expect_no_event("showdown", "East Field")
    t:expect_control("East Field", "nobody")
    -- and it can be contested again
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect_control("East Field", "p1")
    t:expect_points("p1", 2)
  end }

scenario "187.4.c during a showdown elsewhere a battlefield without units is lost" {
  p1 = { base = { "Unit 1" }, at = { ["East Field"] = { "Unit 2" } } },
  p2 = { hand = { "Fall Back" }, runes = { calm = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t.p2:play("Fall Back"):on "Unit 2"
    t:pass_all()
    t:expect_decision("p1", "focus")
    t:expect_control("East Field", "nobody")
  end }

scenario "323.11 a showdown staged in the Beginning Phase is held there, before scoring" {
  p1 = { base = { "Sleepwalker" } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:choose "West Field"
    t:pass_all()
    t:expect("Sleepwalker"):at "West Field"
    t:expect_decision("p1", "focus")
    t:expect(t.p1.hand):count(0)
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    -- 465: conquered, so not held as well
    t:expect_points("p1", 1)
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.runes):count(2)
  end }

scenario "348 an ability used in between makes the earlier pass void" {
  p1 = { base = { "Unit 1" } }, p2 = { base = { "Mana Elf" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t.p2:use "Mana Elf"
    t:expect_decision("p2", "focus")
    t.p2:pass()
    t:expect_decision("p1", "focus")
  end }

-- ---- Control --------------------------------------------------------------------------

scenario "187.6.c 'you' of an uncontrolled battlefield is nobody" {
  battlefields = { "Gate House", "East Field" }, p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "Gate House")
    t:showdown_pass()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(0)
    t:expect_control("Gate House", "p1")
  end }

scenario "187.6.a 'you' of a controlled battlefield is its controller, whoever moves" {
  battlefields = { "Gate House", "East Field" },
  p1 = { base = { "Unit 1" } }, p2 = { at = { ["Gate House"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Unit 1", "Gate House")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(1)
  end }

-- ---- Costs ----------------------------------------------------------------------------

scenario "357.2 a unit gives its Energy and is then killed for the same card" {
  p1 = { base = { "Mana Elf" }, hand = { "Tyrant" } },
  function(t)
    t.p1:play "Tyrant"
    t:expect("Tyrant"):at "base"
    t:expect("Mana Elf"):in_zone "trash"
  end }

scenario "356.5 a cost is never less than nothing" {
  p1 = { base = { "Ogre Magi" }, hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:expect(t.p1.runes):ready(1)
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "355.16 a choice that would make the rest unpayable is not offered" {
  p1 = { hand = { "Twin Jab" }, pool = { energy = 1, fury = 1 } },
  p2 = { base = { "Deflector", "Deflector 2", "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play "Twin Jab"
    t:expect_option("Deflector", "Unit 1", "Unit 2")
    t:expect_no_option "Deflector 2"
    t.p1:choose "Deflector"
    t:expect_option("Unit 1", "Unit 2")
    t:expect_no_option "Deflector 2"
    t.p1:choose "Unit 1"
    t:pass_all()
    t:expect("Deflector"):damage(1)
  end }

scenario "356.4.f a discount does not pay for Power" {
  p1 = { base = { "Quartermaster" }, hand = { "Costly" }, runes = { calm = 3 } },
  function(t)
    t:cannot(t.p1, "play", "Costly", "357")
  end }

-- ---- Triggers -------------------------------------------------------------------------

scenario "383.3.f.2 a once each turn trigger that was declined has not triggered" {
  p1 = { base = { "Tired Traveller" }, hand = { "Wake" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Tired Traveller", "West Field")
    t.p1:no()
    t:showdown_pass()
    t.p1:play("Wake"):on "Tired Traveller"
    t:pass_all()
    t.p1:move("Tired Traveller", "East Field")
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "315.1 readying in the Awaken Phase triggers" {
  p2 = { base = { { "Insomniac", exhausted = true } } },
  function(t)
    t:next_turn()
    t:expect("Insomniac"):ready()
    t:expect(t.p2.hand):count(2)
  end }

scenario "383.4.c.2.b both 'when I conquer' and 'when you conquer' trigger, in the order chosen" {
  p1 = { base = { "Conqueror", "Warlord" } },
  function(t)
    t.p1:move({ "Conqueror", "Warlord" }, "West Field")
    t.p1:pass()
    t.p2:pass()
    t:expect_decision("p1", "383.3.d")
    t.p1:order { "Warlord", "Conqueror" }
    t:expect_chain(2)
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "401.2 a trigger that happens while something resolves waits until it has finished" {
  p1 = { base = { "Mourner", "Unit 1" }, hand = { "Volley" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 2" }, hand = { "Slay" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Volley"):on "Unit 2"
    t.p1:pass()
    t.p2:play("Slay"):on "Unit 1"
    t:resolve()
    -- the Mourner's draw is above the Volley
    t:expect_chain(2)
    t:expect_decision("p1", "priority")
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect("Unit 2"):damage(0)
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect("Unit 2"):damage(1)
  end }

scenario "373 two deaths at the same time: each may be replaced by itself" {
  p1 = { at = { ["West Field"] = { "Saint", "Unit 1", "Unit 2" } } },
  p2 = { hand = { "Storm" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play "Storm"
    t:pass_all()
    -- Storm kills the Saint as well, but it protects the others in that very moment;
    -- they come back damaged and die in the next cleanup
    t:expect_event("recall", "Unit 1")
    t:expect_event("recall", "Unit 2")
    t:expect(t.p1.trash):is { "Saint", "Unit 1", "Unit 2" }
  end }

scenario "370.2 a replacement is applied once to an event" {
  p1 = { base = { "Phoenix" }, hand = { "Slay", "Slay" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Slay"):on "Phoenix"
    t:pass_all()
    if t:now().kind ~= "turn" then t.p1:yes() end
    t:expect("Phoenix"):at "base"
    t:expect(t.p1.hand):is { "Slay" }
    t.p1:play("Slay"):on "Phoenix"
    t:pass_all()
    t:expect("Phoenix"):in_zone "trash"
    t:expect(t.p1.hand):is { "Filler" }
  end }

scenario "372 the owner of the dying unit says which of two replacements applies" {
  p1 = { base = { "Saint", "Saint", "Unit 1" }, hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Unit 1"
    t:pass_all()
    if t:now().kind ~= "turn" then t.p1:choose "Saint" end
    t:expect("Unit 1"):at "base"
    t:expect_no_event("die", "Unit 1")
  end }
