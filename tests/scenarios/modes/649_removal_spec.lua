-- SPDX-License-Identifier: MIT
-- Conceding and the removal of a player in games of more than two (649-652), at any
-- moment: between steps, mid-play, mid-chain, mid-showdown, mid-combat.

use "../test_cards.lua"

test_card { id = "t-leave-bolt", name = "Leave Bolt", type = "spell", cost = { energy = 1 },
  keywords = { "action" },
  targets = { unit {} }, run = function(game, me, target) game.deal(2, target) end,
}

test_card { id = "t-leave-later", name = "Leave Later", type = "spell", cost = { energy = 0 },
  run = function(game, me) game.later("gift") end,
  abilities = { gift = delayed { event = "turn_end", run = function(game) game.draw(1) end } },
}

test_card { id = "t-leave-field", name = "Leave Field", type = "battlefield",
  static { affects = units { at = "here" }, might = 1 },
}

test_card { id = "t-leave-turn", name = "Leave Turn", type = "spell", cost = { energy = 0 },
  run = function(game)
    for _, player in ipairs(game.opponents()) do game.extra_turn(player) end
  end,
}

test_card { id = "t-leave-ask", name = "Leave Ask", type = "spell", cost = { energy = 0 },
  run = function(game)
    for _, player in ipairs(game.players { from = "you" }) do
      game.discard(1, { by = player })
    end
  end,
}

test_card { id = "t-leave-yes", name = "Leave Yes", type = "spell", cost = { energy = 0 },
  run = function(game)
    for _, player in ipairs(game.players { from = "you" }) do
      if game.yes("Draw a card?", { by = player }) then game.draw(1, { by = player }) end
    end
  end,
}

test_card { id = "t-leave-vigil", name = "Leave Vigil", type = "unit", cost = { energy = 0 }, might = 1,
  when { event = "turn_end", optional = true, run = function(game) game.draw(1) end },
}

scenario "651.1 the last player who remains wins" {
  players = 3,
  function(t)
    t.p2:concede()
    t:expect_winner "nobody"
    t:expect_decision("p1", "turn")
    t.p1:concede()
    t:expect_winner "p3"
  end }

scenario "484.6.a.1 when a member of a team concedes the other team wins" {
  format = "2v2",
  function(t)
    t.p3:concede()
    t:expect_winner "p2"
    t:expect_winner "p4"
    assert(not t.game:won(1))
  end }

