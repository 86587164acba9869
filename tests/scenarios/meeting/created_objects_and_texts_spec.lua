-- SPDX-License-Identifier: MIT
-- Rules that nothing else names, each by what would go wrong without it.

use "../test_cards.lua"

-- ---- 135 Rules text -----------------------------------------------------------------------

test_card { id = "t-9800", name = "Apprentice", type = "unit", cost = { energy = 1 }, might = 1,
  keywords = { level = 3 },
  activated { level = 3, cost = { energy = 1 }, run = function(game) game.draw(1) end },
  activated { timing = "reaction", cost = { energy = 1 },
    run = function(game, me) game.buff(me) end },
}

scenario "135.2.e.7.b what stands behind a keyword has its permission or rests with it, the rest has neither" {
  p1 = { base = { "Apprentice" }, hand = { "Slow Bolt" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    for _, option in ipairs(t:now().options) do   -- [Level 3][>]: not without XP
      assert(not (option.id or ""):find("^use c%d+%.1$"), option.id)
    end
    t.p1:play("Slow Bolt"):on "Unit 5"
    t:expect_option "Apprentice"        -- [Reaction][>]: during a chain
    t.p1:use("Apprentice", 2)
    t:resolve()
    t:expect("Apprentice"):buffed()
  end }

-- ---- 136 Effect text ----------------------------------------------------------------------

test_card { id = "t-9801", name = "Plain Mace", type = "gear", cost = { energy = 1 },
  might_bonus = 1, tags = { "Equipment" }, keywords = { "ganking", "tank" },
  equip { cost = { energy = 1 } },
  activated { cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
}
test_card { id = "t-9801t", name = "Told Mace", type = "gear", cost = { energy = 1 },
  might_bonus = 1, tags = { "Equipment" }, equip { cost = { energy = 1 } },
  effect_text { activated { cost = { exhaust = "me" }, run = function(game) game.draw(1) end } },
}

scenario "136.2.a an Equipment whose Effect Text is blank gives its Might Bonus and appends nothing" {
  p1 = { base = { "Plain Mace", "Unit 2", { "Unit 3", attached = { "Told Mace" } } }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Plain Mace", 1):on "Unit 2"
    t:pass_all()
    t:expect("Plain Mace"):attached_to "Unit 2"
    t:expect("Unit 2"):might(3):attribute("tank", 0):attribute("ganking", 0)
    t:can(t.p1, "use", "Unit 3")
    t:cannot(t.p1, "use", "Unit 2")
    t:cannot(t.p1, "use", "Plain Mace")
  end }

-- ---- 355 Choices --------------------------------------------------------------------------

test_card { id = "t-9802", name = "Maybe Mend", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it) if game.yes "Heal it?" then game.heal(it) end end,
}

scenario "355.12 what a spell may be done to is chosen as a target before it is known whether it will be done" {
  p1 = { hand = { "Maybe Mend" }, pool = { energy = 2, any = 1 },
    base = { "Idol" } },
  p2 = { base = { { "Deflector", damage = 1 } } },
  function(t)
    t.p1:play "Maybe Mend"
    t:expect_option("Idol", "Deflector")
    t.p1:on "Deflector"
    t:expect_number("p1", "any", 0)      -- Deflect is paid for the choice
    t:expect_event("choose", "Deflector")
    t:pass_all()
    t.p1:no()
    t:expect("Deflector"):damage(1)
  end }

-- ---- 359 Resolving ------------------------------------------------------------------------

test_card { id = "t-9803", name = "Fleeting Thought", type = "spell", cost = { energy = 1 },
  repeats { energy = 1 },
  run = function(game, me)
    game.draw(1)
    game.banish(me)
    game.draw(1)
  end,
}
test_card { id = "t-9804", name = "Undoing", type = "spell", cost = { energy = 1 },
  run = function(game, me)
    game.counter(me)
    game.draw(1)
  end,
}

scenario "359.3.e.15 a spell that leaves the chain while it resolves does nothing more" {
  p1 = { hand = { "Fleeting Thought" }, pool = { energy = 1 } },
  function(t)
    t.p1:play "Fleeting Thought"
    t:pass_all()
    t:expect(t.p1.banishment):is { "Fleeting Thought" }
    t:expect(t.p1.hand):count(1)
    t:expect_decision("p1", "turn")
  end }

scenario "359.3.e.15 a spell that leaves the chain while it resolves is not executed again" {
  p1 = { hand = { "Fleeting Thought" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Fleeting Thought"):yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "359.3.e.15 a spell that counters itself while it resolves is not executed again" {
  p1 = { hand = { "Undoing" }, pool = { energy = 1 } },
  function(t)
    t.p1:play "Undoing"
    t:pass_all()
    t:expect(t.p1.trash):is { "Undoing" }
    t:expect(t.p1.hand):count(0)
  end }

-- ---- 372, 373 Who orders replacement effects ----------------------------------------------

test_card { id = "t-9805", name = "Lens", type = "gear", cost = { energy = 1 },
  instead_of { event = "reveal_deck", continues = true, run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-9805b", name = "Prism", type = "gear", cost = { energy = 1 },
  instead_of { event = "reveal_deck", continues = true,
    run = function(game) game.mill(1, { by = game.event.subject }) end },
}
test_card { id = "t-9805c", name = "Mirror", type = "gear", cost = { energy = 1 },
  instead_of { event = "reveal_deck", continues = true,
    run = function(game) game.recycle(game.look(1, { of = game.event.subject })) end },
}
test_card { id = "t-9806", name = "Peek", type = "spell", cost = { energy = 1 },
  run = function(game) game.reveal_top(1, { of = game.opponent() }) end,
}

scenario "372.1 of effects that replace something about a player that player says which comes first" {
  p1 = { base = { "Prism" }, hand = { "Peek" }, pool = { energy = 1 } },
  p2 = { base = { "Mirror" }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Peek"
    t:pass_all()
    t:expect_decision("p2", "372")
    t.p2:choose "Mirror"
    t:expect(t.p2.trash):is { "Unit 2" }
    t:expect(t.p2.deck):in_order { "Unit 3", "Unit 1" }
  end }

scenario "372 where the order of two effects makes no difference nobody is asked" {
  p1 = { base = { "Lens" }, hand = { "Peek" }, pool = { energy = 1 } },
  p2 = { base = { "Lens" } },
  function(t)
    t.p1:play "Peek"
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect_number("p2", "xp", 1)
    t:expect_decision("p1", "turn")
  end }

test_card { id = "t-9807", name = "Truce", type = "gear", cost = { energy = 1 },
  instead_of { event = "tie", run = function(game, me) game.gain_xp(1) end },
}
test_card { id = "t-9808", name = "Wall", type = "unit", cost = { energy = 1 }, might = 5 }

scenario "372.2 of a battlefield that nobody controls the turn player says which comes first" {
  turn = "p2", controls = { ["West Field"] = "nobody" },   -- p1 brought the West Field
  p1 = { at = { ["West Field"] = { { "Wall", stunned = true } } }, base = { "Truce" } },
  p2 = { base = { "Unit 3", "Truce" } },
  function(t)
    t.p2:move("Unit 3", "West Field")
    t:combat()
    t:expect_decision("p2", "372")
    t.p2:choose(1)
    t:expect("Unit 3"):at "West Field"
  end }

scenario "372 of a battlefield that is controlled its owner says which comes first" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { { "Wall", stunned = true } } }, base = { "Truce" } },
  p2 = { base = { "Unit 3", "Truce" } },
  function(t)
    t.p2:move("Unit 3", "West Field")
    t:combat()
    t:expect_decision("p1", "372")
  end }

test_card(function()
  local theirs = units { at = "base", enemy = true }
  return card { id = "t-9809", name = "Race West", type = "gear", cost = { energy = 1 },
    instead_of { event = "die", subject = units { friendly = true }, run = function(game)
      if game.count(theirs) == 0 then game.gain_xp(1) end
      game.recall(game.event.subject)
    end },
  }
end)

scenario "373.1 effects of several players that replace simultaneous events come in turn order" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { "Unit 1" } }, base = { "Race West" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, base = { "Race West" }, hand = { "Purge" },
    runes = { fury = 1 } },
  function(t)
    t.p2:play "Purge"
    t:pass_all()
    t:expect_number("p2", "xp", 1)       -- first: nobody of p1 was in a base
    t:expect_number("p1", "xp", 0)
  end }

test_card(function()
  local boxes = gear { friendly = true, name = "Bait Box" }
  return card { id = "t-9810", name = "Lifeline", type = "gear", cost = { energy = 1 },
    instead_of { event = "die", subject = units { friendly = true, at = "battlefield" },
      run = function(game)
        game.kill(game.all(boxes))
        game.recall(game.event.subject)
      end },
  }
end)
test_card(function()
  local saved = units { friendly = true, at = "base" }
  return card { id = "t-9811", name = "Bait Box", type = "gear", cost = { energy = 1 },
    instead_of { event = "die", subject = "me",
      run = function(game) game.gain_xp(10 * game.count(saved)) end },
  }
end)
test_card(function()
  local saved = units { friendly = true, at = "base" }
  return card { id = "t-9812", name = "Hermit", type = "unit", cost = { energy = 1 }, might = 1,
    instead_of { event = "die", subject = "me",
      run = function(game, me)
        game.gain_xp(game.count(saved))
        game.banish(me)
      end },
  }
end)

scenario "373.2.a, 373.2.a.1 what replaces a part of an effect happens inside it; its sequence goes on before another effect" {
  p1 = { at = { ["West Field"] = { "Unit 1", "Unit 2", "Hermit" } }, base = { "Lifeline", "Bait Box" } },
  p2 = { hand = { "Purge" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play "Purge"
    t:pass_all()
    t.p1:choose "Hermit"                  -- its own, for itself (372)
    t.p1:choose "Lifeline"               -- which effect first (373)
    -- the box is saved within each of the two rescues: with 0 and with 1 in the base;
    -- the Hermit counts both
    t:expect_number("p1", "xp", 12)
    t:expect("Hermit"):in_zone "banishment"
    t:expect("Bait Box"):at "base"
  end }

scenario "371.1 what was not used is told with the event" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, base = { "Reluctant" } },
  p2 = { hand = { "Slay" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Slay"):on "Unit 1"
    t:pass_all()
    t.p1:no()
    t:expect_event("declined", "Unit 1")
    t:expect_event_reason(t.p2, "die", { kind = "fact", topic = "event" },
      { kind = "fact", topic = "declined", source = "Reluctant", rule = "371.1", text = "player 1" })
  end }
test_card { id = "t-9813", name = "Reluctant", type = "gear", cost = { energy = 1 },
  instead_of { event = "die", subject = units { friendly = true }, optional = true,
    run = function(game) game.recall(game.event.subject) end },
}

-- ---- 383 Triggers ---------------------------------------------------------------------------

test_card { id = "t-9814", name = "Land Grabber", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = "me", holds_are_conquers = true },
  when { event = "conquer", by = "me", if_ = number.event():equals(0),
    run = function(game) game.draw(1) end },
  when { event = "conquer", by = "me", run = function(game) game.gain_xp(1) end },
}

scenario "383.4.c a battlefield that is held was controlled before: no uncontrolled one is conquered by that" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { "Land Grabber" } }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t:next_turn()
    t:expect_number("p1", "xp", 1)
    t:expect(t.p1.hand):count(1)         -- the card of the turn
  end }

test_card { id = "t-9814r", name = "Reap Again", type = "spell", cost = {}, keywords = { "action" },
  targets = { unit { friendly = true } },
  run = function(game, me, it) game.run_effects("hold", it) end,
}

scenario "383.4.c where nobody controls the battlefield, a hold effect that is a conquer effect finds it so" {
  p1 = { base = { "Land Grabber" }, hand = { "Reap Again" } },
  function(t)
    t.p1:move("Land Grabber", "West Field")
    t.p1:play("Reap Again"):on("Land Grabber")
    t:resolve()
    t.p1:order { "Land Grabber", "Land Grabber" }
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect(t.p1.hand):count(1)
  end }

scenario "383.4.c where its player controls the battlefield, a hold effect that is a conquer effect finds it controlled" {
  p1 = { at = { ["West Field"] = { "Land Grabber" } }, hand = { "Reap Again" } },
  function(t)
    t.p1:play("Reap Again"):on("Land Grabber")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect(t.p1.hand):count(0)
  end }

-- ---- 390 Delayed abilities ------------------------------------------------------------------

test_card { id = "t-9815", name = "Patron", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { targets = { unit { friendly = true, other = true } },
    run = function(game, me, it) game.later("tithe", it) end },
  abilities = {
    tithe = delayed { event = "move", subject = ref(1), ends = "me",
      run = function(game) game.draw(1) end },
  },
}

scenario "390.5.b a delayed ability linked to its source waits as long as that is on the board" {
  p1 = { hand = { "Patron", "Unsummon It" }, pool = { energy = 2 },
    base = { { "Ganker" } } },
  function(t)
    t.p1:play("Patron")
    t:pass_all()
    t.p1:play("Unsummon It"):on "Patron"
    t:pass_all()
    t.p1:move("Ganker", "West Field")
    t:showdown_pass()
    t:expect(t.p1.hand):is { "Patron" }
  end }
test_card { id = "t-9816", name = "Unsummon It", type = "spell", cost = { energy = 1 },
  targets = { unit {} }, run = function(game, me, it) game.return_to_hand(it) end,
}

scenario "390.5.b a delayed ability linked to its source acts while that is on the board" {
  p1 = { hand = { "Patron" }, pool = { energy = 1 }, base = { { "Ganker" } } },
  function(t)
    t.p1:play("Patron")
    t:pass_all()
    t.p1:move("Ganker", "West Field")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

-- ---- 431 Burn Out ---------------------------------------------------------------------------

scenario "431.5 burning out comes in the place of a draw that cannot be, which then happens once" {
  p1 = { hand = { "Study Twice" }, pool = { energy = 1 }, deck = { "Unit 1" },
    trash = { "Unit 2", "Unit 3" }, base = { "Reader" } },
  function(t)
    t.p1:play "Study Twice"
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect_points("p2", 1)
    t:expect_number("p1", "xp", 2)       -- two draws, not three
  end }
test_card { id = "t-9817", name = "Study Twice", type = "spell", cost = { energy = 1 },
  run = function(game) game.draw(2) end,
}
test_card { id = "t-9818", name = "Reader", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "draw", by = "you", run = function(game) game.gain_xp(1) end },
}

scenario "431.5 the last card of a deck is drawn without burning out" {
  p1 = { hand = { "Study Twice" }, pool = { energy = 1 }, deck = { "Unit 1", "Unit 4" },
    trash = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Study Twice"
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1", "Unit 4" }
    t:expect_points("p2", 0)
    t:expect_no_event "burn_out"
  end }

-- ---- 439 Create -----------------------------------------------------------------------------

test_card { id = "t-9819", name = "Conjure", type = "spell", cost = { energy = 1 },
  run = function(game) game.create "Recruit" end,
}
test_card { id = "t-9820", name = "Mint", type = "spell", cost = { energy = 1 },
  run = function(game) game.create "Gold" end,
}

scenario "439.2.b what is created without a place goes where it could be played, as its creator says" {
  p1 = { hand = { "Conjure" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play "Conjure"
    t:pass_all()
    t:expect_decision("p1", "439.2.b")
    t:expect_option("base", "West Field")
    t:expect_no_option "East Field"
    t.p1:at "West Field"
    t:expect("Recruit"):at "West Field"
  end }

scenario "439.2.b a gear that is created without a place is created in the base" {
  p1 = { hand = { "Mint" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play "Mint"
    t:pass_all()
    t:expect("Gold"):at "base"
  end }

test_card { id = "token-980rune", name = "Stray Rune", type = "rune", supertypes = { "token" },
  domains = { "mind" },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
  activated { timing = "reaction", cost = { recycle = "me" }, add = { power = { mind = 1 } } },
}
test_card { id = "token-980legend", name = "Stray Legend", type = "legend",
  supertypes = { "token" },
  activated { cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
}
test_card { id = "token-980spell", name = "Stray Bolt", type = "spell", supertypes = { "token" },
  cost = { energy = 9 }, targets = { unit {} },
  run = function(game, me, it) game.deal(2, it) end,
}
test_card { id = "t-9823a", name = "Rune Smith", type = "spell",
  run = function(game) game.create "Stray Rune" end,
}
test_card { id = "t-9824a", name = "Crowning", type = "spell",
  run = function(game) game.create "Stray Legend" end,
}
test_card { id = "t-9825a", name = "Storm Caller", type = "spell",
  run = function(game) if game.create "Stray Bolt" then game.gain_xp(1) end end,
}
test_card { id = "t-9826a", name = "Spell Counter", type = "unit", might = 3,
  when { event = "play", by = "you", subject = spell {},
    run = function(game) game.gain_xp(10) end },
}

scenario "439.2.b.2, 439.4.a a created rune is a rune in the base of who created it" {
  p1 = { hand = { "Rune Smith", "Unit 1" } },
  function(t)
    t.p1:play "Rune Smith"
    t:pass_all()
    t:expect(t.p1.runes):is { "Stray Rune" }
    t:expect("Stray Rune"):controlled_by("p1"):ready()
    t.p1:play "Unit 1" -- paid with it
    t:expect("Stray Rune"):exhausted()
  end }

scenario "439.2.b.3 a created legend comes to the Legend Zone, and works there" {
  p1 = { hand = { "Crowning" } },
  function(t)
    t.p1:play "Crowning"
    t:pass_all()
    t:expect("Stray Legend"):in_zone("legends"):controlled_by "p1"
    t.p1:use "Stray Legend"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "439.2.b.1, 439.2 a created spell comes onto the chain; it resolves and was not played" {
  p1 = { hand = { "Storm Caller" }, base = { "Spell Counter" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Unit 1" } },
  function(t)
    t.p1:play "Storm Caller"
    t:pass_all()
    t.p1:choose "Unit 2"
    t:expect_chain(2) -- and the trigger for the Storm Caller
    t:expect("Unit 2"):damage(0)
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Stray Bolt"):gone()
    t:expect_no_event("play", "Stray Bolt")
    t:expect_number("p1", "xp", 11) -- of the Storm Caller alone
  end }

scenario "439.2.b.1, 402.3 a created spell that has no legal target leaves the chain" {
  p1 = { hand = { "Storm Caller" } },
  function(t)
    t.p1:play "Storm Caller"
    t:pass_all()
    t:expect_chain(0)
    t:expect("Stray Bolt"):gone()
    t:expect_number("p1", "xp", 1)
  end }

-- ---- 416 Recycle ----------------------------------------------------------------------------

test_card { id = "t-9827a", name = "Sweep Under", type = "spell", targets = { battlefield {}, unit {} },
  run = function(game, me, field, it)
    if game.recycle(field) then game.gain_xp(1) end
    if game.recycle { field, it } then game.gain_xp(10) end
  end,
}

scenario "416.1, 416.4 what cannot be recycled is not: recycling that alone answers false" {
  p1 = { hand = { "Sweep Under" }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Sweep Under"):on("West Field", "Unit 1")
    t:pass_all()
    t:expect("West Field"):in_zone "battlefields"
    t:expect_number("p1", "xp", 10)
    t:expect("Unit 1"):in_zone "deck"
  end }

-- ---- 472 Copies -----------------------------------------------------------------------------

test_card { id = "t-9821", name = "Echo Blade", type = "gear", cost = { energy = 1 },
  might_bonus = 0, tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  as_attached { run = function(game, me, unit) game.copy_text(me, unit) end },
}
test_card { id = "t-9822", name = "Corsair", type = "unit", cost = { energy = 1 }, might = 4,
  tags = { "Pirate" },
  when { event = "move", subject = "me", run = function(game) game.draw(1) end },
}

scenario "472.1.b.2 a copy of the text alone has neither Might nor tags nor name" {
  p1 = { base = { "Echo Blade", "Corsair" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Echo Blade"):on "Corsair"
    t:pass_all()
    t:expect("Corsair"):might(4)
    t:expect("Echo Blade"):attached_to("Corsair"):attribute("might_bonus", 0)
    t.p1:move("Corsair", "West Field"):order { 1, 2 }
    t:pass_all()
    t:expect(t.p1.hand):count(2)         -- its text twice
  end }

-- ---- 720-725 Inactive text ------------------------------------------------------------------

scenario "725 of Inactive text only what is asked for is active: Equip for Weaponmaster, nothing else" {
  p1 = { base = { { "Unit 2", attached = { "Banner Spear" } } }, hand = { "Smith" },
    pool = { energy = 2 } },
  function(t)
    t:expect("Unit 2"):might(3)          -- its rules text would give one more
    t:cannot(t.p1, "use", "Banner Spear")
    t.p1:play("Smith"):yes():yes()
    t:pass_all()
    t:expect("Banner Spear"):attached_to "Smith"
    t:expect("Smith"):might(2)
    t:expect("Unit 2"):might(2)
  end }
test_card { id = "t-9823", name = "Banner Spear", type = "gear", cost = { energy = 1 },
  might_bonus = 1, tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  static { affects = units { friendly = true }, might = 1 },
}
test_card { id = "t-9824", name = "Smith", type = "unit", cost = { energy = 1 }, might = 1,
  keywords = { "weaponmaster" },
}

-- ---- 818 Equip ------------------------------------------------------------------------------

test_card { id = "t-9825", name = "Giant's Club", type = "gear", cost = { energy = 1 },
  might_bonus = 1, tags = { "Equipment" },
  equip { cost = { energy = 4 }, less = number.target(1, "might") },
}
test_card { id = "t-9826", name = "Big Smith", type = "unit", cost = { energy = 1 }, might = 3,
  keywords = { "weaponmaster" },
}

scenario "818.1.c.4, 821.1.c.2 what an Equip ability says of its cost counts for Weaponmaster too, with its unit chosen" {
  p1 = { base = { "Giant's Club", "Unit 4" }, hand = { "Big Smith" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Big Smith"):yes():yes()   -- 4 less its 3 Might
    t:pass_all()
    t:expect("Giant's Club"):attached_to "Big Smith"
    t:expect_number("p1", "energy", 0)
  end }

scenario "818.1.c.4 what an Equip ability says of its cost counts for Equip itself" {
  p1 = { base = { "Giant's Club", "Unit 4", "Unit 2" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Giant's Club"):on "Unit 4"   -- for 4 less 2 one Energy is not enough
    t:pass_all()
    t:expect("Giant's Club"):attached_to "Unit 4"
    t:expect_number("p1", "energy", 1)
  end }

-- ---- 820 Repeat -----------------------------------------------------------------------------

test_card { id = "t-9827", name = "Chorus", type = "gear", cost = { energy = 1 },
  static { affects = spells { mine = true, keyword = "repeat" }, cost = { energy = -1 } },
}
test_card { id = "t-9828", name = "Refrain", type = "spell", cost = { energy = 2 },
  repeats { energy = 2 }, run = function(game) game.draw(1) end,
}
test_card { id = "t-9829", name = "Single", type = "spell", cost = { energy = 2 },
  run = function(game) game.draw(1) end,
}

scenario "820.4 whether a spell has Repeat can be asked for" {
  p1 = { base = { "Chorus" }, hand = { "Refrain", "Single" }, pool = { energy = 1 } },
  function(t)
    t:can(t.p1, "play", "Refrain")
    t:cannot(t.p1, "play", "Single")
  end }

-- ---- 821 Weaponmaster -----------------------------------------------------------------------

test_card { id = "t-9830", name = "Heirloom", type = "gear", might_bonus = 1,
  tags = { "Equipment" },
}

scenario "821.1.c.1 Weaponmaster can choose an Equipment without Equip, of which nothing comes" {
  p1 = { base = { "Heirloom", "Banner Spear" }, hand = { "Smith" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Smith"):yes()
    t:expect_option("Heirloom", "Banner Spear")
    t.p1:on "Heirloom"
    t:expect_chain(0)
    t:expect("Heirloom"):unattached()
    t:expect_number("p1", "energy", 1)
  end }

scenario "821.1.c.1 nothing comes of a Weaponmaster that chooses an Equipment whose Equip cannot be paid" {
  p1 = { base = { "Giant's Club", "Banner Spear" }, hand = { "Smith" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Smith"):yes()
    t:expect_option("Giant's Club", "Banner Spear")
    t.p1:on "Giant's Club"
    t:expect_chain(0)
    t:expect("Giant's Club"):unattached()
  end }

-- ---- 825 Unique -----------------------------------------------------------------------------

test_card { id = "t-9831", name = "Mountain Smith", type = "legend", domains = { "calm", "mind" },
  tags = { "Ornn" },
}

scenario "825.2.b three Signature cards in any combination, of each Unique one a single card" {
  deck = { legend = "Mountain Smith", champion = "Ornn, Forge God",
    main = { "Forgefire Cape", "Rabadon's Deathcrown", "Shurelya's Requiem" } },
  function(d) d:expect_legal() end }

scenario "825.2.b two of the same Unique card are refused among the three Signature cards" {
  deck = { legend = "Mountain Smith", champion = "Ornn, Forge God",
    main = { { "Forgefire Cape", 2 }, "Rabadon's Deathcrown" } },
  function(d) d:expect_illegal("825.2.a") end }

test_card(function()
  local corsairs = units { name = "Corsair" }
  return card { id = "t-98z1", name = "Borrowed Blade", type = "gear", cost = { energy = 1 },
    might_bonus = 0, tags = { "Equipment" },
    equip { cost = { energy = 1 } },
    as_attached { run = function(game, me) game.copy_text(me, game.all(corsairs)[1]) end },
  }
end)
test_card { id = "t-98z2", name = "Plank", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.kill(it) end,
}

scenario "472.1.b.2 a copied text works when nothing else on the board has one like it" {
  p1 = { base = { "Borrowed Blade", "Corsair", "Unit 2" }, hand = { "Plank" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Borrowed Blade"):on "Unit 2"
    t:pass_all()
    t.p1:play("Plank"):on "Corsair"
    t:pass_all()
    t.p1:move("Unit 2", "West Field")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

test_card(function()
  local banished = cards { zone = "banishment", mine = true }
  return card { id = "t-98z3", name = "Old Face", type = "spell", cost = { energy = 0 },
    targets = { unit {} },
    run = function(game, me, it) game.become_copy(it, game.all(banished)[1]) end,
  }
end)

scenario "472.1.b.3 a card in Banishment can be copied, too" {
  p1 = { base = { "Unit 2" }, banishment = { "Corsair" }, hand = { "Old Face" } },
  function(t)
    t.p1:play("Old Face"):on "Unit 2"
    t:pass_all()
    t:expect(t:zone("board", 1)):is { "Corsair" }
  end }
