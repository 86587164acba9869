-- SPDX-License-Identifier: MIT
-- Abilities and game actions (377-430), movement, combat, keywords (440-467, 701-817):
-- what no other file names.

use "../test_cards.lua"

test_card { id = "t-377-1", name = "Buyer", type = "unit", cost = { energy = 1 }, might = 1,
  activated { cost = { energy = 2 }, targets = { unit { enemy = true } },
    run = function(game, me, it) game.deal(1, it) end },
}
test_card { id = "t-377-2", name = "Choir", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "play", by = "you", subject = units {}, run = function(game) game.draw(1) end },
}
test_card { id = "t-377-3", name = "Echo", type = "spell", cost = { energy = 1 },
  run = function(game, me)
    game.then_do("hit")
    game.then_do("hit")
  end,
  abilities = {
    hit = reflexive { targets = { unit { enemy = true } }, run = function(game, me, it) game.deal(1, it) end },
  },
}
test_card { id = "t-377-4", name = "Oath", type = "spell", cost = { energy = 1 },
  targets = { unit { friendly = true } },
  run = function(game, me, it)
    game.later("grow", it)
    game.start("strong", it, { lasts = "turn" })
  end,
  abilities = {
    grow = delayed { event = "move", subject = ref(1), ends = "turn", run = function(game, me, it) game.draw(1) end },
    strong = static { affects = units { friendly = true }, might = 1 },
  },
}
test_card { id = "t-377-5", name = "Guarded", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "hold", by = "me", run = function(game, me) game.buff(me) end },
}
test_card { id = "t-377-6", name = "Estate", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "hold", by = "you", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-377-7", name = "Sentinel", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "defend", by = "me", if_ = { buffed = true }, run = function(game, me) game.draw(1) end },
}
test_card { id = "t-377-8", name = "Grave Bell", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "play", by = "you", subject = units {}, active_in = "trash", run = function(game) game.draw(1) end },
}
test_card { id = "t-377-9", name = "Compost All", type = "spell", cost = { energy = 1 },
  targets = { unit { enemy = true } },
  run = function(game, me, it) game.recycle(it) end,
}
test_card { id = "t-377-10", name = "Rune Eater", type = "spell", cost = { energy = 1 },
  targets = { rune { enemy = true } },
  run = function(game, me, it) game.recycle(it) end,
}
test_card { id = "t-377-11", name = "Gravedigger", type = "unit", cost = { energy = 1 }, might = 1,
  activated { cost = { recycle = two(card { zone = "trash", mine = true }) }, run = function(game) game.draw(1) end },
}
test_card { id = "t-377-12", name = "Show", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.reveal(game.look(2)) end,
}
test_card { id = "t-377-13", name = "Witness", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "reveal", by = "any", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-377-14", name = "Reveal and Take", type = "spell", cost = { energy = 1 },
  run = function(game, me)
    local seen = game.look(2)
    game.reveal(seen)
    local it = game.choose(seen)
    game.banish(it)
  end,
}
test_card { id = "t-377-15", name = "Duel Blow", type = "spell", cost = { energy = 1 },
  targets = { unit { friendly = true }, unit { enemy = true } },
  run = function(game, me, mine, theirs) game.deal(2, theirs, { by = mine }) end,
}
test_card { id = "t-377-16", name = "Blow Watcher", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "damage", by = "you", subject = units { enemy = true }, run = function(game, me) game.buff(me) end },
}
test_card { id = "t-377-17", name = "Loud Bolt", type = "spell", cost = { energy = 1 },
  targets = { unit { enemy = true } },
  run = function(game, me, it)
    game.later("cheer", it)
    game.deal(3, it)
  end,
  abilities = {
    cheer = delayed { event = "die", killed_by_this = true, ends = "cleanup", once = true,
      run = function(game) game.draw(1) end },
  },
}
test_card { id = "t-377-17b", name = "Last Toll", type = "spell", cost = { energy = 1 },
  targets = { unit { enemy = true } },
  run = function(game, me, it)
    game.later("toll", it)
    game.deal(3, it)
  end,
  abilities = { toll = delayed { event = "die", ends = "cleanup", once = true, run = function(game) game.draw(1) end } },
}
test_card { id = "t-377-18", name = "Slayer", type = "spell", cost = { energy = 1 },
  targets = { unit { enemy = true } },
  run = function(game, me, it)
    game.later("cheer", it)
    game.kill(it)
  end,
  abilities = {
    cheer = delayed { event = "die", killed_by_this = true, ends = "cleanup", once = true,
      run = function(game) game.draw(1) end },
  },
}
test_card { id = "t-377-19", name = "Two Shields", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "shield", "tank", "ganking" },
}
test_card { id = "t-377-20", name = "Cheer Keyword", type = "spell", cost = { energy = 1 },
  targets = { unit { keyword = "tank" } },
  run = function(game, me, it) game.buff(it) end,
}
test_card { id = "t-377-21", name = "Double Vision", type = "unit", cost = { energy = 1 }, might = 1,
  keywords = { vision = 2 },
}
test_card { id = "t-377-23", name = "Becomer", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "ready", subject = "me", run = function(game, me) game.draw(1) end },
  keywords = { "accelerate" }, domains = { "fury" },
}
test_card { id = "t-377-24", name = "Play Anything", type = "spell", cost = { energy = 1 },
  run = function(game, me)
    local it = game.choose(game.hand(game.you()), { optional = true })
    if it and game.exists(it) then game.play(it, { ignoring = "cost" }) end
    game.draw(1)
  end,
}
test_card { id = "t-377-25", name = "Banish Two", type = "spell", cost = { energy = 1 },
  targets = { up_to(2, unit { enemy = true }) },
  run = function(game, me, them) game.banish(them) end,
}