scenario "652.1 what he controls or owns is banished, 652.3 his cards leave the game" {
  players = 3,
  p2 = { hand = { "Unit 1" }, base = { "Unit 2" }, runes = { fury = 2 }, trash = { "Unit 3" } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t.p2:concede()
    t:expect_event("banish", "Unit 2")
    t:expect("Unit 2"):gone()
    t:expect(t.p2.hand):count(0)
    t:expect(t.p2.deck):count(0)
    t:expect(t.p2.runes):count(0)
    t:expect(t.p2.trash):count(0)
    t:expect("Unit 4"):at "base"
  end }

scenario "652.1 what he controls of another's goes to its owner's Banishment" {
  players = 3,
  p3 = { base = { { "Unit 4", controller = 1 } } },
  function(t)
    t.p2:concede()
    t:expect(t.p3.banishment):is { "Unit 4" }
  end }

scenario "652.2 his battlefield becomes a token without abilities, whatever is there stays" {
  players = 3, battlefields = { "West Field", "Leave Field", "North Field" },
  p1 = { at = { ["Leave Field"] = { "Unit 2" } } },
  function(t)
    t:expect("Unit 2"):might(3)
    t.p2:concede()
    t:expect("Unit 2"):might(2)
    t:expect("Unit 2"):at "Blank Battlefield"
    t:expect_control("Blank Battlefield", "p1")
    t:expect("Leave Field"):gone()
  end }

scenario "652.2 the battlefields of others stay what they are" {
  players = 3, battlefields = { "West Field", "Leave Field", "North Field" },
  p1 = { at = { ["Leave Field"] = { "Unit 2" } } },
  function(t)
    t.p3:concede()
    t:expect("Unit 2"):might(3)
    t:expect("Unit 2"):at "Leave Field"
  end }

scenario "652.4 his spells on the chain are countered, those of others resolve" {
  players = 3, turn = "p2",
  p1 = { base = { "Unit 5" } },
  p2 = { hand = { "Leave Bolt" }, runes = { fury = 1 } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t.p2:play("Leave Bolt"):on "Unit 5"
    t.p2:pass()
    t.p2:concede()
    t:expect_event("counter", "Leave Bolt")
    t:expect_chain(0)
    t:expect("Unit 5"):damage(0)
  end }

scenario "652.5.a.1 the turn of who has left ends, and the next player's begins" {
  players = 3, turn = "p2",
  function(t)
    t.p2:concede()
    t:expect_decision("p3", "turn")
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:expect_decision("p3", "turn")
  end }

scenario "652.5.a.1 what lasts this turn ends with it" {
  players = 3, turn = "p2",
  p2 = { hand = { "Grow" }, runes = { fury = 1 } }, p3 = { base = { "Unit 4" } },
  function(t)
    t.p2:play("Grow"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):might(6)
    t.p2:concede()
    t:expect_decision("p3", "turn")
    t:expect("Unit 4"):might(4)
  end }

scenario "652.5.b.1 Focus goes to the next player" {
  players = 3, turn = "p2",
  p1 = { at = { ["West Field"] = { "Unit 2" } } }, p2 = { base = { "Unit 3" } }, p3 = {},
  function(t)
    t.p2:move("Unit 3", "West Field")
    t.p2:pass()
    t:expect_decision("p3", "focus")
    t.p3:concede()
    t:expect_decision("p1", "focus")
    t.p1:pass()
    t:expect_control("West Field", "p2")
  end }

scenario "652.5.b.2 when all who are left have passed the showdown ends" {
  players = 3, turn = "p2",
  p1 = { at = { ["West Field"] = { "Unit 2" } } }, p2 = { base = { "Unit 3" } }, p3 = {},
  function(t)
    t.p2:move("Unit 3", "West Field")
    t.p2:pass() t.p3:pass()
    t:expect_decision("p1", "focus")
    t.p1:concede()
    t:expect_control("Blank Battlefield", "p2")
    t:expect_points("p2", 1)
    t:expect_decision("p2", "turn")
  end }

scenario "652.5.b a pass of who has left counts no more" {
  players = 4, turn = "p2",
  p1 = { at = { ["West Field"] = { "Unit 2" } } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p2:move("Unit 3", "West Field")
    t.p2:pass() t.p3:pass()
    t:expect_decision("p4", "focus")
    t.p3:concede()
    t:expect_decision("p4", "focus")
    t.p4:pass()
    t:expect_decision("p1", "focus")
  end }

scenario "652.5.c.1 priority goes to the next player" {
  players = 3,
  p1 = { hand = { "Leave Bolt" }, runes = { fury = 1 }, base = { "Unit 5" } },
  function(t)
    t.p1:play("Leave Bolt"):on "Unit 5"
    t.p1:pass()
    t:expect_decision("p2", "priority")
    t.p2:concede()
    t:expect_decision("p3", "priority")
    t:expect("Unit 5"):damage(0)
    t.p3:pass()
    t:expect("Unit 5"):damage(2)
  end }

scenario "652.5.c.2 when all who are left have passed the item resolves" {
  players = 3,
  p1 = { hand = { "Leave Bolt" }, runes = { fury = 1 }, base = { "Unit 5" } },
  function(t)
    t.p1:play("Leave Bolt"):on "Unit 5"
    t.p1:pass() t.p2:pass()
    t.p3:concede()
    t:expect("Unit 5"):damage(2)
    t:expect_decision("p1", "turn")
  end }

scenario "651.3 he concedes while he is playing a card: the step is dropped" {
  players = 3,
  p1 = { hand = { "Leave Bolt" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 5" } }, p3 = { base = { "Unit 4" } },
  function(t)
    t.p1:play "Leave Bolt"
    t:expect_option("Unit 5", "Unit 4")
    t.p1:concede()
    t:expect_decision("p2", "turn")
    t:expect_no_event "declare"
    t:expect("Unit 5"):damage(0)
  end }

scenario "651.3 another concedes while one plays a card: that step is finished first" {
  players = 3,
  p1 = { hand = { "Leave Bolt" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 5" } }, p3 = { base = { "Unit 4" } },
  function(t)
    t.p1:play "Leave Bolt"
    t.p2:concede()
    t:expect_option("Unit 5", "Unit 4")
    t.p1:on "Unit 5"
    t:expect("Unit 5"):gone()
    t:expect_decision("p1", "priority")
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect("Unit 4"):damage(0)
  end }

scenario "651.3 a sealed step is finished with the least answers for who concedes" {
  players = 3,
  p1 = { hand = { "Leave Yes" } },
  function(t)
    t.p1:play "Leave Yes"
    t.p1:pass() t.p2:pass() t.p3:pass()
    t.p1:yes()
    t.p2:concede()
    t:expect_decision("p3")
    t.p3:yes()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p3.hand):count(1)
    t:expect(t.p2.deck):count(0)
    t:expect_decision("p1", "turn")
  end }

scenario "651.3 who concedes while another is asked is asked nothing more in that step" {
  players = 3,
  p1 = { hand = { "Leave Yes" } },
  function(t)
    t.p1:play "Leave Yes"
    t.p1:pass() t.p2:pass() t.p3:pass()
    t:expect_decision "p1"
    t.p2:concede()
    t:expect_decision "p1"
    t.p1:no()
    t:expect_decision "p3"
    t.p3:no()
    t:expect(t.p2.deck):count(0)
    t:expect_decision("p1", "turn")
  end }

scenario "651.1 the second of three who concedes in one step leaves a winner at once" {
  players = 3, p1 = { hand = { "Leave Yes" } },
  function(t)
    t.p1:play "Leave Yes"
    t.p1:pass() t.p2:pass() t.p3:pass()
    t.p2:concede()
    t.p3:concede()
    t:expect_winner "p1"
  end }

scenario "652 in the middle of a combat: the defender leaves, the attacker takes the place" {
  players = 3,
  p1 = { base = { "Unit 2" } }, p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect("Unit 3"):defending()
    t.p2:concede()
    t:expect("Unit 3"):gone()
    t:expect_decision("p1", "focus")
    t:combat()
    t:expect("Unit 2"):damage(0)
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "652 in the middle of a combat: the attacker leaves, the defender keeps the place" {
  players = 3,
  p1 = { base = { "Unit 2" } }, p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:concede()
    t:expect_decision("p2", "focus")
    t:combat()
    t:expect("Unit 3"):damage(0)
    t:expect("Unit 3"):at "Blank Battlefield"
    t:expect_control("Blank Battlefield", "p2")
    t:expect_no_event "conquer"
    t:expect_decision("p2", "turn")
  end }

scenario "652 while combat damage is assigned he assigns as it comes, and then leaves" {
  players = 3,
  p1 = { base = { "Unit 2" } }, p2 = { at = { ["West Field"] = { "Unit 3", "Unit 1" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:pass() t.p2:pass() t.p3:pass()
    t:expect_decision("p1", "460.2.c")
    t.p1:concede()
    t:expect("Unit 2"):gone()
    t:expect_control("Blank Battlefield", "p2")
    t:expect_decision("p2", "turn")
  end }

scenario "737 additional turns of who has left are dropped" {
  players = 3, p1 = { hand = { "Leave Turn" } },
  function(t)
    t.p1:play "Leave Turn"
    t:pass_all()
    t.p2:concede()
    t:next_turn() t:expect_decision("p3", "turn")
    t:next_turn() t:expect_decision("p3", "turn")
    t:next_turn() t:expect_decision("p1", "turn")
  end }

scenario "651.3 what he set up for later does not happen" {
  players = 3, turn = "p2", p2 = { hand = { "Leave Later" } },
  function(t)
    t.p2:play "Leave Later"
    t:pass_all()
    t.p2:concede()
    t:expect_decision("p3", "turn")
    t:expect_no_event "trigger"
  end }

scenario "651.3 in the Ending Phase of his turn the others' abilities trigger as ever" {
  players = 3, turn = "p2", p3 = { base = { "Leave Vigil" } },
  function(t)
    t.p2:concede()
    t:expect_decision("p3", "383.3.a")
    t.p3:yes()
    t:pass_all()
    t:expect_decision("p3", "turn")
    t:expect(t.p3.hand):count(2)
  end }

scenario "118 conceding during the mulligans: the next player begins" {
  format = "ffa3", full = true,
  function(t)
    t:expect_decision("p1", "118.1")
    t.p1:concede()
    t.p2:choose() t.p3:choose()
    t:expect_decision("p2", "turn")
  end }

scenario "650 who has left cannot concede again" {
  players = 3,
  function(t)
    t.p2:concede()
    local done, why = t.game:concede(2)
    assert(not done and why == "no such player is in the game")
  end }

scenario "187.3 what he contested is contested by who else is there and does not control it" {
  players = 3, turn = "p2",
  p1 = { base = { "Unit 1" } }, p2 = { base = { "Unit 2" }, hand = { "Leave Push" } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p2:play("Leave Push"):on("Unit 2", "West Field", "Unit 3")
    t:pass_all()
    t:expect_event "combat"
    t.p2:concede()
    t:combat()
    t:expect_control("West Field", "p3")
    t:expect_event("conquer", "West Field")
  end }


test_card { id = "t-leave-push", name = "Leave Push", type = "spell", cost = { energy = 0 },
  targets = { unit {}, battlefield {}, unit {} },
  run = function(game, me, first, place, second)
    game.move(first, { to = place })
    game.move(second, { to = place })
  end,
}

scenario "651 what a concession does depends on how many remain: two of three go on" {
  players = 3,
  function(t)
    t.p3:concede()
    t:expect_winner "nobody"
    t:next_turn() t:expect_decision("p2", "turn")
    t:next_turn() t:expect_decision("p1", "turn")
  end }

scenario "651.2 more than one remain: the player is removed" {
  players = 4, p2 = { base = { "Unit 2" } },
  function(t)
    t.p2:concede()
    t:expect_event "leave"
    t:expect("Unit 2"):gone()
    t:expect_winner "nobody"
  end }

scenario "651.4 the team mates of who concedes lose too" {
  format = "2v2",
  function(t)
    t.p2:concede()
    t:expect_winner "p1"
    assert(not t.game:won(2) and not t.game:won(4))
  end }

scenario "652.2.a a battlefield that was in use becomes a token without abilities" {
  players = 3, battlefields = { "West Field", "Leave Field", "North Field" },
  function(t)
    t.p2:concede()
    t:expect(t:zone("battlefields", 1)):is { "West Field", "Blank Battlefield", "North Field" }
    t:expect("Blank Battlefield"):attribute("token", 1)
  end }

scenario "652.2.b units and hidden cards of others there stay where they are" {
  players = 3, battlefields = { "West Field", "Leave Field", "North Field" },
  p1 = { at = { ["Leave Field"] = { "Unit 2" } }, facedown = { ["Leave Field"] = "Pakaa Cub" } },
  function(t)
    t.p2:concede()
    t:expect("Unit 2"):at "Blank Battlefield"
    t:expect("Pakaa Cub"):in_zone "facedown"
    t:expect_no_event("move", "Unit 2")
  end }

scenario "652.2.c what the battlefield did ends at once" {
  players = 3, battlefields = { "West Field", "Leave Field", "North Field" },
  p1 = { at = { ["Leave Field"] = { { "Unit 2", damage = 2 } } } },
  function(t)
    t:expect("Unit 2"):might(3)
    t.p2:concede()
    t:expect("Unit 2"):in_zone "trash"      -- 2 damage against 2 Might
  end }

scenario "650 in the middle of a payment by hand: what was added for it is nobody's" {
  players = 3,
  p1 = { hand = { "Unit 2" }, runes = { fury = 2, mind = 2 } },
  function(t)
    t.p1:play "Unit 2"
    t.p1:pay "by hand"
    t.p1:choose "exhaust Fury Rune for Energy"
    t.p1:concede()
    t:expect_decision("p2", "turn")
    t:expect_no_event "declare"
    t:expect(t.p1.runes):count(0)
    t:expect("Unit 2"):gone()
  end }

scenario "650 another concedes in the middle of a payment: it is made first" {
  players = 3, p1 = { hand = { "Unit 2" }, runes = { fury = 2, mind = 2 } },
  function(t)
    t.p1:play "Unit 2"
    t.p1:pay "by hand"
    t.p1:choose "exhaust Fury Rune for Energy"
    t.p3:concede()
    t:expect(t.p3.deck):count(20)
    t.p1:choose "exhaust Fury Rune for Energy"
    t.p1:choose "done"
    t:expect("Unit 2"):at "base"
    t:expect(t.p3.deck):count(0)
    t:expect_decision("p1", "turn")
  end }

scenario "650 what is taken back afterwards leaves the others where they were" {
  players = 3, p1 = { hand = { "Unit 2" }, runes = { fury = 2, mind = 2 } },
  function(t)
    t.p1:play "Unit 2"
    t.p1:pay "by hand"
    t.p3:concede()
    t.p1:cancel()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):is { "Unit 2" }
    t:expect(t.p3.deck):count(0)
    t:next_turn() t:expect_decision("p2", "turn")
    t:next_turn() t:expect_decision("p1", "turn")
  end }

-- The text fails when a player says no, as the engine answers for who leaves.
test_card { id = "t-leave-fails", name = "Leave Fails", type = "spell", cost = { energy = 0 },
  run = function(game)
    for _, player in ipairs(game.opponents()) do
      if not game.yes("Go on?", { by = player }) then error("a text that fails") end
    end
    game.draw(1)
  end,
}

scenario "652 a step that fails without the answer of who leaves is taken back, and the player leaves" {
  players = 3, p1 = { hand = { "Leave Fails" } },
  function(t)
    t.p1:play "Leave Fails"
    t:pass_all()
    t.p2:concede()
    t:expect(t.p2.deck):count(0)
    t.p3:yes()
    t:expect("Leave Fails"):in_zone "trash"
    t:expect(t.p1.hand):count(1)
  end }

test_card { id = "t-leave-counts", name = "Leave Counts", type = "unit", might = 1, cost = { energy = 1 },
  when { event = "damage", subject = "me", run = function(game) game.draw(game.event.amount) end },
}

scenario "652 who leaves while the rest of combat damage is assigned deals no more than the Might" {
  players = 3,
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["West Field"] = { "Leave Counts", "Unit 1" } } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t.p1:pass() t.p2:pass() t.p3:pass()
    t:expect_decision("p1", "460.2.c.4")
    t.p1:concede()
    t:expect("Unit 4"):gone()
    t:expect_event("damage", "Leave Counts", 3)
    t:expect_event("damage", "Unit 1", 1)
  end }
