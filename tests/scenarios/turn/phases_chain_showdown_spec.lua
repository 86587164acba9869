-- SPDX-License-Identifier: MIT
-- Rules the core cites and no other scenario names: the turn, cleanups, the chain,
-- showdowns (303-347).

use "../test_cards.lua"

test_card { id = "t-9510", name = "Feast", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  run = function(game, me) game.draw(1, { by = game.turn_player() }) end,
}
test_card { id = "t-9511", name = "Convalescent", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "heal", subject = "me",
    run = function(game, me) game.give(me, { might = 3, lasts = "turn" }) end },
}
test_card { id = "t-9512", name = "Dread", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { enemy = true }, might = -1 },
}
test_card { id = "t-9513", name = "Crescendo", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it)
    game.deal(3, it)
    game.draw(1)
  end,
}
test_card { id = "t-9514", name = "Blood Study", type = "spell", cost = { energy = 1 },
  additional { name = "kill", cost = { kill = units { friendly = true } } },
  run = function(game, me) game.draw(1) end,
}
test_card { id = "t-9516", name = "Weakling", type = "unit", cost = { energy = 1 }, might = 3,
  static { affects = "me", while_ = { exhausted = true }, might = -2 },
}
test_card { id = "t-9514b", name = "Sleeper", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", while_ = { exhausted = true }, might = 2 },
}
test_card { id = "t-9515", name = "Hungry Monk", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", might = 2,
    if_ = number.count(card { zone = "hand", mine = true }):at_most(0) },
  when { event = "beginning", by = "you", run = function(game, me) game.deal(1, me) end },
}
test_card { id = "t-9517", name = "Hoarder", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", might = 2,
    if_ = number.count(card { zone = "hand", mine = true }):at_least(1) },
}
test_card { id = "t-9518", name = "Idler", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", might = 2, if_ = number.you("finalized"):at_most(0) },
}

test_card(function()
  local everybody = units {}
  return card { id = "t-9519", name = "Common Culling", type = "spell", cost = { energy = 1 },
    keywords = { "reaction" },
    run = function(game, me)
      for _, player in ipairs(game.players()) do
        local theirs = {}
        for _, each in ipairs(game.all(everybody)) do
          if game.controller(each) == player then table.insert(theirs, each) end
        end
        game.kill(game.choose(theirs, { by = player, text = "kill one of your units" }))
      end
    end,
  }
end)