-- ---- Activated abilities -----------------------------------------------------------------

scenario "377.2.a, 377.3.b, 377.3.b.1, 377.3.b.3, 378, 406.5 an activated ability is used when its player likes, and resolves from the chain" {
  p1 = { base = { "Sage" } },
  function(t)
    t:expect_decision("p1", "turn")
    t.p1:use "Sage"
    t:expect_event("activate", "Sage")
    t:expect_no_event "draw"
    t:pass_all()
    t:expect_event "draw"
    t:expect_chain(0)
  end }

scenario "380, 384.1 abilities work from the board: not from the trash" {
  p1 = { trash = { "Sage", "Choir" }, hand = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t:cannot(t.p1, "use", "Sage")
    t.p1:play "Unit 1"
    t:expect_chain(0)
  end }

scenario "385.1, 390.1 one that works from the trash does so there, where everybody sees it" {
  p1 = { trash = { "Grave Bell" }, hand = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Unit 1"
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "403, 403.1, 403.1.a, 403.3, 404, 410.1.b.2, 419.2.a an ability costs what stands before it; who cannot pay cannot use it" {
  p1 = { base = { "Buyer" }, runes = { fury = 1 } }, p2 = { base = { "Unit 3" } },
  function(t) t:cannot(t.p1, "use", "Buyer") end }

scenario "403.1.a, 404 who can pays it" {
  p1 = { base = { "Buyer" }, runes = { fury = 2 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:use "Buyer"
    t:expect(t.p1.runes):ready(0)
    t:pass_all()
    t:expect("Unit 3"):damage(1)
  end }

scenario "405, 405.1, 410.1.b.1, 410.1.b.3 without a legal target it cannot be used" {
  p1 = { base = { "Buyer" }, runes = { fury = 2 } },
  function(t) t:cannot(t.p1, "use", "Buyer") end }

scenario "403.1.b triggers have no cost unless they name one" {
  p1 = { hand = { "Greeter" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Greeter"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "403.1.b.1, 383.3.b.2 one with a cost in its instructions is paid as it is put onto the chain, not on resolution" {
  p1 = { hand = { "Paid Sniper" }, runes = { fury = 2 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Paid Sniper"):yes()
    t:expect_chain(1)
    t:expect(t.p1.runes):ready(0)
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end }

scenario "400.2, 429.2.a, 429.3.a, 429.1 an ability that adds is done at once, nobody may answer" {
  p1 = { base = { "Mana Elf" }, hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:expect_chain(1)
    t.p1:use "Mana Elf"
    t:expect_number("p1", "energy", 1)
    t:expect_chain(1)
    t:expect_decision("p1", "priority")
  end }

-- ---- Triggered abilities -----------------------------------------------------------------

scenario "383.2.c.1 a unit that enters as what it waits for happens sees it" {
  p1 = { hand = { "Choir" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Choir"
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "383.4.a.4 what triggers when another unit is played is no play effect of that unit" {
  p1 = { base = { "Choir" }, hand = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Unit 1"
    t:expect_event("trigger", "Choir")
    t:expect_no_event("trigger", "Unit 1")
  end }

scenario "383.3.f.1 'once each turn' may be used or kept" {
  p1 = { base = { "Tired Traveller" } },
  function(t)
    t.p1:move("Tired Traveller", "West Field")
    t:expect_decision("p1", "383.3.a")
    t.p1:no()
    t:expect_chain(0)
  end }

scenario "383.4.c.2 'when I conquer' needs the unit there" {
  p1 = { base = { "Conqueror", "Unit 3" } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:expect(t.p1.hand):count(0)
  end }

scenario "383.4.d.2, 383.4.d.2.a, 383.4.d.2.b 'when I hold' is for the unit there, 'when you hold' for any" {
  p1 = { base = { "Estate", "Unit 1" }, at = { ["West Field"] = { "Guarded" } } },
  function(t)
    t:next_turn()
    t.p2:end_turn()
    t:expect_points("p1", 1)
    t.p1:order { 1, 2 }
    t:expect_chain(2)
    t:pass_all()
    t:expect("Guarded"):buffed()
    t:expect(t.p1.hand):count(2)
  end }

scenario "383.4.f.2, 383.4.f.2.a a defend trigger comes as the unit becomes a defender, once a combat" {
  p1 = { base = { "Unit 3", "Unit 1" }, hand = { "Push" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Bulwark" } }, hand = { "Lure" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect_chain(1)
    t:resolve()
    t:expect(t.p2.hand):count(2)
    t.p1:play("Push"):on("Unit 1", "East Field")
    t:pass_all()
    t:expect(t.p2.hand):count(2)
  end }

scenario "383.4.f.2.b what else it asks for must hold at that moment" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Sentinel" } }, hand = { "Pump" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect_chain(0)
    t.p1:pass()
    t.p2:play("Pump"):on "Sentinel"
    t:resolve()
    t:expect("Sentinel"):buffed()
    t:expect_chain(0)
    t:expect(t.p2.hand):count(0)
  end }

scenario "383.4.f.2.b a unit that fulfils it triggers" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { { "Sentinel", buffs = 1 } } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect_chain(1)
  end }

scenario "387, 387.2, 388.2 reflexive triggers are put onto the chain one after the other, their choices come afterwards" {
  p1 = { hand = { "Echo" }, runes = { fury = 1 } }, p2 = { base = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play "Echo"
    t:resolve()
    t:expect_decision("p1", "355.5")
    t.p1:choose "Unit 4"
    t:expect_decision("p1", "355.5")
    t.p1:choose "Unit 5"
    t:expect_chain(2)
    t:pass_all()
    t:expect("Unit 4"):damage(1)
    t:expect("Unit 5"):damage(1)
  end }

scenario "390.4, 390.5, 390.5.a, 391, 395, 397 what a spell starts works for its time and for what the spell chose" {
  p1 = { base = { "Unit 2", "Unit 3" }, hand = { "Oath" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Oath"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(3)
    t:expect("Unit 3"):might(4)
    t.p1:move("Unit 3", "West Field")
    t:expect_chain(0)
    t:showdown_pass()
    t.p1:move("Unit 2", "East Field")
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:showdown_pass()
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end }

scenario "402.3.a, 404.2.a, 406.1 a trigger that leaves the chain unfinished is not countered" {
  p1 = { hand = { "Sniper" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Sniper"
    t:expect_event "drop"
    t:expect_no_event "counter"
  end }

scenario "405.2, 410.1.b.3 a move that would end where the unit is is not offered" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Push" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Push"
    t:expect_no_option "West Field"
    t:expect_option("base", "East Field")
  end }

-- ---- Actions -----------------------------------------------------------------------------

scenario "409 in another player's turn one acts only when asked" {
  p2 = { base = { "Sage", "Unit 1" }, hand = { "Quick Study", "Unit 2" }, runes = { fury = 3 } },
  function(t)
    t:expect_decision("p1", "turn")
    t:cannot(t.p2, "use", "Sage")
    t:cannot(t.p2, "move", "Unit 1")
    t:cannot(t.p2, "play", "Unit 2")
  end }

scenario "411.1, 411.2 who does something is responsible; what the game does is nobody's" {
  p1 = { hand = { "Bolt", "Jab" }, runes = { fury = 2 }, base = { "Blow Watcher" } }, p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Bolt"):on "Unit 4"
    t:resolve()
    t:expect_chain(1)
    t:pass_all()
    t:expect("Blow Watcher"):buffed()
  end }

scenario "411.2, 417.3.a, 417.6.c.1 combat damage is no player's action" {
  p1 = { base = { "Unit 3", "Blow Watcher" } }, p2 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:combat()
    t:expect("Blow Watcher"):unbuffed()
  end }

scenario "413.2.b cards are drawn when an effect says so" {
  p1 = { hand = { "Draw Three" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Draw Three"
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end }

scenario "414.1.b, 414.2 exhausting what is exhausted does nothing" {
  p1 = { hand = { "Tire" }, runes = { fury = 1 } }, p2 = { base = { { "Unit 3", exhausted = true } } },
  function(t)
    t.p1:play("Tire"):on "Unit 3"
    t:forget()
    t:pass_all()
    t:expect("Unit 3"):exhausted()
    t:expect_no_event("exhaust", "Unit 3")
  end }

scenario "415.1.b, 415.2 readying what is ready does nothing" {
  p1 = { hand = { "Wake" }, runes = { fury = 1 }, base = { "Insomniac" } },
  function(t)
    t.p1:play("Wake"):on "Insomniac"
    t:pass_all()
    t:expect("Insomniac"):ready()
    t:expect_no_event("ready", "Insomniac")
    t:expect(t.p1.hand):count(0)
  end }

scenario "415.3.a, 415.3.b at the start of his turn a player's things are readied: units, gear, runes, the legend" {
  p1 = { base = { { "Unit 3", exhausted = true }, { "Trinket", exhausted = true } },
    runes = { exhausted = { fury = 1 } }, legend = "Emperor" },
  p2 = { base = { { "Unit 4", exhausted = true } } },
  function(t)
    t:next_turn()
    t:expect("Unit 4"):ready()
    t:expect("Unit 3"):exhausted()
    t:next_turn()
    t:expect("Unit 3"):ready()
    t:expect("Trinket"):ready()
    t:expect(t.p1.runes):exhausted(0)
  end }

scenario "416.1.b, 416.1.c, 416.2.a a rune goes to its owner's rune deck, a card to its owner's main deck, whoever recycles" {
  p1 = { hand = { "Rune Eater", "Compost All" }, runes = { fury = 2 } },
  p2 = { runes = { calm = 1 }, rune_deck = {}, base = { "Unit 3" }, deck = {} },
  function(t)
    t.p1:play "Rune Eater"
    t:pass_all()
    t.p1:play "Compost All"
    t:pass_all()
    t:expect(t.p2.rune_deck):is { "Calm Rune" }
    t:expect(t.p2.deck):is { "Unit 3" }
    t:expect(t.p2.runes):is {}
    t:expect(t.p1.deck):count(20)
  end }

scenario "416.3, 416.6 recycling as a cost must be possible in full" {
  p1 = { base = { "Gravedigger" }, trash = { "Unit 1" } },
  function(t) t:cannot(t.p1, "use", "Gravedigger") end }

scenario "416.3, 416.6 with enough cards the player chooses which" {
  p1 = { base = { "Gravedigger" }, trash = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:use("Gravedigger"):choose("Unit 1", "Unit 3")
    t:pass_all()
    t:expect(t.p1.trash):is { "Unit 2" }
    t:expect(t.p1.hand):count(1)
  end }

scenario "416.4 an effect recycles what there is" {
  p1 = { hand = { "Bury All" }, runes = { fury = 1 }, trash = { "Unit 1" }, deck = {} },
  function(t)
    t.p1:play "Bury All"
    t:pass_all()
    t:expect(t.p1.deck):is { "Unit 1" }
    t:expect(t.p1.trash):is { "Bury All" }
  end }
test_card(function()
  local dead = units { zone = "trash", mine = true }
  return card { id = "t-377-31", name = "Bury All", type = "spell", cost = { energy = 1 },
    run = function(game, me) game.recycle(game.choose(dead, { n = 2 })) end,
  }
end)

scenario "417.1.a, 460.2.c.1, 460.2.c.1.a assigning is not dealing: everything is dealt at once" {
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["East Field"] = { "Unit 3", "Unit 5" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "460.2.c.3")
    t:expect_no_event "damage"
    t.p1:order { "Unit 5", "Unit 3" }
    t:expect_event("damage", "Unit 5", 4)
    t:expect_event("damage", "Unit 4", 8)
  end }

scenario "417.2, 417.5 bonus damage is dealt with the damage" {
  p1 = { hand = { "Jab" }, runes = { fury = 1 }, base = { "Pyromancer" } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Jab"):on "Unit 3"
    t:pass_all()
    t:expect_event("damage", "Unit 3", 2)
  end }

scenario "417.6.a, 417.6.b, 417.6.b.1, 417.6.b.3 a unit that is named deals the damage instead of the spell: no bonus" {
  p1 = { hand = { "Duel Blow", "Jab" }, runes = { fury = 2 }, base = { "Pyromancer" } },
  p2 = { base = { "Unit 5", "Unit 4" } },
  function(t)
    t.p1:play("Duel Blow"):on("Pyromancer", "Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(2)
    t.p1:play("Jab"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):damage(2)
  end }

scenario "417.6.b.2 an ability deals damage like a spell: the bonus counts" {
  p1 = { base = { "Pyromancer", "Paid Archer" }, runes = { fury = 1 } }, p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:use "Paid Archer"
    t:pass_all()
    t:expect("Unit 5"):damage(2)
  end }

scenario "418.1.a, 418.3.a healing clears damage, when an effect says so" {
  p1 = { base = { { "Unit 5", damage = 3 } }, hand = { "Mend" }, runes = { fury = 1 } },
  function(t)
    t:expect("Unit 5"):damage(3)
    t.p1:play("Mend"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(0)
    t:expect_event("heal", "Unit 5", 3)
  end }

scenario "419.1, 419.3.a, 419.3.b an effect that says play: the card goes onto the chain and is finished after it" {
  p1 = { hand = { "Play Anything", "Bolt" }, runes = { fury = 1 }, deck = { "Unit 1" } }, p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play "Play Anything"
    t:resolve()
    t.p1:choose "Bolt"
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect_chain(1)
    t:pass_all()
    t:expect("Unit 4"):damage(3)
  end }

scenario "419.3.c with nothing to play the rest goes on" {
  p1 = { hand = { "Play Anything" }, runes = { fury = 1 }, deck = { "Unit 1" } },
  function(t)
    t.p1:play "Play Anything"
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
  end }

scenario "420.1, 420.2.a, 420.2.b, 420.3.a, 420.3.b, 441.1, 443 the standard move exhausts units and moves them, an effect moves them as they are" {
  p1 = { base = { "Unit 1", "Unit 2" }, hand = { "Push" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect("Unit 1"):at("West Field"):exhausted()
    t:showdown_pass()
    t.p1:play("Push"):on("Unit 2", "East Field")
    t:pass_all()
    t:expect("Unit 2"):at("East Field"):ready()
    t:expect_event("move", "Unit 1")
    t:expect_event("move", "Unit 2")
  end }

scenario "421.1, 421.3, 811.1.c, 811.1.c.1 hiding puts a card facedown where one is in control, and is no playing" {
  p1 = { hand = { "Lurker" }, runes = { fury = 1 }, at = { ["West Field"] = { "Recruiter" } } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    assert(not t:offered(t.p1, "hide", "Lurker", "East Field"), "hidden where an opponent is in control")
    t.p1:hide("Lurker", "West Field")
    t:expect(t:zone("facedown", 1)):is { "Lurker" }
    t:expect_event("hide", "Lurker")
    t:expect_no_event "play"
    t:expect_chain(0)
  end }

scenario "422.1, 422.2.a a discarded card goes from the hand to the trash and does nothing" {
  p1 = { hand = { "Forget" }, runes = { fury = 1 } }, p2 = { hand = { "Greeter", "Study" }, deck = { "Unit 1" } },
  function(t)
    t.p1:play "Forget"
    t:pass_all()
    t:expect(t.p2.trash):is { "Greeter", "Study" }
    t:expect(t.p2.hand):is {}
  end }

scenario "423.1.a, 423.2.a a stunned unit stays stunned, no more and no less" {
  p1 = { hand = { "Daze", "Daze" }, runes = { fury = 2 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Daze#1"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):stunned()
    t:forget()
    t.p1:play("Daze#2"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):stunned()
    t:expect_no_event("stun", "Unit 3")
  end }

scenario "424.1, 424.1.a.1, 424.1.b, 424.2.a revealed cards are seen by all and stay where they are" {
  p1 = { hand = { "Show" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2", "Unit 3" }, base = { "Witness" } },
  function(t)
    t.p1:play "Show"
    t:resolve()
    t:expect_event("reveal", "Unit 1")
    t:expect_event("reveal", "Unit 2")
    t:expect_no_event("reveal", "Unit 3")
    t:expect(t.p1.deck):starts_with { "Unit 1", "Unit 2", "Unit 3" }
    t.p1:order { 1, 2 }
    t:expect_chain(2)
  end }

scenario "424.4, 424.4.a an effect can go on with what it revealed" {
  p1 = { hand = { "Reveal and Take" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Reveal and Take"
    t:resolve()
    t.p1:choose "Unit 2"
    t:expect(t.p1.banishment):is { "Unit 2" }
    t:expect(t.p1.deck):is { "Unit 1", "Unit 3" }
  end }

scenario "425.1.a, 425.1.c.1, 425.2.a a countered spell does nothing, and what was paid stays paid" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 } }, p2 = { hand = { "Negate" }, runes = { fury = 1 }, base = { "Unit 4" } },
  function(t)
    t.p1:play("Bolt"):on "Unit 4"
    t.p1:pass()
    t.p2:play "Negate"
    t:pass_all()
    t:expect("Unit 4"):damage(0)
    t:expect_chain(0)
    t:expect(t.p1.runes):ready(0)
    t:expect(t.p1.trash):is { "Bolt" }
  end }

scenario "426.1, 426.2.a, 702.2.a, 702.3, 702.3.a a unit takes one buff and no second one" {
  p1 = { base = { "Unit 3" }, hand = { "Pump", "Pump" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Pump#1"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):buffed():might(4)
    t:forget()
    t.p1:play("Pump#2"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(4):attribute("buffs", 1)
    t:expect_no_event("buff", "Unit 3")
  end }

scenario "427.2.b, 427.4.a banishing is no discarding, killing or moving" {
  p1 = { hand = { "Banish Two" }, runes = { fury = 1 }, base = { "Scavenger" } }, p2 = { base = { "Martyr", "Unit 2" } },
  function(t)
    t.p1:play("Banish Two"):on("Martyr", "Unit 2")
    t:pass_all()
    t:expect(t.p2.banishment):is { "Martyr", "Unit 2" }
    t:expect_no_event "die"
    t:expect_no_event "discard"
    t:expect("Scavenger"):unbuffed()
    t:expect(t.p2.hand):count(0)
  end }

scenario "428.1.a.2, 428.2, 428.2.a, 428.2.b, 428.4 a unit with lethal damage is killed by the cleanup and lies in the trash" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Bolt"):on "Unit 3"
    t:pass_all()
    t:expect_event("die", "Unit 3")
    t:expect(t.p2.trash):is { "Unit 3" }
    t:expect_no_event("move", "Unit 3")
  end }

scenario "428.2.a a discarded unit was not killed" {
  p1 = { hand = { "Forget" }, runes = { fury = 1 } }, p2 = { hand = { "Martyr" }, deck = { "Unit 1" } },
  function(t)
    t.p1:play "Forget"
    t:pass_all()
    t:expect_no_event "die"
    t:expect(t.p2.hand):is {}
  end }

scenario "428.5.a, 428.5.b, 428.5.e a spell that says kill has killed it" {
  p1 = { hand = { "Slayer" }, runes = { fury = 1 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Slayer"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "428.5.c a unit that dies in the cleanup right after the spell was killed by it" {
  p1 = { hand = { "Loud Bolt" }, runes = { fury = 1 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Loud Bolt"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "428.5.c one that survives, or dies later of something else, was not" {
  p1 = { hand = { "Loud Bolt", "Jab" }, runes = { fury = 2 } }, p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play "Loud Bolt"
    t:pass_all()
    t.p1:play("Jab"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):in_zone "trash"
    t:expect(t.p1.hand):count(0)
  end }

scenario "319, 390 what waits to the end of the next cleanup sees a death in it" {
  p1 = { hand = { "Last Toll" }, runes = { fury = 1 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Last Toll"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "319, 390 and none that comes later" {
  p1 = { hand = { "Last Toll", "Jab" }, runes = { fury = 2 } }, p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play "Last Toll"
    t:pass_all()
    t.p1:play("Jab"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):in_zone "trash"
    t:expect(t.p1.hand):count(0)
  end }

scenario "429.4.a, 430.3.a resources are added and runes channeled when an effect says so" {
  p1 = { hand = { "Channel", "Windfall" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Channel"
    t:pass_all()
    t:expect(t.p1.runes):count(3)
    t:expect_event "channel"
  end }

-- ---- Movement and recalls ----------------------------------------------------------------

scenario "441.3, 441.3.a, 441.3.b a unit is where it was or where it goes" {
  p1 = { base = { "Traveller" } },
  function(t)
    t:expect("Traveller"):at "base"
    t.p1:move("Traveller", "West Field")
    t:expect("Traveller"):at "West Field"
    t:expect_chain(1)
  end }

scenario "444.1 what moves a unit says where to" {
  p1 = { hand = { "Fall Back" }, runes = { fury = 1 } }, p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Fall Back"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at "base"
    t:expect("Unit 3"):controlled_by "p2"
  end }

scenario "446, 446.1 a move to where nobody else is opens a showdown without a combat" {
  p1 = { base = { "Unit 3" } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:expect_event "showdown"
    t:expect_no_event "combat"
  end }

scenario "451.3, 453.1 a recalled unit keeps damage, exhaustion and buffs" {
  p1 = { at = { ["West Field"] = { { "Unit 5", damage = 2, buffs = 1, exhausted = true } } },
    hand = { "Grow", "Recall" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Grow"):on "Unit 5"
    t:pass_all()
    t.p1:play("Recall"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):at("base"):damage(2):buffed():exhausted():might(8)
    t:expect_no_event("move", "Unit 5")
  end }

-- ---- Combat ------------------------------------------------------------------------------

scenario "455, 456.1 one combat at a time: the turn player says where the first one is" {
  p1 = { base = { "Unit 3", "Unit 4" }, hand = { "Push Two" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 1" }, ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Push Two"):on("Unit 3", "Unit 4")
    t:resolve()
    t:expect_decision("p1", "323.11")
    t.p1:choose "East Field"
    t:expect("Unit 1"):defending()
    t:expect("Unit 2"):attribute("defending", 0)
    t.p1:pass()
    t.p2:pass()
    t:expect("Unit 1"):in_zone "trash"
    t:expect("Unit 2"):defending()
    t:combat()
    t:expect_points("p1", 2)
  end }
test_card(function()
  local fields = battlefields {}
  return card { id = "t-377-30", name = "Push Two", type = "spell", cost = { energy = 1 },
    targets = { unit { friendly = true }, another(unit { friendly = true }) },
    run = function(game, me, one, other)
      local places = game.all(fields)
      game.move(one, { to = places[1] })
      game.move(other, { to = places[2] })
    end,
  }
end)

scenario "456, 459.2.b.2, 459.2.c, 459.2.b.1.a the one who came attacks and has Focus, the other one defends" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect("Unit 3"):attacking()
    t:expect("Unit 2"):defending()
    t:expect_decision("p1", "focus")
  end }

scenario "459.2.d, 459.2.e, 459.2.f, 459.2.g what attacking and defending sets off is a chain, and Focus stays" {
  p1 = { base = { "Herald" } }, p2 = { at = { ["East Field"] = { "Bulwark" } }, hand = { "Swift Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Herald", "East Field")
    t:expect_chain(2)
    t:expect_decision("p2", "priority")
    t:cannot(t.p2, "play", "Swift Study")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(2)
    t:expect_decision("p1", "focus")
  end }

scenario "459.2.e.1 without any the showdown simply goes on" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect_chain(0)
    t:expect_decision("p1", "focus")
  end }

scenario "460.2.c.2, 460.2.c.5, 460.2.c.6, 815.1.c.1 Tanks first, in any order among them, each filled before the next" {
  p1 = { base = { "Unit 5" } }, p2 = { at = { ["East Field"] = { "Unit 1", "Tank", "Tank 4" } } },
  function(t)
    t.p1:move("Unit 5", "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "460.2.c.3")
    t:expect_no_option "Unit 1"
    t.p1:order { "Tank 4", "Tank" }
    t:expect_event("damage", "Tank 4", 4)
    t:expect_event("damage", "Tank", 1)
    t:expect_no_event("damage", "Unit 1")
  end }

scenario "461.3.c, 461.5.a after a combat its units have won or lost with their player, and the place is no longer contested" {
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:combat()
    t:expect_control("East Field", "p1")
    t:expect_decision("p1", "turn")
    t:next_turn():next_turn()
    t:expect_points("p1", 2)
  end }

scenario "461.5.e the defender keeps what he did not contest" {
  p1 = { base = { "Unit 2" } }, p2 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t:combat()
    t:expect_control("East Field", "p2")
    t:expect_points("p2", 0)
  end }

scenario "463.1, 464.1.b, 466 scoring gives a point" {
  p1 = { base = { "Warlord" } },
  function(t)
    t.p1:move("Warlord", "West Field")
    t:showdown_pass()
    t:expect_event "score"
    t:expect_event "points"
    t:expect_points("p1", 1)
    t:expect(t.p1.hand):count(1)
  end }

-- ---- Words -------------------------------------------------------------------------------

scenario "704 buffs are counted and spent" {
  p1 = { base = { { "Buff Eater", buffs = 1 } } },
  function(t)
    t.p1:use "Buff Eater"
    t:expect("Buff Eater"):unbuffed()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:cannot(t.p1, "use", "Buff Eater")
  end }

scenario "715, 715.1 a bonus is for one deal: each of two spells gets it" {
  p1 = { hand = { "Jab", "Jab" }, runes = { fury = 2 }, base = { "Pyromancer" } }, p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Jab#1"):on "Unit 5"
    t:pass_all()
    t.p1:play("Jab#2"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(4)
  end }

scenario "801.3.a.2 an effect says how long a keyword is given" {
  p1 = { base = { "Unit 3" }, hand = { "Lend Ganking" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Lend Ganking"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):attribute("ganking", 1)
    t:next_turn()
    t:expect("Unit 3"):attribute("ganking", 0)
  end }

scenario "802 a unit may have several keywords" {
  p1 = { at = { ["West Field"] = { "Two Shields" } } }, p2 = { base = { "Unit 1" } },
  function(t)
    t:expect("Two Shields"):attribute("shield", 1):attribute("tank", 1):attribute("ganking", 1)
    t:can(t.p1, "move", "Two Shields", "East Field")
  end }

scenario "805.2.a, 805.3 Accelerate is paid while the unit is played, not afterwards" {
  p1 = { hand = { "Racer" }, runes = { fury = 9 } },
  function(t)
    t.p1:play("Racer"):no()
    t:expect("Racer"):exhausted()
    t:cannot(t.p1, "use", "Racer")
    t:expect("Racer"):attribute("accelerate", 1)
  end }

scenario "805.6.a a unit that enters ready has not become ready" {
  p1 = { hand = { "Becomer" }, runes = { fury = 5 } },
  function(t)
    t.p1:play("Becomer"):yes()
    t:expect("Becomer"):ready()
    t:expect_no_event("ready", "Becomer")
    t:expect_chain(0)
  end }

scenario "806.1.c, 806.3 Action lets a card be played in a showdown, in any turn, and changes nothing else" {
  p1 = { base = { "Unit 1" } }, p2 = { hand = { "Swift Study", "Study" }, runes = { fury = 2 } },
  function(t)
    t:cannot(t.p2, "play", "Swift Study")
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t:can(t.p2, "play", "Swift Study")
    t:cannot(t.p2, "play", "Study")
    t.p2:play "Swift Study"
    t:resolve()
    t:expect(t.p2.hand):count(2)
  end }

scenario "805.5, 806.5.a, 807.3, 808.3, 809.3, 810.3, 811.5, 813.5.a, 814.3, 815.3, 816.3, 817.3 cards can ask for keywords" {
  p1 = { hand = { "Cheer Keyword" }, runes = { fury = 1 }, base = { "Tank", "Unit 1", "Assailant", "Martyr", "Deflector",
    "Ganker", "Shielder", "Mayfly", "Seer", "Racer" } },
  function(t)
    t.p1:play "Cheer Keyword"
    t:expect_event("choose", "Tank")
    t:expect("Tank"):attribute("tank", 1)
    t:expect("Unit 1"):attribute("tank", 0)
    t:expect("Assailant"):attribute("assault", 2)
    t:expect("Deflector"):attribute("deflect", 1)
    t:expect("Ganker"):attribute("ganking", 1)
    t:expect("Shielder"):attribute("shield", 2)
    t:expect("Mayfly"):attribute("temporary", 1)
    t:expect("Seer"):attribute("vision", 1)
    t:expect("Racer"):attribute("accelerate", 1)
  end }

scenario "807.1.d.1 Assault counts while the unit attacks" {
  p1 = { base = { "Assailant" } }, p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t:expect("Assailant"):might(2)
    t.p1:move("Assailant", "East Field")
    t:expect("Assailant"):might(4)
    t:combat()
    t:expect("Assailant"):might(2)
  end }

scenario "808.2.a with several Deathknells the controller says in which order they go onto the chain" {
  p1 = { hand = { "Slay" }, runes = { fury = 1 }, base = { "Double Martyr" } },
  function(t)
    t.p1:play("Slay"):on "Double Martyr"
    t:resolve()
    t:expect_decision("p1", "383.3.d")
    t.p1:order { 2, 1 }
    t:expect_chain(2)
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.runes):count(1)
  end }

scenario "809.1.b.3, 814.1.b.3 a keyword without a number is one" {
  p1 = { base = { "Deflector", "Two Shields", "Assailant 1" } },
  function(t)
    t:expect("Deflector"):attribute("deflect", 1)
    t:expect("Two Shields"):attribute("shield", 1)
    t:expect("Assailant 1"):attribute("assault", 1)
  end }

scenario "810.1.c, 810.1.c.1, 810.1.c.2, 810.2 Ganking allows moves between battlefields and takes none away" {
  p1 = { at = { ["West Field"] = { "Ganker", "Unit 1" } }, hand = { "Lend Ganking" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Lend Ganking"):on "Ganker"
    t:pass_all()
    t:can(t.p1, "move", "Ganker", "East Field")
    t:can(t.p1, "move", "Ganker", "base")
    t.p1:move("Ganker", "East Field")
    t:expect(t.p1.runes):count(1)
    t:showdown_pass()
    t:cannot(t.p1, "move", "Ganker")
  end }

scenario "811.1.c.3, 811.2 a card played from facedown goes onto the chain and does what it says" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Hidden Greeter" } },
  p2 = { at = { ["East Field"] = { "Unit 3" } }, base = { "Unit 4" } },
  function(t)
    t.p1:play "Hidden Greeter"
    t:expect("Hidden Greeter"):at "West Field"
    t:expect(t:zone("facedown", 1)):is {}
  end }

scenario "811.5.a a facedown card is facedown whether or not it has Hidden" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Study" } },
  function(t)
    t:expect(t:zone("facedown", 1)):is({ "Study" }):seen_by("p1"):unseen_by "p2"
  end }

scenario "813.1.c Reaction lets a card be played in any turn while a chain exists" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } }, p2 = { hand = { "Quick Study", "Swift Study" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t:can(t.p2, "play", "Quick Study")
    t:cannot(t.p2, "play", "Swift Study")
  end }

scenario "813.3 and it resolves like any other" {
  p1 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Quick Study"
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "814.1.d.1 Shield counts while the unit defends" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Shielder" } } },
  function(t)
    t:expect("Shielder"):might(2)
    t.p1:move("Unit 3", "East Field")
    t:expect("Shielder"):might(4)
    t:combat()
    t:expect("Shielder"):might(2)
  end }

scenario "816.1.c, 816.2.a a Temporary unit dies at the start of its controller's Beginning Phase, once" {
  p1 = { base = { "Mayfly" }, hand = { "Curse" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Curse"):on "Mayfly"
    t:pass_all()
    t:next_turn()
    t:expect("Mayfly"):at "base"
    t.p2:end_turn()
    t:expect_chain(1)
    t:pass_all()
    t:expect("Mayfly"):in_zone "trash"
  end }

scenario "817.2.a, 817.2.b two instances of Vision look one after the other, and at the same card if it stays" {
  p1 = { hand = { "Double Vision" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Double Vision"
    t:resolve()
    t:expect_option "Unit 1"
    t.p1:choose()
    t:resolve()
    t:expect_option "Unit 1"
    t.p1:choose "Unit 1"
    t:expect(t.p1.deck):starts_with { "Unit 2", "Unit 3" }
  end }

scenario "817.2.a each may recycle" {
  p1 = { hand = { "Double Vision" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Double Vision"
    t:resolve()
    t.p1:choose "Unit 1"
    t:resolve()
    t.p1:choose "Unit 2"
    t:expect(t.p1.deck):starts_with { "Unit 3" }
  end }

scenario "811.4 two instances of Hidden are one" {
  p1 = { hand = { "Lurker" }, runes = { fury = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:hide("Lurker", "West Field")
    t:expect(t.p1.runes):count(1)
  end }

test_card { id = "t-377well", name = "Shallow Well", type = "gear", cost = { energy = 0 },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 },
    if_ = number.you("xp"):at_least(2) },
}

scenario "377.2.b an Add ability that cannot be used now helps to pay for nothing" {
  p1 = { base = { "Shallow Well" }, hand = { "Unit 1" }, xp = 1 },
  function(t) t:cannot(t.p1, "play", "Unit 1", "357") end }

scenario "377.2.b an Add ability helps to pay as soon as it can be used" {
  p1 = { base = { "Shallow Well" }, hand = { "Unit 1" }, xp = 2 },
  function(t)
    t.p1:play("Unit 1")
    t:expect("Shallow Well"):exhausted()
  end }

test_card { id = "t-377z1", name = "Thrifty", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "recycle", subject = runes { mine = true }, cause = "cost", run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-377z2", name = "Gentle Dragon", type = "unit", cost = { power = { fury = 1 } }, might = 1 }

scenario "163.2.b a rune that is recycled for Power is given up to pay" {
  p1 = { base = { "Thrifty" }, hand = { "Gentle Dragon" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Gentle Dragon"):at "base"
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }
