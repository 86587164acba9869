-- SPDX-License-Identifier: MIT
-- Cards of the sets that another player controls than the one who owns them, or who used them (107, 187-188, 390).

test_card { id = "t-188-1", name = "Swap Sides", type = "spell", cost = {}, keywords = { "action" },
  targets = { any_of { unit {}, gear {} } }, run = function(game, me, it) game.take_control(it, { by = "opponent" }) end,
}
test_card { id = "t-188-2", name = "Strike", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { unit {} }, run = function(game, me, it) game.kill(it) end,
}

scenario "390.3 Unlicensed Armory stolen: who used it is asked and pays" {
  p1 = { base = { "Unlicensed Armory", "Unit 2" }, hand = { "Unit 0", "Swap Sides", "Strike" }, pool = { fury = 1 } },
  p2 = { pool = { fury = 1 } },
  function(t)
    t.p1:use("Unlicensed Armory"):choose("Unit 0"):on("Unit 2")
    t:pass_all()
    t.p1:play("Swap Sides"):on("Unlicensed Armory")
    t:pass_all()
    t:expect("Unlicensed Armory"):controlled_by("p2")
    t.p1:play("Strike"):on("Unit 2")
    t:pass_all()
    t.p1:yes()
    t:expect_number("p1", "fury", 0)
    t:expect_number("p2", "fury", 1)
  end }

scenario "449 Unlicensed Armory: a unit that was stolen meanwhile is saved to its new controller's base" {
  p1 = { base = { "Unlicensed Armory", "Unit 2" }, hand = { "Unit 0", "Swap Sides", "Strike" }, pool = { fury = 1 } },
  p2 = { pool = { fury = 1 } },
  function(t)
    t.p1:use("Unlicensed Armory"):choose("Unit 0"):on("Unit 2")
    t:pass_all()
    t.p1:play("Swap Sides"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):controlled_by("p2")
    t.p1:play("Strike"):on("Unit 2")
    t:pass_all()
    t.p1:yes()
    t:expect(t.p2.base):is { "Unit 2" }
  end }

scenario "390.4 Sun Disc stolen: the next unit is that of the player who used it" {
  p1 = { base = { "Sun Disc" }, hand = { "Unit 0", "Unit 0", "Swap Sides" } },
  p2 = { hand = { "Unit 0" } },
  function(t)
    t.p1:play("Unit 0")
    t.p1:use("Sun Disc")
    t:pass_all()
    t.p1:play("Swap Sides"):on("Sun Disc")
    t:pass_all()
    t.p1:play("Unit 0 in hand")
    t:expect("Unit 0#2"):ready()
  end }