scenario "303.2.a 'each player' begins with the turn player, whoever plays it" {
  p1 = { base = { "Unit 1", "Unit 2" }, hand = { "Study" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3", "Unit 4" }, hand = { "Common Culling" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play "Common Culling"
    t:resolve()
    t:expect_decision "p1"
    t.p1:choose "Unit 1"
    t:expect_decision "p2"
    t.p2:choose "Unit 3"
    t:expect("Unit 1"):in_zone "trash"
    t:expect("Unit 3"):in_zone "trash"
  end }

scenario "303.2.a simultaneous triggers: the turn player's goes first, resolves last" {
  p1 = { base = { "Martyr" }, hand = { "Purge" }, runes = { fury = 1 } },
  p2 = { base = { "Martyr" } },
  function(t)
    t.p1:play "Purge"
    t:resolve()
    t:expect_chain(2)
    t:resolve()
    t:expect(t.p2.hand):count(1)
    t:expect(t.p1.hand):count(0)
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end }

scenario "303.2.a in the other player's turn it is the other way round" {
  turn = "p2",
  p1 = { base = { "Martyr" } },
  p2 = { base = { "Martyr" }, hand = { "Purge" }, runes = { fury = 1 } },
  function(t)
    t.p2:play "Purge"
    t:resolve()
    t:expect_chain(2)
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
  end }

scenario "304 the turn player is whose turn it is, not who plays the card" {
  rule = "304",
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Feast" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play "Feast"
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
  end }

scenario "309.2 without a chain the state is open: a card without Reaction may be played" {
  p1 = { hand = { "Study", "Study" }, runes = { fury = 2 } },
  function(t)
    t:can(t.p1, "play", "Study#1")
    t.p1:play "Study"
    t:cannot(t.p1, "play", "Study#2", "309.1.a")
    t:pass_all()
    t:can(t.p1, "play", "Study#2")
  end }

scenario "310.1 without chain and showdown the turn player plays and moves freely" {
  p1 = { hand = { "Unit 1" }, runes = { fury = 1 }, base = { "Unit 2" } },
  p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t:can(t.p1, "play", "Unit 1")
    t:can(t.p1, "move", "Unit 2", "West Field")
    t:cannot(t.p2, "play", "Quick Study", "310.1")
    t.p1:move("Unit 2", "West Field")
    t:cannot(t.p1, "play", "Unit 1", "308.1.a") -- a showdown is in progress
    t:showdown_pass()
    t:can(t.p1, "play", "Unit 1")
  end }

scenario "315.1.b everything of the turn player is readied, nothing of the other's" {
  p1 = { base = { { "Unit 1", exhausted = true } }, runes = { exhausted = { fury = 1 } } },
  p2 = { base = { { "Unit 2", exhausted = true }, { "Lantern", exhausted = true } },
    at = { ["West Field"] = { { "Unit 3", exhausted = true } } },
    runes = { exhausted = { fury = 2 } } },
  function(t)
    t:next_turn()
    t:expect("Unit 2"):ready()
    t:expect("Unit 3"):ready()
    t:expect("Lantern"):ready()
    t:expect(t.p2.runes):exhausted(0)
    t:expect("Unit 1"):exhausted()
    t:expect(t.p1.runes):ready(0)
  end }

scenario "317.2.f what an item of the Expiration Step gives this turn expires too" {
  p1 = { base = { { "Convalescent", damage = 1 } } },
  function(t)
    t:next_turn()
    t:expect_event("trigger", "Convalescent")
    t:expect("Convalescent"):might(3):damage(0)
  end }

scenario "317.2.f what is given in the middle of a turn lasts until that turn ends" {
  p1 = { base = { { "Convalescent", damage = 1 } }, hand = { "Mend" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Mend"):on "Convalescent"
    t:pass_all()
    t:expect("Convalescent"):might(6)
  end }

scenario "317.3 after a turn the next player becomes the turn player" {
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect_decision("p2", "turn")
    t.p2:end_turn()
    t:pass_all()
    t:expect_decision("p1", "turn")
  end }

scenario "319.1 when the chain has gone and the state is open again a cleanup sees it" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Blood Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Blood Study"
    t:expect("Unit 1"):in_zone "trash"
    t:expect_control("West Field", "p1") -- the state is closed (323.6)
    t:pass_all()
    t:expect_control("West Field", "nobody")
  end }

scenario "319.2 there is a cleanup between the Draw Phase and the Main Phase" {
  turn = "p2", p1 = { base = { "Hungry Monk" } },
  function(t)
    t:next_turn()
    -- one damage in the Beginning Phase, two Might less from the draw on
    t:expect_decision("p1", "turn")
    t:expect("Hungry Monk"):in_zone "trash"
  end }

scenario "319.2 which does nothing to a unit that is strong enough" {
  turn = "p2", p1 = { base = { { "Hungry Monk", buffs = 1 } } },
  function(t)
    t:next_turn()
    t:expect("Hungry Monk"):at("base"):might(2):damage(1)
  end }

scenario "319.3 a card that is put onto the chain makes a cleanup before its choices" {
  p1 = { base = { { "Hoarder", damage = 1 } }, hand = { "Bolt" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 4", "Unit 5" } },
  function(t)
    t:expect("Hoarder"):might(3)
    t.p1:play "Bolt"
    t:expect_no_option "Hoarder"
    t.p1:on "Unit 4"
    t:expect("Hoarder"):in_zone "trash"
  end }

scenario "319.3 with another card in the hand nothing happens to it" {
  p1 = { base = { { "Hoarder", damage = 1 } }, hand = { "Bolt", "Filler" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play "Bolt"
    t:expect_option "Hoarder"
    t.p1:on "Unit 4"
    t:expect("Hoarder"):at "base"
  end }

scenario "354.4 the tasks of putting a card onto the chain come before the rest of its play" {
  p1 = { base = { { "Hoarder", damage = 1 } }, hand = { "Slay" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play "Slay"
    t:expect_decision("p1", "priority") -- no target was asked for: the hoarder is gone
    t:expect("Hoarder"):in_zone "trash"
    t:expect_chain(1)
    t:pass_all()
    t:expect("Unit 4"):in_zone "trash"
  end }

scenario "319.4 as a card becomes legal a cleanup sees what that changes" {
  p1 = { base = { { "Idler", damage = 1 } }, hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t:expect("Idler"):might(3)
    t.p1:play "Study"
    t:expect_chain(1)
    t:expect("Idler"):in_zone "trash"
    t:expect_decision("p1", "priority")
  end }

scenario "319.5 as an item leaves the chain the units it killed die" {
  p1 = { hand = { "Crescendo" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3" }, hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Crescendo"):on "Unit 3"
    t.p1:pass()
    t.p2:play "Quick Study"
    t:resolve()
    t:expect("Unit 3"):at "base" -- the older item is still there
    t:resolve()
    t:expect("Unit 3"):in_zone "trash"
    t:expect_decision("p1", "turn")
  end }

scenario "319.5 an item that was countered leaves the chain and nothing dies" {
  p1 = { hand = { "Crescendo" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3" }, hand = { "Negate" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Crescendo"):on "Unit 3"
    t.p1:pass()
    t.p2:play("Negate"):on "Crescendo"
    t:pass_all()
    t:expect("Unit 3"):at("base"):damage(0)
    t:expect_chain(0)
    t:expect(t.p1.trash):is { "Crescendo" }
  end }

scenario "319.6 a unit that leaves takes what it gave: a cleanup follows" {
  p1 = { hand = { "Bounce" }, runes = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Captain", { "Unit 2", damage = 2 } } } },
  function(t)
    t:expect("Unit 2"):might(3)
    t.p1:play("Bounce"):on "Captain"
    t:pass_all()
    t:expect(t.p2.hand):is { "Captain" }
    t:expect("Unit 2"):in_zone "trash"
    t:expect_control("West Field", "nobody")
  end }

scenario "319.6 a unit that enters takes from the others: a cleanup follows" {
  p1 = { hand = { "Dread" }, runes = { fury = 1 } },
  p2 = { base = { { "Unit 2", damage = 1 }, { "Unit 3", damage = 1 } } },
  function(t)
    t.p1:play "Dread"
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Unit 3"):at("base"):might(2)
  end }

scenario "319.7 being exhausted changes a status: a cleanup follows" {
  p1 = { hand = { "Tire" }, runes = { fury = 1 } }, p2 = { base = { { "Weakling", damage = 1 } } },
  function(t)
    t:expect("Weakling"):might(3)
    t.p1:play("Tire"):on "Weakling"
    t:pass_all()
    t:expect("Weakling"):in_zone "trash"
  end }

scenario "319.7 so does being readied" {
  p1 = { base = { { "Sleeper", damage = 1, exhausted = true } }, hand = { "Wake" },
    runes = { fury = 1 } },
  function(t)
    t:expect("Sleeper"):might(3)
    t.p1:play("Wake"):on "Sleeper"
    t:pass_all()
    t:expect("Sleeper"):in_zone "trash"
  end }

scenario "322 a death in a cleanup that kills another makes another cleanup" {
  rule = "322",
  p1 = { hand = { "Slay" }, runes = { fury = 1 } },
  p2 = { at = { ["West Field"] = { { "Captain", damage = 2 }, { "Captain", damage = 2 },
    { "Unit 3", damage = 3 } } } },
  function(t)
    -- each captain lives by the other, Unit 3 by both
    t.p1:play("Slay"):on "Captain"
    t:pass_all()
    t:expect("Captain#2"):in_zone "trash"
    t:expect("Unit 3"):in_zone "trash"
    t:expect_control("West Field", "nobody")
  end }

scenario "323.10 a staged combat is called off when one side has left before it opens" {
  p1 = { base = { "Unit 2" }, hand = { "Fall Back", "Push" }, runes = { fury = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Fall Back"):on "Unit 2"
    t.p1:play("Push"):on("Unit 2"):choose "East Field"
    t:resolve()
    t:expect("Unit 2"):at "East Field"
    t:expect_no_event "combat"
    t:resolve()
    t:expect("Unit 2"):at "base"
    t:expect_decision("p1", "turn")
    t:expect_no_event "combat"
    t:expect_control("East Field", "p2")
  end }

scenario "323.10 while both sides are still there it opens when the chain is empty" {
  p1 = { base = { "Unit 2" }, hand = { "Quick Study", "Push" }, runes = { fury = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play "Quick Study"
    t.p1:play("Push"):on("Unit 2"):choose "East Field"
    t:resolve()
    t:expect_no_event "combat"
    t:resolve()
    t:expect_event("combat", "East Field")
  end }

scenario "323.13 of two staged combats the turn player chooses the first" {
  p1 = { base = { "Unit 2", "Unit 3" }, hand = { "Push", "Push" }, runes = { fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Push"):on("Unit 2"):choose "West Field"
    t.p1:play("Push#2"):on("Unit 3"):choose "East Field"
    t:pass_all()
    t:expect_decision "p1"
    t:expect_option("West Field", "East Field")
    t.p1:choose "East Field"
    t:expect_event("combat", "East Field")
    t:expect_no_event("combat", "West Field")
    t:expect("Unit 3"):attacking()
    t.p1:pass()
    t.p2:pass()
    t:expect_event("combat", "West Field")
    t:expect("Unit 2"):attacking()
  end }

scenario "328 a card that is played starts a chain" {
  rule = "328",
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t:expect_chain(0)
    t.p1:play "Study"
    t:expect_chain(1)
    t:expect("Study"):in_zone "chain"
  end }

scenario "328 so does an ability that is activated" {
  rule = "328",
  p1 = { base = { "Sage" } },
  function(t)
    t.p1:use "Sage"
    t:expect_chain(1)
    t:expect("Sage"):at "base"
  end }

scenario "330 the chain exists until its last item has left" {
  rule = "330",
  p1 = { hand = { "Study", "Quick Study", "Unit 1" }, runes = { fury = 3 } },
  function(t)
    t.p1:play "Study"
    t.p1:play "Quick Study"
    t:expect_chain(2)
    t:resolve()
    t:expect_chain(1)
    t:cannot(t.p1, "play", "Unit 1", "309.1.a")
    t:resolve()
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
    t:can(t.p1, "play", "Unit 1")
  end }

scenario "335 tasks come before the chain: the dead have gone before a trigger is answered" {
  rule = "335",
  p1 = { hand = { "Storm" }, runes = { fury = 1 }, base = { "Unit 3", "Unit 4", "Unit 2" } },
  p2 = { base = { "Vengeful Martyr", "Unit 1" } },
  function(t)
    t.p1:play "Storm"
    t:resolve()
    t:expect(t.p2.trash):is { "Vengeful Martyr", "Unit 1" }
    t:expect("Vengeful Martyr"):in_zone "trash"
    t:expect_decision "p2"
    t.p2:on "Unit 4"
    t:expect_decision("p2", "priority")
    t:expect_chain(1)
  end }

scenario "335.2 what combat triggers is played when the combat's tasks are done" {
  p1 = { base = { "Conqueror" } }, p2 = { at = { ["East Field"] = { "Martyr" } } },
  function(t)
    t.p1:move("Conqueror", "East Field")
    t:combat()
    t:expect("Martyr"):in_zone "trash"
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(1)
    t:expect_decision("p1", "turn")
  end }

scenario "337.1.c.3 the controller of the newest item has priority" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Quick Study", "Jab" }, runes = { fury = 2 }, base = { "Unit 2" } },
  function(t)
    t.p1:play "Study"
    t:expect_decision("p1", "priority")
    t.p1:pass()
    t.p2:play "Quick Study"
    t:expect_decision("p2", "priority")
    t:can(t.p2, "play", "Jab")
  end }

scenario "338.1 who has priority plays, activates or passes; the other waits" {
  p1 = { hand = { "Study", "Quick Study" }, runes = { fury = 2 }, base = { "Quick Sage", "Sage" } },
  p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:can(t.p1, "play", "p1's Quick Study")
    t:can(t.p1, "use", "Quick Sage")
    t:cannot(t.p1, "use", "Sage", "309.1.a")
    t:expect_option "pass"
    t:cannot(t.p2, "play", "Quick Study#2", "312.1")
  end }

scenario "338.1.c passing gives priority to the next player and resolves nothing yet" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t:expect_decision("p2", "priority")
    t:expect_chain(1)
    t:can(t.p2, "play", "Quick Study")
    t.p2:pass()
    t:expect_chain(0)
  end }

scenario "344 a contested battlefield brings a showdown once the state is neutral and open" {
  rule = "344",
  p1 = { base = { "Unit 2" }, hand = { "Quick Study", "Push" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Quick Study"
    t.p1:play("Push"):on("Unit 2"):choose "West Field"
    t:resolve()
    t:expect_no_event "showdown"
    t:resolve()
    t:expect_event("showdown", "West Field")
    t:expect_decision("p1", "focus")
  end }

scenario "344 moving to a battlefield one controls contests nothing" {
  rule = "344",
  p1 = { base = { "Unit 2" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect_no_event "showdown"
    t:expect_decision("p1", "turn")
  end }

scenario "345 who contests a battlefield has focus, also in the other's turn" {
  rule = "345",
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 1" }, hand = { "Push" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play("Push"):on("Unit 1"):choose "West Field"
    t:pass_all()
    t:expect_event("showdown", "West Field")
    t:expect_decision("p2", "focus")
    t:showdown_pass()
    t:expect_control("West Field", "p2")
  end }

scenario "347 with focus one plays an Action, activates one, or passes" {
  rule = "347",
  p1 = { base = { "Unit 2", "Duelist", "Sage" }, hand = { "Swift Study", "Study" },
    runes = { fury = 2 } },
  p2 = { hand = { "Swift Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:can(t.p1, "play", "p1's Swift Study")
    t:can(t.p1, "use", "Duelist")
    t:expect_option "pass"
    t:cannot(t.p1, "play", "Study", "308.1.a")
    t:cannot(t.p1, "use", "Sage", "308.1.a")
    assert(not t:offered(t.p1, "move", "Duelist"), "no standard move in a showdown")
    t:cannot(t.p2, "play", "Swift Study#2", "313.1")
  end }

scenario "347.3 passing hands on the focus" {
  p1 = { base = { "Unit 2" } }, p2 = { hand = { "Swift Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:pass()
    t:expect_decision("p2", "focus")
    t:can(t.p2, "play", "Swift Study")
    t:expect_control("West Field", "nobody")
    t.p2:pass()
    t:expect_control("West Field", "p1")
    t:expect_decision("p1", "turn")
  end }

-- ---- 323.4: Might that looks at what is not on the board ----

-- One card is recycled: several would be put into a random order, which touches everything.
test_card(function()
local all = cards { zone = "trash", mine = true, type = "unit" }
return card { id = "t-9530", name = "Gravesweep", type = "spell", cost = { energy = 0 }, keywords = { "action" },
  run = function(game) game.recycle(game.all(all)) end }
end)
test_card { id = "t-9531", name = "Gravebless", type = "spell", cost = { energy = 0 }, keywords = { "action" },
  abilities = { mourning = static { affects = units { friendly = true }, might = -2,
    if_ = number.count(card { zone = "trash", mine = true, type = "unit" }):equals(0) } },
  run = function(game) game.start("mourning", { lasts = "turn" }) end }

scenario "323.4 a unit dies whose Might an effect lowers that looks at the trash" {
  p1 = { hand = { "Gravebless", "Gravesweep" }, base = { { "Unit 3", damage = 2 } }, trash = { "Unit 1" } },
  p2 = { },
  function(t)
    t.p1:play("Gravebless")
    t:pass_all()
    t:expect("Unit 3"):might(3)
    t.p1:play("Gravesweep")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
  end }
