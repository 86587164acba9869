-- SPDX-License-Identifier: MIT
-- Turn, states, cleanups, chain, showdowns, playing (302-359): what no other file names.

use "../test_cards.lua"

test_card { id = "t-302-1", name = "Draw Twice", type = "spell", cost = { energy = 1 },
  run = function(game)
    game.draw(1)
    game.draw(1)
  end,
}
test_card { id = "t-302-2", name = "Watchful", type = "unit", cost = { energy = 1 }, might = 2,
  when { event = "draw", by = "you", run = function(game, me) game.buff(me) end },
}
test_card { id = "t-302-3", name = "Turncoat", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit { friendly = true }, destination { of = 1 } },
  run = function(game, me, it, there) game.move(it, { to = there }) end,
}
test_card { id = "t-302-4", name = "Dawn Martyr", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "beginning", by = "you", run = function(game, me) game.kill(me) end },
  deathknell { run = function(game) game.draw(1) end },
}
test_card { id = "t-302-5", name = "Chosen Spark", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  modes { choose = 1,
    mode { targets = { unit {} }, run = function(game, me, it) game.deal(1, it) end },
    mode { run = function(game) game.draw(1) end },
  },
}
test_card { id = "t-302-6", name = "Loot", type = "spell", cost = { energy = 1 },
  targets = { unit { zone = "trash" } },
  run = function(game, me, it) game.banish(it) end,
}
test_card { id = "t-302-7", name = "Peek", type = "spell", cost = { energy = 1 },
  targets = { legend {} },
  run = function(game, me, it) game.exhaust(it) end,
}
test_card(function()
  local mine = units { zone = "hand", mine = true }
  return card { id = "t-302-9", name = "Free Unit", type = "spell", cost = { energy = 1 },
    run = function(game, me)
      local it = game.choose(mine, { optional = true })
      if it and game.exists(it) then game.play(it, { ignoring = "cost" }) end
    end,
  }
end)
test_card { id = "t-302-11", name = "Weak Bolt", type = "spell", cost = { energy = 1 },
  targets = { unit { might = at_most(3) } },
  run = function(game, me, it) game.kill(it) end,
}
test_card { id = "t-302-13", name = "Two Parts", type = "spell", cost = { energy = 1 },
  targets = { unit { enemy = true } },
  run = function(game, me, it)
    game.deal(1, it)
    game.draw(1)
  end,
}
test_card { id = "t-302-14", name = "Measure", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it)
    if game.exists(it) then game.draw(it.might) end
  end,
}
test_card { id = "t-302-15", name = "Harvest", type = "spell", cost = { energy = 1 },
  targets = { unit { friendly = true } },
  run = function(game, me, it)
    local might = it.might
    if game.kill(it) then game.draw(might) end
  end,
}
test_card { id = "t-302-18", name = "Cheap Deal", type = "spell", cost = { energy = 5, power = { fury = 1 } },
  static { affects = "me", cost = { energy = -2 } },
  run = function(game) game.draw(1) end,
}
test_card { id = "t-302-19", name = "Other Discount", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = spell { zone = "hand", mine = true }, cost = { energy = -1, minimum = 1 } },
}
test_card { id = "t-302-20", name = "Free Anything", type = "spell", cost = { energy = 1 },
  run = function(game, me)
    local it = game.choose(game.hand(game.you()), { optional = true })
    if it and game.exists(it) then game.play(it, { ignoring = "energy" }) end
  end,
}

-- ---- The turn ------------------------------------------------------------------------

scenario "302, 306 turns go round until somebody has won" {
  function(t)
    for n = 1, 4 do
      t:expect_decision(n % 2 == 1 and "p1" or "p2", "turn")
      t:next_turn()
    end
    t:expect_winner "nobody"
    t:expect_decision("p1", "turn")
  end }