scenario "740.1 Stand United: a unit that changes sides loses the extra Might" {
  p1 = { base = { "Unit 2", { "Unit 3", buffs = 1 } }, hand = { "Stand United", "Swap Sides" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Stand United"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 3"):might(5)
    t.p1:play("Swap Sides"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(4)
    t:expect("Unit 2"):might(4)
  end }

scenario "107.1.c Magma Wurm stolen: units of the player who lost it enter exhausted" {
  p1 = { base = { "Magma Wurm" }, hand = { "Unit 2", "Swap Sides" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Swap Sides"):on("Magma Wurm")
    t:pass_all()
    t.p1:play("Unit 2")
    t:expect("Unit 2"):exhausted()
  end }

scenario "357 Eager Apprentice killed in response: what was paid is enough" {
  p1 = { at = { ["West Field"] = { "Eager Apprentice" } }, hand = { "Consult the Past" }, pool = { energy = 3 } },
  p2 = { hand = { "Strike" } },
  function(t)
    t.p1:play("Consult the Past"):pass()
    t.p2:play("Strike"):on("Eager Apprentice")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "461.1 Symbol of the Solari stolen in the showdown: the attacker has it no more" {
  p1 = { base = { "Symbol of the Solari", "Stalwart Poro" }, hand = { "Swap Sides" } },
  p2 = { at = { ["West Field"] = { { "Unit 3", stunned = true } } } },
  function(t)
    t.p1:move("Stalwart Poro", "West Field")
    t.p1:play("Swap Sides"):on("Symbol of the Solari")
    t:resolve()
    t:combat()
    t:expect("Unit 3"):at("West Field")
    t:expect("Stalwart Poro"):at("base")
  end }

scenario "740.1 Taric, Protector taken in the middle of a fight: the Shield goes with him" {
  p1 = { base = { "Unit 3" }, hand = { "Possession" }, pool = { energy = 8, chaos = 3 } },
  p2 = { at = { ["West Field"] = { "Taric, Protector", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:expect("Unit 2"):might(3)
    t.p1:play("Possession"):on("Taric, Protector")
    t:resolve()
    t:expect("Unit 2"):might(2)
    t:combat()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 3"):at("West Field")
  end }

scenario "411.4 Karma, Channeler stolen: recycling to the own deck is her new controller's" {
  p1 = { base = { { "Karma, Channeler", owner = "p2" }, "Vi, Destructive" }, trash = { "Gust" } },
  function(t)
    t.p1:use("Vi, Destructive")
    t.p1:on("Vi, Destructive")
    t:pass_all()
    t:expect("Vi, Destructive"):buffed()
  end }

scenario "127.1 Viktor, Leader: a stolen unit that dies was its last controller's, and so is the Recruit" {
  p1 = { base = { "Viktor, Leader", { "Unit 1", owner = "p2" } }, hand = { "Strike" } },
  p2 = { base = { "Viktor, Leader" } },
  function(t)
    t.p1:play("Strike"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.base):has("Recruit", 1)
    t:expect(t.p2.base):lacks("Recruit")
  end }

scenario "127.1 Vayne, Hunter stolen: she returns to her owner's hand, the point is her controller's" {
  p1 = { base = { { "Vayne, Hunter", owner = "p2" } }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Vayne, Hunter", "West Field")
    t:showdown_pass()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p2.hand):is { "Vayne, Hunter" }
    t:expect_points("p1", 1)
  end }

scenario "127.1 Blitzcrank, Impassive stolen: he returns to his owner's hand, the point is his controller's" {
  p1 = { at = { ["West Field"] = { { "Blitzcrank, Impassive", owner = "p2" } } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p2.hand):has("Blitzcrank, Impassive")
    t:expect_points("p1", 1)
  end }

scenario "383.2.c.1 Immortal Phoenix stolen and killed by its owner's spell: it lies in that player's trash and sees it" {
  p1 = { hand = { "Vengeance" }, pool = { energy = 5, order = 2, fury = 1 } },
  p2 = { base = { { "Immortal Phoenix", owner = "p1" } } },
  function(t)
    t.p1:play("Vengeance"):on("Immortal Phoenix")
    t:resolve()
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Immortal Phoenix"):at("base"):controlled_by("p1")
  end }

scenario "422 Undercover Agent stolen: its last controller discards and draws" {
  p1 = { hand = { "Cull the Weak" }, pool = { energy = 2, order = 1 }, base = { { "Undercover Agent", owner = "p2" } } },
  p2 = { hand = { "Flame Chompers" }, pool = { fury = 1 } },
  function(t)
    t.p1:play("Cull the Weak")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p2.hand):is { "Flame Chompers" }
    t:expect(t.p2.trash):has("Undercover Agent")
  end }

-- ---- What happens to a stolen unit happens to its controller's ------------------------

test_card { id = "t-188-ledger", name = "Ledger", type = "gear", cost = {},
  when { event = "become_mighty", by = "you", run = function(game) game.gain_xp(1) end },
  when { event = "become_copy", by = "you", run = function(game) game.gain_xp(10) end },
  when { event = "leave_board", by = "you", run = function(game) game.gain_xp(100) end },
}
test_card { id = "t-188-swell", name = "Swell", type = "spell", cost = {}, targets = { unit {} },
  run = function(game, me, it) game.give(it, { might = 5, lasts = "turn" }) end,
}
test_card { id = "t-188-mimic", name = "Mimicry", type = "spell", cost = {}, targets = { unit {}, unit {} },
  run = function(game, me, it, of) game.become_copy(it, of) end,
}
test_card { id = "t-188-back", name = "Send Back", type = "spell", cost = {}, targets = { unit {} },
  run = function(game, me, it) game.return_to_hand(it) end,
}

scenario "709, 472.1.b, 107 a stolen unit that becomes Mighty or a copy, or leaves, is its controller's, not its owner's" {
  p1 = { base = { { "Unit 3", owner = "p2" }, "Ledger" } },
  p2 = { base = { "Unit 1", "Ledger" }, hand = { "Swell", "Mimicry", "Send Back" } }, turn = "p2",
  function(t)
    t.p2:play("Swell"):on("Unit 3")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t.p2:play("Mimicry"):on("Unit 3", "Unit 1")
    t:pass_all()
    t:expect_number("p1", "xp", 11)
    t.p2:play("Send Back"):on("Unit 1#1")
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 3" }
    t:expect_number("p1", "xp", 111)
    t:expect_number("p2", "xp", 0)
  end }

test_card { id = "t-188-proud", name = "Proud One", type = "unit", cost = {}, might = 2,
  when { event = "buff", subject = "me", cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
}
test_card { id = "t-188-flatter", name = "Flatter", type = "spell", cost = {}, targets = { unit {} },
  run = function(game, me, it) game.buff(it) end,
}
test_card { id = "t-188-lure", name = "Flatter and Lure", type = "spell", cost = {}, targets = { unit {} },
  run = function(game, me, it)
    game.buff(it)
    game.take_control(it)
  end,
}

scenario "414.4 who triggers pays with the object while it is theirs" {
  p1 = { base = { "Proud One" } }, p2 = { hand = { "Flatter" } }, turn = "p2",
  function(t)
    t.p2:play("Flatter"):on("Proud One")
    t:resolve()
    t.p1:yes()
    t:expect("Proud One"):exhausted()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "414.4 an object that another player controls by then pays nothing, so the ability is dropped (402.3)" {
  p1 = { base = { "Proud One" } }, p2 = { hand = { "Flatter and Lure" } }, turn = "p2",
  function(t)
    t.p2:play("Flatter and Lure"):on("Proud One")
    t:resolve()
    t:expect("Proud One"):controlled_by("p2"):buffed():ready()
    t:expect_chain(0)
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(0)
  end }

test_card { id = "t-188-ward", name = "Shared Ward", type = "gear", cost = {},
  instead_of { event = "die", subject = unit {}, optional = true, asks = "subject", cost = { exhaust = "me" },
    run = function(game) game.buff(game.event.subject) end },
}
test_card { id = "t-188-slay", name = "Slay", type = "spell", cost = {}, targets = { unit {} },
  run = function(game, me, it) game.kill(it) end,
}

scenario "414.4, 371.1 the player of the dying unit may exhaust their own gear for it" {
  p1 = { hand = { "Slay" } }, p2 = { base = { "Shared Ward", "Unit 2" } },
  function(t)
    t.p1:play("Slay"):on("Unit 2")
    t:resolve()
    t.p2:yes()
    t:expect("Unit 2"):buffed()
    t:expect("Shared Ward"):exhausted()
  end }

scenario "414.4, 371.1 the player of the dying unit is not asked where the gear is another player's" {
  p1 = { hand = { "Slay" }, base = { "Shared Ward" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Slay"):on("Unit 2")
    t:resolve()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Shared Ward"):ready()
  end }

test_card { id = "t-188-wager", name = "Wager", type = "spell", cost = {}, targets = { unit {} },
  run = function(game, me, it) game.later("pay", it) end,
  abilities = { pay = delayed { event = "conquer", by = ref(1), ends = "turn", run = function(game) game.gain_xp(1) end } },
}

scenario "390.5 what a stolen unit conquers it conquers for its controller" {
  p1 = { base = { { "Unit 3", owner = "p2" } }, hand = { "Wager" } },
  function(t)
    t.p1:play("Wager"):on("Unit 3")
    t:pass_all()
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_number("p1", "xp", 1)
  end }
