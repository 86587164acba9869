-- SPDX-License-Identifier: MIT
-- Rulings and examples about single cards: layers, control, equipment, what they play.

use "../test_cards.lua"

test_card { id = "t-d01", name = "Level Four", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it) game.set_might(it, 4, { lasts = "turn" }) end,
}
test_card { id = "t-d02", name = "Yordle King", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { friendly = true, other = true }, becomes = { tags = "Yordle" } },
}
test_card { id = "t-d03", name = "Yordle Hunt", type = "spell", cost = { energy = 1 },
  targets = { unit { tags = "Yordle" } },
  run = function(game, me, it) game.deal(1, it) end,
}
test_card { id = "t-d04", name = "Proud", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "become_mighty", by = "you", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-d05", name = "One More", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.give(it, { might = 1, lasts = "turn" }) end,
}

-- ---- Layers ---------------------------------------------------------------------------------

scenario "RB-EX-039 472.1.a.1 Might that becomes 4 is the base of what is added" {
  p1 = { base = { { "Unit 2", buffs = 1 } }, hand = { "Level Four", "Grow" }, runes = { fury = 2 } },
  function(t)
    t:expect("Unit 2"):might(3)
    t.p1:play("Grow"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(5)
    t.p1:play("Level Four"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(7)        -- 4, then the buff and +2, though they came before
    t:next_turn()
    t:expect("Unit 2"):might(3)
  end }

scenario "RB-EX-040 472.1.c other friendly units are Yordles" {
  p1 = { base = { "Yordle King", "Unit 1" }, hand = { "Yordle Hunt" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Yordle Hunt"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
  end }

scenario "RB-EX-040 472.1.c enemy units are no Yordles" {
  p1 = { base = { "Yordle King" }, hand = { "Yordle Hunt" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t) t:cannot(t.p1, "play", "Yordle Hunt", "355.8") end }

scenario "RB-EX-046 709 a unit of 4 that gets +1 becomes Mighty" {
  p1 = { base = { "Proud", "Unit 4" }, hand = { "One More" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("One More"):on "Unit 4"
    t:resolve()
    t:expect_event("become_mighty", "Unit 4")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "RB-EX-047 709 one of 5 was Mighty before" {
  p1 = { base = { "Proud", "Unit 5" }, hand = { "One More" }, runes = { fury = 1 } },
  function(t)
    t:forget()
    t.p1:play("One More"):on "Unit 5"
    t:pass_all()
    t:expect_no_event "become_mighty"
    t:expect(t.p1.hand):count(0)
  end }

scenario "RB-CX-084 727.1.b.2 Gustwalker at 3 XP has Ganking and one Might more" {
  p1 = { xp = 3, at = { ["West Field"] = { "Gustwalker" } } },
  function(t)
    t:expect("Gustwalker"):might(4):attribute("ganking", 1)
    t:can(t.p1, "move", "Gustwalker", "East Field")
  end }

scenario "RB-CX-084 727.1.b.2 Gustwalker below 3 XP has neither Ganking nor one Might more" {
  p1 = { xp = 2, at = { ["West Field"] = { "Gustwalker" } } },
  function(t) t:expect("Gustwalker"):might(3):attribute("ganking", 0) end }

scenario "RB-RU-047 359.3.f.2 Kato's gift is fixed when it resolves, and he cannot choose himself" {
  p1 = { base = { "Kato the Arm", "Unit 1" }, hand = { "One More", "Lend Tank" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Lend Tank"):on "Kato the Arm"
    t:pass_all()
    t:forget()
    t.p1:move("Kato the Arm", "West Field")
    t:expect_no_event("choose", "Kato the Arm")
    t:resolve()
    t:expect("Unit 1"):might(4):attribute("deflect", 1):attribute("tank", 1)
    t.p1:play("One More"):on "Kato the Arm"
    t:pass_all()
    t:expect("Kato the Arm"):might(4)
    t:expect("Unit 1"):might(4)
  end }

scenario "RB-RU-227 433.1.a Switcheroo's change stays when the equipment comes off" {
  p1 = {
    at = { ["West Field"] = { { "Unit 2", attached = { "Long Sword" } } } }, hand = { "Switcheroo" },
    pool = { energy = 2, chaos = 2 },
  },
  p2 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Smash" }, runes = { calm = 1 } },
  controls = { ["West Field"] = "p1" },
  function(t)
    t:expect("Unit 2"):might(4)
    t.p1:play("Switcheroo"):on("Unit 2", "Unit 1")
    t:pass_all()
    t:expect("Unit 2"):might(1)
    t:expect("Unit 1"):might(4)
  end }

-- ---- Control ----------------------------------------------------------------------------------

scenario "RB-RU-248 453.1 Possession recalls the unit as it is, and no move triggers" {
  p1 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 } },
  p2 = { at = { ["West Field"] = { { "Traveller", exhausted = true } } } },
  function(t)
    t.p1:play("Possession"):on "Traveller"
    t:pass_all()
    t:expect("Traveller"):controlled_by("p1"):at("base"):exhausted()
    t:expect_no_event "move"
    t:expect(t.p1.hand):count(0)
  end }

scenario "RB-RU-248 453.1 Possession recalls a ready unit, which stays ready" {
  p1 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 } },
  p2 = { at = { ["West Field"] = { "Traveller" } } },
  function(t)
    t.p1:play("Possession"):on "Traveller"
    t:pass_all()
    t:expect("Traveller"):controlled_by("p1"):ready()
  end }

scenario "RB-RU-180 718.5.e what is attached to a possessed unit stays its owner's, and goes home when it comes off" {
  p1 = { hand = { "Possession", "Bounce" }, pool = { energy = 9, chaos = 3 } },
  p2 = { at = { ["West Field"] = { { "Unit 3", attached = { "Long Sword" } } } } },
  function(t)
    t.p1:play("Possession"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):controlled_by("p1"):at "base"
    t:expect("Long Sword"):attached_to("Unit 3"):controlled_by "p2"
    t.p1:play("Bounce"):on "Unit 3"
    t:pass_all()
    t:expect("Long Sword"):unattached():controlled_by "p2"
    t:expect(t.p2.base):is { "Long Sword" }
  end }

-- ---- Playing ------------------------------------------------------------------------------------

scenario "RB-RU-207 337.1.b Promising Future: the counterspell is finalized second and counters the other" {
  p1 = {
    hand = { "Promising Future" }, pool = { energy = 5, mind = 1 },
    deck = { "Negate", "Filler", "Filler", "Filler", "Filler", "Unit 1" },
  },
  p2 = { deck = { "Study", "Filler", "Filler", "Filler", "Filler", "Unit 1" } },
  function(t)
    t.p1:play "Promising Future"
    t:pass_all()
    t.p1:choose "Negate"
    t.p2:choose "Study"
    t:expect_chain(2)
    t:expect_event("choose", "Study")
    t:pass_all()
    t:expect(t.p2.trash):is { "Study" }
    t:expect(t.p2.hand):count(0)
  end }

scenario "RB-RU-207 358.4 Promising Future: a counterspell with nothing to choose goes back to the banishment" {
  p1 = {
    hand = { "Promising Future" }, pool = { energy = 5, mind = 1 },
    deck = { "Negate", "Filler", "Filler", "Filler", "Filler", "Unit 1" },
  },
  p2 = { deck = { "Unit 0", "Filler", "Filler", "Filler", "Filler", "Unit 1" } },
  function(t)
    t.p1:play "Promising Future"
    t:pass_all()
    t.p1:choose "Negate"
    t.p2:choose "Unit 0"
    t:expect("Unit 0"):at "base"
    t:expect(t.p1.banishment):is { "Negate" }
  end }

scenario "RB-RU-149 356.3 an increase is paid though the Energy cost is ignored" {
  p1 = {
    hand = { "Fizz, Trickster" }, trash = { "Study" }, pool = { energy = 4, chaos = 1 },
  },
  p2 = { base = { "Toll Keeper" } },
  function(t)
    t.p1:play("Fizz, Trickster"):yes():on "Study"
    t:resolve()
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "RB-RU-149 356.3 without the Energy for an increase the spell stays in the trash" {
  p1 = {
    hand = { "Fizz, Trickster" }, trash = { "Study" }, pool = { energy = 3, chaos = 1 },
  },
  p2 = { base = { "Toll Keeper" } },
  function(t)
    t.p1:play("Fizz, Trickster"):yes():on "Study"
    t:pass_all()
    t:expect(t.p1.trash):is { "Study" }
    t:expect(t.p1.hand):count(0)
  end }

test_card { id = "t-d08", name = "Toll Keeper", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = spell { enemy = true, zone = { "hand", "trash", "chain" } }, cost = { energy = 1 } },
}

scenario "RB-RU-109 387.1 Dragon's Rage: the second unit is chosen for the separate ability" {
  p1 = { hand = { "Dragon's Rage" }, pool = { energy = 4, calm = 1 } },
  p2 = { base = { "Unit 4" }, at = { ["West Field"] = { "Unit 3", "Unit 5" } } },
  function(t)
    t.p1:play("Dragon's Rage"):on("Unit 4"):choose "West Field"
    t:resolve()
    t:expect("Unit 4"):at "West Field"
    t:expect_option("Unit 3", "Unit 5")
    t:expect_no_option "Unit 4"
    t.p1:on "Unit 5"
    t:expect_chain(1)
    t:resolve()
    t:expect("Unit 4"):in_zone "trash"
    t:expect("Unit 5"):damage(4)
  end }

scenario "RB-RU-109 402.3 Dragon's Rage: without another enemy there nothing triggers" {
  p1 = { hand = { "Dragon's Rage" }, pool = { energy = 4, calm = 1 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Dragon's Rage"):on("Unit 4"):choose "West Field"
    t:resolve()
    t:expect("Unit 4"):at "West Field"
    t:expect_chain(0)
  end }

scenario "RB-RU-109 359.3.e.14 Dragon's Rage: nothing triggers when the unit was not moved" {
  p1 = { hand = { "Dragon's Rage" }, pool = { energy = 4, calm = 1 } },
  p2 = { base = { "Unit 4" }, at = { ["West Field"] = { "Unit 3" } }, hand = { "Bounce" },
    runes = { calm = 1 } },
  function(t)
    t.p1:play("Dragon's Rage"):on("Unit 4"):choose("West Field"):pass()
    t.p2:play("Bounce"):on "Unit 4"
    t:pass_all()
    t:expect_no_event "trigger"
    t:expect("Unit 3"):damage(0)
  end }

scenario "RB-RU-006 742.1.b Insightful Investigator: the hand is seen before the 2 XP are paid" {
  p1 = { xp = 2, hand = { "Insightful Investigator" }, pool = { energy = 3 } },
  p2 = { hand = { "Gust", "Unit 2" }, deck = { "Unit 3" } },
  function(t)
    t.p1:play "Insightful Investigator"
    t:expect_chain(1)
    t:expect_number("p1", "xp", 2)
    t:resolve()
    t:expect(t.p2.hand):seen_by "p1"
    t:expect_number("p1", "xp", 2)
    t.p1:yes()
    t:expect_number("p1", "xp", 0)
    t.p1:choose "Gust"
    t:expect(t.p2.trash):is { "Gust" }
    t:expect(t.p2.hand):is { "Unit 2", "Unit 3" }
  end }

scenario "RB-RU-006 742.1.b Insightful Investigator: the 2 XP need not be paid" {
  p1 = { xp = 2, hand = { "Insightful Investigator" }, pool = { energy = 3 } },
  p2 = { hand = { "Gust" } },
  function(t)
    t.p1:play "Insightful Investigator"
    t:resolve()
    t.p1:no()
    t:expect_number("p1", "xp", 2)
    t:expect(t.p2.hand):is { "Gust" }
  end }

scenario "RB-RU-056 359.3.e.13 Rumble recycles a Mech token: it is gone, its 3 Might are taken off" {
  p1 = {
    base = { "Rumble, Hotheaded", "Mech" }, trash = { "Breakneck Mech" }, pool = { energy = 10, any = 3 },
  },
  function(t)
    t.p1:move("Rumble, Hotheaded", "West Field")
    t:showdown_pass()
    t.p1:yes():on "Breakneck Mech"
    t.p1:yes()
    t:expect("Mech"):gone()
    t:pass_all()
    t.p1:at "base"
    t:expect("Breakneck Mech"):at "base"
  end }

scenario "RB-RU-225 461.5.d Sunken Temple sees an attacker that only Assault makes Mighty" {
  battlefields = { "Sunken Temple", "East Field" },
  p1 = { base = { "Great Assailant" }, pool = { energy = 1 } },
  p2 = { at = { ["Sunken Temple"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Great Assailant", "Sunken Temple")
    t:expect("Great Assailant"):might(5)
    t:combat()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect("Great Assailant"):might(3)
  end }

test_card { id = "t-d09", name = "Great Assailant", type = "unit", cost = { energy = 1 },
  might = 3, keywords = { assault = 2 },
}

scenario "RB-RU-052 461.3.a all defenders removed by spells: Draven has won the combat" {
  p1 = { base = { "Draven, Audacious" }, hand = { "Slay" }, runes = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Draven, Audacious", "West Field")
    t.p1:play("Slay"):on "Unit 3"
    t:pass_all()
    t:combat()
    t:expect_event("win_combat", nil, { by = "p1" })
    t:pass_all()
    t:expect_points("p1", 2)           -- the conquest's and his
    t:expect_no_event "damage"
  end }

scenario "RB-RU-240 461.3 Deathknells of a combat resolve before anybody wins it" {
  p1 = { base = { "Draven, Audacious" } },
  p2 = { at = { ["West Field"] = { "Martyr" } } },
  function(t)
    t.p1:move("Draven, Audacious", "West Field")
    t:combat()
    t:expect_event("trigger", "Martyr")
    t:pass_all()
    local order = {}
    for _, event in ipairs((t.game:events(0))) do
      if event.kind == "resolve" or event.kind == "win_combat" then
        table.insert(order, event.kind .. " " .. (event.name or ""))
      end
    end
    assert(order[1] == "resolve Martyr" and order[2]:find "win_combat"
      and order[3] == "resolve Draven, Audacious", table.concat(order, ", "))
  end }

scenario "RB-RU-018 812.1.c Crescent Guardian: a spell that was countered was played this turn" {
  p1 = { hand = { "Quick Study", "Crescent Guardian" }, pool = { energy = 5, chaos = 1 } },
  p2 = { hand = { "Negate" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Quick Study"):pass()
    t.p2:play("Negate"):on "Quick Study"
    t:pass_all()
    t.p1:play("Crescent Guardian"):yes()
    t:expect("Crescent Guardian"):ready()
  end }

scenario "RB-RU-234 354 a card played from the trash does not count itself there" {
  p1 = {
    base = { "Fizz, Trickster" }, hand = { "Fizz, Trickster" }, trash = { "Count Me", "Count Me" },
    pool = { energy = 3, chaos = 1 },
  },
  function(t)
    t.p1:play("Fizz, Trickster"):yes():on "Count Me"
    t:resolve()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "RB-RU-008 359.3.e.14 a kill that was replaced is not done: nothing follows from it" {
  p1 = {
    base = { "Lantern", "Gear Saint" }, hand = { "Junk Dealer" }, runes = { fury = 1 },
  },
  function(t)
    t.p1:play "Junk Dealer"
    t:resolve()
    t.p1:choose "Lantern"
    t:expect("Lantern"):at "base"
    t:expect(t.p1.hand):count(0)
  end }

scenario "RB-RU-008 359.3.e.14 a kill that was done is followed by what depends on it" {
  p1 = { base = { "Lantern" }, hand = { "Junk Dealer" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Junk Dealer"
    t:resolve()
    t.p1:choose "Lantern"
    t:expect("Lantern"):in_zone "trash"
    t:expect(t.p1.hand):count(2)
  end }

test_card(function()
  local junk = gear { friendly = true }
  return card { id = "t-d10", name = "Junk Dealer", type = "unit", cost = { energy = 1 }, might = 1,
    when_played {
      run = function(game, me)
        local found = game.choose(junk, { optional = true, text = "Which gear is killed?" })
        if game.kill(found) then game.draw(2) end
      end,
    },
  }
end)
test_card { id = "t-d11", name = "Gear Saint", type = "unit", cost = { energy = 1 }, might = 2,
  instead_of { event = "die", subject = gear { friendly = true },
    run = function(game, me) game.exhaust(game.event.subject) end },
}
test_card(function()
  local copies = card { zone = "trash", mine = true, name = "Count Me" }
  return card { id = "t-d12", name = "Count Me", type = "spell", cost = { energy = 3 },
    keywords = { "action" },
    run = function(game, me) game.draw(game.count(copies)) end,
  }
end)

scenario "RB-RU-223 429.3 Energy that only plays spells does not pay for a spell's demand" {
  p1 = { hand = { "Study" }, base = { "Lux, Crownguard" }, pool = { energy = 1 } },
  p2 = { hand = { "Toll" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Study"):pass()
    t.p2:play("Toll"):on "Study"
    t.p2:pass()
    t.p1:use "Lux, Crownguard"
    t:resolve()
    t:expect("Study"):in_zone "trash"
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end }

scenario "RB-RU-223 429.3 other Energy pays for a spell's demand" {
  p1 = { hand = { "Study" }, runes = { fury = 3 } },
  p2 = { hand = { "Toll" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Study"):pass()
    t.p2:play("Toll"):on "Study"
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

test_card { id = "t-d13", name = "Toll", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { spell {} },
  run = function(game, me, it)
    if not game.pay { energy = 2, by = game.controller(it), optional = true } then game.counter(it) end
  end,
}

scenario "RB-RU-206 369.1 Minefield neither looks at nor reveals what goes into the trash" {
  battlefields = { "Minefield", "East Field" },
  p1 = { base = { "Unit 1" }, deck = { "Unit 2", "Unit 3", "Filler" } },
  function(t)
    t.p1:move("Unit 1", "Minefield")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.trash):is { "Unit 2", "Unit 3" }
    t:expect_no_event "reveal"
    t:expect_no_event "look"
  end }

scenario "RB-RU-066 821.1.c using Weaponmaster is optional" {
  p1 = {
    hand = { "Yone, Blademaster" }, base = { "Long Sword" }, pool = { energy = 5, body = 1, any = 3 },
  },
  function(t)
    t.p1:play "Yone, Blademaster"
    t.p1:no()
    t:expect_chain(0)
    t:expect("Long Sword"):unattached()
  end }

scenario "RB-RU-066 821.1.c Weaponmaster that is used attaches the Equipment" {
  p1 = {
    hand = { "Yone, Blademaster" }, base = { "Long Sword" }, pool = { energy = 7, body = 1, any = 3 },
  },
  function(t)
    t.p1:play "Yone, Blademaster"
    t.p1:yes():on "Long Sword"
    t:pass_all()
    t:expect("Long Sword"):attached_to "Yone, Blademaster"
  end }