scenario "303, 410.1.a, 410.1.b in the main phase actions are taken in any order and number" {
  p1 = { base = { "Sage", "Unit 1" }, hand = { "Study", "Scout" }, runes = { fury = 2 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t.p1:play "Study"
    t:pass_all()
    t.p1:use "Sage"
    t:pass_all()
    t.p1:play("Scout"):at "base"
    t:expect_decision("p1", "turn")
  end }

scenario "303.1, 303.2 game actions happen one after the other, each whole: a draw of two is two draws" {
  p1 = { hand = { "Draw Twice" }, runes = { fury = 1 }, base = { "Watchful" } },
  function(t)
    t.p1:play "Draw Twice"
    t:resolve()
    if t.game:decision().rule == "383.3.d" then t.p1:order { 1, 2 } end
    t:expect_chain(2)
  end }

scenario "305, 316.6.a, 316.6.b a player who ends his main phase goes on to the end of the turn" {
  p1 = { base = { "Night Owl" } },
  function(t)
    t.p1:end_turn()
    t:expect_chain(1)
    t:expect_event "turn_end"
    t:expect_no_event "turn"
    t:pass_all()
    t:expect_decision("p2", "turn")
  end }

scenario "308, 308.2, 309, 343.2 with nothing going on the state is neutral and open: any card may be played" {
  p1 = { hand = { "Study", "Unit 1" }, runes = { fury = 2 } },
  function(t)
    t:can(t.p1, "play", "Study")
    t:can(t.p1, "play", "Unit 1")
  end }

scenario "308.1, 310.3, 343.1, 343.1.a, 343.1.b in a showdown only Action and Reaction may be played or used" {
  p1 = { base = { "Unit 1", "Sage", "Duelist", "Quick Sage" },
    hand = { "Study", "Swift Study", "Quick Study", "Unit 2" }, runes = { fury = 9 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_decision("p1", "focus")
    t:cannot(t.p1, "play", "Study")
    t:cannot(t.p1, "play", "Unit 2")
    t:cannot(t.p1, "use", "Sage")
    t:can(t.p1, "play", "Swift Study")
    t:can(t.p1, "play", "Quick Study")
    t:can(t.p1, "use", "Duelist")
    t:can(t.p1, "use", "Quick Sage")
  end }

scenario "309.1, 310.2, 331.1, 331.1.a, 331.1.b while a chain exists only Reactions may be played or used" {
  p1 = { base = { "Sage", "Duelist", "Quick Sage" },
    hand = { "Study", "Swift Study", "Quick Study", "Unit 2" }, runes = { fury = 9 } },
  function(t)
    t.p1:play "Study"
    t:cannot(t.p1, "play", "Swift Study")
    t:cannot(t.p1, "play", "Unit 2")
    t:cannot(t.p1, "use", "Sage")
    t:cannot(t.p1, "use", "Duelist")
    t:can(t.p1, "play", "Quick Study")
    t:can(t.p1, "use", "Quick Sage")
  end }

scenario "312, 312.1.a, 312.1.b, 313 one player at a time may act, and he alone" {
  p1 = { base = { "Unit 1" }, hand = { "Quick Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t:expect_decision("p1", "turn")
    t:cannot(t.p2, "play", "Quick Study#2")
    t.p1:move("Unit 1", "West Field")
    t:expect_decision("p1", "focus")
    t:cannot(t.p2, "play", "Quick Study#2")
    t.p1:pass()
    t:expect_decision("p2", "focus")
    t:can(t.p2, "play", "Quick Study#2")
    t:cannot(t.p1, "play", "Quick Study#1")
  end }

scenario "312.1.b.1, 410.2.a, 410.2.b a player without priority still does what he is told to" {
  p1 = { hand = { "Forget" }, runes = { fury = 1 } }, p2 = { hand = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play "Forget"
    t:resolve()
    t:expect(t.p2.hand):is {}
    t:expect(t.p2.trash):is { "Unit 1", "Unit 2" }
  end }

scenario "312.2.b, 312.3, 313.1.a, 313.4 Focus gives priority in a showdown; while a chain exists priority goes its own way" {
  p1 = { base = { "Unit 1" }, hand = { "Swift Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Quick Study", "Swift Study" }, runes = { fury = 2 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:play "Swift Study#1"
    t:expect_decision("p1", "priority")
    t.p1:pass()
    t:expect_decision("p2", "priority")
    t:cannot(t.p2, "play", "Swift Study#2")
    t:can(t.p2, "play", "Quick Study")
  end }

scenario "315.2.a.1 what happens at the start of the Beginning Phase comes before holding" {
  p1 = { at = { ["West Field"] = { "Dawn Martyr" } } },
  function(t)
    t:next_turn()
    t:forget()
    t:next_turn()
    t:expect_points("p1", 0)
    t:expect_event("die", "Dawn Martyr")
    t:expect_no_event "hold"
  end }

scenario "315.2.b.2 each battlefield the turn player controls is held" {
  p1 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t:next_turn():next_turn()
    t:expect_points("p1", 2)
    t:expect_points("p2", 0)
  end }

scenario "315.3.b, 315.4.b, 413.2.a two runes are channeled and one card is drawn" {
  p2 = { deck = { "Unit 1", "Unit 2" } },
  function(t)
    t:next_turn()
    t:expect(t.p2.runes):count(2)
    t:expect(t.p2.hand):is { "Unit 1" }
    t:expect(t.p1.runes):count(0)
    t:expect(t.p1.hand):is {}
  end }

scenario "315.4.b.2, 413.4.a, 413.4.c after burning out the card is drawn all the same" {
  p2 = { deck = {}, trash = { "Unit 1", "Unit 2" } },
  function(t)
    t:next_turn()
    t:expect_event "burn_out"
    t:expect_points("p1", 1)
    t:expect(t.p2.hand):count(1)
    t:expect(t.p2.deck):count(1)
  end }

scenario "316.1 when everything at the start of the turn is done the main phase begins" {
  p2 = { base = { "Early Bird" } },
  function(t)
    t.p1:end_turn()
    t:expect_chain(1)
    t:expect(t.p2.runes):count(0)
    t:pass_all()
    t:expect_decision("p2", "turn")
    t:expect(t.p2.runes):count(2)
  end }

scenario "316.4.a, 316.4.d, 316.4.f, 316.5.a, 344.1 units of two players at one battlefield: a combat, with a showdown first" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect_event "showdown"
    t:expect_event "combat"
    t:expect_decision("p1", "focus")
    t:expect("Unit 3"):attacking()
    t:expect("Unit 2"):defending()
  end }

scenario "316.4.c a combat that a spell brought about is a combat like any other" {
  p1 = { base = { "Unit 3" }, hand = { "Push" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Push"):on("Unit 3", "East Field")
    t:pass_all()
    t:expect("Unit 3"):attacking()
    t:combat()
    t:expect("Unit 2"):in_zone "trash"
    t:expect_points("p1", 1)
  end }

scenario "316.5.b.1 moving to an empty battlefield: a showdown and no combat" {
  p1 = { base = { "Unit 3" } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect_event "showdown"
    t:expect_no_event "combat"
    t:expect_decision("p1", "focus")
    t:showdown_pass()
    t:expect_points("p1", 1)
  end }

scenario "316.5.b.1.a, 459.1, 459.2.a, 447.1 units of another player who come during it make it a combat" {
  p1 = { base = { "Unit 3" } }, p2 = { base = { "Unit 2" }, hand = { "Turncoat" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect_no_event "combat"
    t.p1:pass()
    t.p2:play("Turncoat"):on("Unit 2", "East Field")
    t:pass_all()
    t:expect_event "combat"
    t:expect("Unit 3"):attacking()
    t:expect("Unit 2"):defending()
    t:expect_decision("p1", "focus")
  end }

scenario "316.5.c, 342, 342.1, 347.1, 347.1.a in a showdown players take turns at playing, each spell on a chain of its own" {
  p1 = { base = { "Unit 3" }, hand = { "Swift Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Swift Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:play "Swift Study#1"
    t:expect_chain(1)
    t:resolve()
    t:expect_decision("p2", "focus")
    t.p2:play "Swift Study#2"
    t:resolve()
    t:expect_decision("p1", "focus")
  end }

scenario "317.1.a, 317.2.a what happens at the end of the turn comes first, then units are healed" {
  p1 = { base = { "Night Owl", { "Unit 3", damage = 2 } } },
  function(t)
    t.p1:end_turn()
    t:expect_chain(1)
    t:expect("Unit 3"):damage(2)
    t:pass_all()
    t:expect("Unit 3"):damage(0)
  end }

-- ---- Cleanups ------------------------------------------------------------------------

scenario "319.8 a move that is done makes a cleanup: control of the place that was left is lost" {
  p1 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 1", "base")
    t:expect_control("West Field", "nobody")
  end }

scenario "320, 320.1, 321.1, 335.1, 335.2.a a resolution is finished first; what dies and triggers in the cleanup waits on the chain" {
  p1 = { hand = { "Storm" }, runes = { fury = 1 }, base = { "Martyr" } }, p2 = { base = { "Martyr", "Unit 3" } },
  function(t)
    t.p1:play "Storm"
    t:resolve()
    t:expect("Martyr#2"):in_zone "trash"
    t:expect("Unit 3"):damage(2)
    t:expect_chain(1)
    t:expect_decision("p2", "priority")
    t:expect(t.p2.hand):count(0)
  end }

scenario "322.1, 323, 323.5 what a cleanup causes is looked at in another one: a unit that lived on another's strength" {
  p1 = { base = { "Captain", { "Unit 2", damage = 2 } }, hand = { "Slow Bolt" }, runes = { fury = 1 } },
  function(t)
    t:expect("Unit 2"):might(3)
    t.p1:play("Slow Bolt"):on "Captain"
    t:pass_all()
    t:expect(t.p1.trash):is { "Captain", "Slow Bolt", "Unit 2" }
  end }

scenario "323.2.a a unit that comes to the combat is an attacker or defender like its controller" {
  p1 = { base = { "Unit 3", "Unit 1" }, hand = { "Push" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect("Unit 1"):attribute("attacking", 0)
    t.p1:play("Push"):on("Unit 1", "East Field")
    t:pass_all()
    t:expect("Unit 1"):attacking()
  end }

scenario "323.7, 452, 452.1, 451, 451.2 gear at a battlefield goes home, and that is no move" {
  p1 = { at = { ["West Field"] = { "Unit 1", { "Trinket", exhausted = true } } }, hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:expect("Trinket"):at("base"):exhausted()
    t:expect_event("recall", "Trinket")
    t:expect_no_event "move"
    t:expect("Unit 1"):at "West Field"
  end }

scenario "323.9.a, 456.2 a combat that is no longer staged when its turn comes is not fought" {
  p1 = { base = { "Unit 3" }, hand = { "Push", "Slay" }, runes = { fury = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Push"):on("Unit 3", "East Field")
    t.p1:pass()
    t.p2:play("Slay#2"):on "Unit 3"
    t:pass_all()
    t:expect_no_event "combat"
    t:expect_control("East Field", "p2")
  end }

scenario "323.12, 456.3 with a combat staged there the showdown opens as a combat" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect_event "showdown"
    t:expect("Unit 3"):attacking()
    t:showdown_pass()
    t:expect("Unit 2"):in_zone "trash"
  end }

-- ---- The chain -----------------------------------------------------------------------

scenario "326 players may act in their main phase, on a chain and in a showdown, and at no other time" {
  p1 = { base = { "Unit 1" }, hand = { "Quick Study", "Quick Study" }, runes = { fury = 2 } },
  function(t)
    t:can(t.p1, "play", "Quick Study#1")
    t.p1:play "Quick Study"
    t:can(t.p1, "play", "Quick Study#2")
    t:pass_all()
    t.p1:move("Unit 1", "West Field")
    t:can(t.p1, "play", "Quick Study#2")
    t:showdown_pass()
    t.p1:end_turn()
    t:expect_decision("p2", "turn")
    t:cannot(t.p1, "play", "Quick Study#2")
  end }

scenario "328.2, 388, 388.1, 399, 400 an ability that triggers is an item on the chain" {
  p1 = { hand = { "Greeter" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Greeter"
    t:expect_chain(1)
    t:expect_decision("p1", "priority")
    t:expect(t.p1.hand):count(0)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "329, 329.2, 329.3, 352.1, 352.2, 354.2, 359.3.a, 406.1, 406.2 an item is pending until its choices are made and paid for" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 } }, p2 = { base = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play "Bolt"
    t:expect_event "declare"
    t:expect_no_event "finalize"
    t:expect(t.p1.runes):ready(1)
    t.p1:on "Unit 5"
    t:expect_event("finalize", "Bolt")
    t:expect(t.p1.runes):ready(0)
    t:expect_decision("p1", "priority")
  end }

scenario "330.1, 333.1, 354.1 there is one chain; who began it has priority first" {
  p1 = { hand = { "Study", "Quick Study" }, runes = { fury = 2 } }, p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:expect_decision("p1", "priority")
    t.p1:play "Quick Study#1"
    t:expect_chain(2)
    t.p1:pass()
    t.p2:play "Quick Study#2"
    t:expect_chain(3)
  end }

scenario "335.3, 337.1.c.1, 340.2 when nothing is left to do in the main phase the turn player acts" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:pass_all()
    t:expect_decision("p1", "turn")
  end }

test_card { id = "t-302-24", name = "Double Sniper", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { targets = { unit { enemy = true } }, run = function(game, me, it) game.deal(1, it) end },
  when_played { targets = { unit { enemy = true } }, run = function(game, me, it) game.deal(2, it) end },
}

scenario "336, 336.1, 337.1, 337.1.c.2, 340.3, 406.3 several pending items are finalized one after the other before anybody may act" {
  p1 = { hand = { "Double Sniper" }, runes = { fury = 1 } }, p2 = { base = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play("Double Sniper"):order { 1, 2 }
    t:expect_decision("p1", "355.5")
    t.p1:choose "Unit 4"
    t:expect_decision("p1", "355.5")
    t.p1:choose "Unit 5"
    t:expect_decision("p1", "priority")
    t:expect_chain(2)
    t:resolve()
    t:expect("Unit 5"):damage(2)
    t:expect("Unit 4"):damage(0)
  end }

scenario "337.1.c.1.a, 340.2.a when the chain of a spell has gone in a showdown the next player has Focus" {
  p1 = { base = { "Unit 3" }, hand = { "Swift Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:play "Swift Study"
    t:pass_all()
    t:expect_decision("p2", "focus")
  end }

scenario "338.1.a, 338.1.a.2, 338.1.a.4, 338.1.a.7, 359.3.c, 406.4 a Reaction is put onto the chain above what it answers" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 } },
  p2 = { hand = { "Bounce" }, runes = { fury = 1 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Bolt"):on "Unit 2"
    t.p1:pass()
    t.p2:play("Bounce"):on "Unit 2"
    t:expect_chain(2)
    t:expect_decision("p2", "priority")
    t:resolve()
    t:expect(t.p2.hand):is { "Unit 2" }
    t:expect_chain(1)
  end }

scenario "338.1.a.6, 358.3 a card without the permission for this moment is not played" {
  p1 = { hand = { "Study", "Study" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Study"
    t:cannot(t.p1, "play", "Study#2", "309.1.a")
  end }

scenario "338.1.b, 338.1.b.1, 338.1.b.2 a Reaction ability may be used while a chain exists, another may not" {
  p1 = { hand = { "Study" }, runes = { fury = 1 }, base = { "Quick Sage", "Sage" } },
  function(t)
    t.p1:play "Study"
    t:cannot(t.p1, "use", "Sage")
    t.p1:use "Quick Sage"
    t:expect_chain(2)
    t:expect_decision("p1", "priority")
  end }

scenario "338.1.c.1 who passes gives priority to the next player" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t:expect_decision("p2", "priority")
    t:expect_chain(1)
  end }

scenario "348.1 when all have passed in a Combat Showdown the combat goes on with damage" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:pass()
    t:expect_no_event "damage"
    t.p2:pass()
    t:expect_event("damage", "Unit 2", 3)
    t:expect_event("damage", "Unit 3", 2)
  end }

-- ---- Playing -------------------------------------------------------------------------

scenario "350.1, 419.4.b a countered spell was not played" {
  p1 = { hand = { "Study" }, runes = { fury = 1 }, base = { "Fan" } }, p2 = { hand = { "Negate" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play "Negate"
    t:pass_all()
    t:expect("Fan"):unbuffed()
    t:expect_no_event("play", "Study")
  end }

scenario "350.2 a token that is played sets off what waits for units, not what waits for cards" {
  p1 = { hand = { "Muster" }, runes = { fury = 1 }, base = { "Recruiter" } },
  function(t)
    t.p1:play "Muster"
    t:pass_all()
    t:expect_event("play", "Recruit")
  end }

scenario "355.1, 355.15 the mode of a spell is chosen as it is played and stays" {
  p1 = { hand = { "Chosen Spark" }, runes = { fury = 1 } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play "Chosen Spark"
    t:expect_decision("p1", "355.3")
    t.p1:choose(2)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect("Unit 2"):damage(0)
  end }

scenario "355.2 where a unit will be is chosen as it is played" {
  p1 = { hand = { "Unit 1" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play "Unit 1"
    t:expect_decision("p1", "355.2")
    t:expect_option("West Field", "base")
    t:expect_no_option "East Field"
    t.p1:at "West Field"
    t:expect("Unit 1"):at "West Field"
  end }

scenario "355.5.a, 355.10.d.1 what a spell does to all units is not chosen" {
  p1 = { hand = { "Storm" }, runes = { fury = 1 } }, p2 = { base = { "Deflector", "Idol" } },
  function(t)
    t.p1:play "Storm"
    t:expect_no_event "choose"
    t:expect(t.p1.runes):ready(0)
    t:pass_all()
    t:expect("Deflector"):damage(2)
  end }

scenario "355.5.b, 402 a play effect makes its choices as it is on the chain, not while the unit is played" {
  p1 = { hand = { "Sniper" }, runes = { fury = 1 } }, p2 = { base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play "Sniper"
    t:expect_event("enter", "Sniper")
    t:expect_decision "p1"
    t.p1:choose "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):damage(2)
  end }

scenario "355.7, 355.9, 355.9.a, 355.9.a.1 a chosen unit on the board is a target" {
  p1 = { hand = { "Jab" }, runes = { fury = 1 }, base = { "Idol" }, trash = { "Unit 1" } },
  function(t)
    t.p1:play("Jab"):on "Idol"
    t:expect_event("choose", "Idol")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "355.9.a.2 a spell means one on the chain" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Negate", "Study" }, trash = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study#1"
    t.p1:pass()
    t.p2:play "Negate"
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):is { "Study" }
  end }

scenario "355.9.a.4, 355.9.a, 355.10.a, 355.10.a.1 a legend is chosen in its zone, a unit in a trash that is named" {
  p1 = { hand = { "Peek", "Loot" }, runes = { fury = 2 } },
  p2 = { legend = "Emperor", trash = { "Unit 3" }, base = { "Unit 4" } },
  function(t)
    t.p1:play("Peek"):on "Emperor"
    t:expect_event("choose", "Emperor")
    t:pass_all()
    t:forget()
    t.p1:play("Loot"):on "Unit 3"
    t:expect_event("choose", "Unit 3")
    t:pass_all()
    t:expect(t.p2.banishment):is { "Unit 3" }
  end }

scenario "355.10.a a card in a hand is chosen as the spell resolves and is no target" {
  p1 = { hand = { "Free Unit", "Unit 3", "Unit 4" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Free Unit"
    t:expect_no_event "choose"
    t:resolve()
    t.p1:choose "Unit 4"
    t:expect_no_event "choose"
    t:expect("Unit 4"):at "base"
  end }

scenario "355.10, 355.10.b a place that only says where units are is no target, the unit is" {
  p1 = { hand = { "Field Bolt" }, runes = { fury = 1 } }, p2 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play "Field Bolt"
    t:expect_event("choose", "Unit 4")
    t:expect_no_event("choose", "East Field")
  end }

scenario "355.10.d.2 the only unit there is is still a target" {
  p1 = { hand = { "Jab" }, runes = { fury = 2 } }, p2 = { base = { "Deflector" } },
  function(t)
    t.p1:play "Jab"
    t:expect_event("choose", "Deflector")
    t:expect(t.p1.runes):count(1)
  end }

-- ---- Costs ---------------------------------------------------------------------------

scenario "356.1, 356.1.b.1 ignoring its cost: both parts are nothing" {
  p1 = { hand = { "Free Unit", "Costly" }, runes = { calm = 1 } },
  function(t)
    t.p1:play "Free Unit"
    t:resolve()
    t.p1:choose "Costly"
    t:expect("Costly"):at "base"
  end }

scenario "356.1.b.2 ignoring its Energy cost: the Power is still to be paid" {
  p1 = { hand = { "Free Anything", "Costly" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Free Anything"
    t:resolve()
    t.p1:choose "Costly"
    t:expect("Costly"):at "base"
    t:expect(t.p1.runes):count(1)
  end }

scenario "356.1.b.2 who cannot pay that Power cannot play it" {
  p1 = { hand = { "Free Anything", "Costly" }, runes = { calm = 3 } },
  function(t)
    t.p1:play "Free Anything"
    t:resolve()
    t.p1:choose "Costly"
    t:expect("Costly"):in_zone "hand"
  end }

scenario "356.2.a.2, 809.1.b.3, 403.2 Deflect without a number costs one Power more" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 } }, p2 = { base = { "Deflector", "Unit 4" } },
  function(t)
    t.p1:play("Bolt"):on "Deflector"
    t:expect(t.p1.runes):count(0)
    t:expect_number("p1", "fury", 0)
  end }

scenario "356.2.a.2 who cannot pay that Power cannot choose it" {
  p1 = { hand = { "Bolt" }, pool = { energy = 1 } }, p2 = { base = { "Deflector", "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play "Bolt"
    t:expect_no_option "Deflector"
    t:expect_option("Unit 4", "Unit 5")
  end }

scenario "356.2.b.1 an optional additional cost is paid by who wants to" {
  p1 = { hand = { "Haggler", "Haggler", "Unit 1" }, runes = { fury = 4 } },
  function(t)
    t.p1:play "Haggler"
    t.p1:yes():choose "Unit 1"
    t:expect(t.p1.runes):ready(3)
    t:expect(t.p1.trash):is { "Unit 1" }
    t.p1:play "Haggler#2"
    t:expect(t.p1.runes):ready(0)
  end }

scenario "356.4.a, 356.4.b, 356.4.d, 356.4.d.1 discounts of the card and of others add up" {
  p1 = { base = { "Other Discount", "Other Discount" }, hand = { "Cheap Deal" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Cheap Deal"
    t:expect(t.p1.runes):count(1)
    t:expect_chain(1)
  end }

scenario "356.4.b with a rune less it cannot be played" {
  p1 = { base = { "Other Discount" }, hand = { "Cheap Deal" }, runes = { fury = 1 } },
  function(t) t:cannot(t.p1, "play", "Cheap Deal") end }

-- ---- Resolving -----------------------------------------------------------------------

scenario "358.1 a target must be legal when the spell is finalized" {
  p1 = { hand = { "Weak Bolt" }, runes = { fury = 1 } }, p2 = { base = { "Unit 4", "Unit 3" } },
  function(t)
    t.p1:play "Weak Bolt"
    t:expect_event("choose", "Unit 3")
    t:expect_no_event("choose", "Unit 4")
  end }

scenario "359.2.a, 359.2.b, 359.2.c a unit enters exhausted where it was to go, its passive abilities at work, its text done" {
  p1 = { hand = { "Captain", "Greeter" }, runes = { fury = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Captain"):at "West Field"
    t:expect("Captain"):at("West Field"):exhausted()
    t:expect("Unit 1"):might(2)
    t.p1:play("Greeter"):at "base"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "359.2.d gear enters ready in its player's base" {
  p1 = { hand = { "Lantern" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Lantern"
    t:expect("Lantern"):at("base"):ready()
  end }

scenario "359.3.d, 406.5 when nobody answers a spell does what it says and goes to the trash" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 } }, p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Bolt"):on "Unit 4"
    t:expect("Unit 4"):damage(0)
    t:pass_all()
    t:expect("Unit 4"):damage(3)
    t:expect(t.p1.trash):is { "Bolt" }
  end }

scenario "359.3.e.4 a target that left and came back is another object" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 } },
  p2 = { hand = { "Bounce" }, runes = { fury = 1 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Bolt"):on "Unit 2"
    t.p1:pass()
    t.p2:play("Bounce"):on "Unit 2"
    t:pass_all()
    t:expect_no_event "damage"
    t:expect(t.p2.hand):is { "Unit 2" }
  end }

scenario "359.3.e.4 a target that no longer has what was asked of it is none" {
  p1 = { hand = { "Weak Bolt" }, runes = { fury = 1 } },
  p2 = { hand = { "Grow" }, runes = { fury = 1 }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Weak Bolt"):on "Unit 3"
    t.p1:pass()
    t.p2:play("Grow"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at("base"):might(5)
  end }

scenario "359.3.e.7, 359.3.e.10 with all targets gone nothing happens, and the spell has been played" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 }, base = { "Fan" } },
  p2 = { hand = { "Bounce" }, runes = { fury = 1 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Bolt"):on "Unit 2"
    t.p1:pass()
    t.p2:play("Bounce"):on "Unit 2"
    t:pass_all()
    t:expect_no_event "damage"
    t:expect_event("play", "Bolt")
    t:expect("Fan"):buffed()
    t:expect(t.p1.trash):is { "Bolt" }
  end }

scenario "359.3.e.11 what can still be done is done" {
  p1 = { hand = { "Two Parts" }, runes = { fury = 1 } },
  p2 = { hand = { "Bounce" }, runes = { fury = 1 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Two Parts"):on "Unit 2"
    t.p1:pass()
    t.p2:play("Bounce"):on "Unit 2"
    t:pass_all()
    t:expect_no_event "damage"
    t:expect(t.p1.hand):count(1)
  end }

scenario "359.3.e.12 what is asked about something that is gone is nothing" {
  p1 = { hand = { "Measure" }, runes = { fury = 1 } },
  p2 = { hand = { "Bounce" }, runes = { fury = 1 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Measure"):on "Unit 2"
    t.p1:pass()
    t.p2:play("Bounce"):on "Unit 2"
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end }

scenario "359.3.e.12.a what is asked about something that is still there is answered" {
  p1 = { hand = { "Measure" }, runes = { fury = 1 } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Measure"):on "Unit 2"
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "359.3.e.13, 359.3.e.14, 359.3.e.14.a a part that builds on another one looks back at what that one did" {
  p1 = { hand = { "Harvest" }, runes = { fury = 1 }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Harvest"):on "Unit 3"
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end }

scenario "359.3.e.14.a and is left out when that one did not happen" {
  p1 = { hand = { "Harvest" }, runes = { fury = 1 }, base = { "Unit 3" } },
  p2 = { hand = { "Bounce" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Harvest"):on "Unit 3"
    t.p1:pass()
    t.p2:play("Bounce"):on "Unit 3"
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 3" }
  end }

test_card { id = "t-302-25", name = "Reap", type = "spell", cost = { energy = 1 },
  targets = { unit { friendly = true } },
  run = function(game, me, it)
    game.kill(it)
    game.draw(2)
  end,
}

scenario "359.3.e.14.b a part that is replaced does not keep the next one from happening" {
  p1 = { hand = { "Reap" }, runes = { fury = 1 }, base = { "Unit 3", "Saint" } },
  function(t)
    t.p1:play("Reap"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at "base"
    t:expect(t.p1.hand):count(2)
  end }

scenario "362 a card may have abilities of several kinds" {
  p1 = { hand = { "Twin Talent" }, runes = { fury = 1 }, base = { "Unit 1" } },
  function(t)
    t.p1:play "Twin Talent"
    t:expect("Unit 1"):might(2)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:next_turn():next_turn()
    t.p1:use "Twin Talent"
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end }

test_card { id = "t-302-23", name = "Twin Talent", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { run = function(game) game.draw(1) end },
  static { affects = units { friendly = true, other = true }, might = 1 },
  activated { cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
}
