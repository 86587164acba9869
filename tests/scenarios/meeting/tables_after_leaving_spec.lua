-- SPDX-License-Identifier: MIT
-- Who concedes at an awkward moment (649-652), decided from the numbered rules: what was stolen, what
-- is attached, whose place is fought over, whose turn it is, and who has won by it.

use "../test_cards.lua"

test_card { id = "t-left-field", name = "Left Field", type = "battlefield",
  static { affects = units { at = "here" }, might = 2 },
}

test_card { id = "t-left-heights", name = "Left Heights", type = "battlefield",
  static { affects = "players", victory_score = 1 },
}

test_card { id = "t-left-knell", name = "Left Knell", type = "unit", cost = { energy = 0 }, might = 2,
  deathknell { run = function(game) game.draw(1) end },
}

test_card { id = "t-left-bolt", name = "Left Bolt", type = "spell", cost = { energy = 0 }, keywords = { "action" },
  targets = { exactly(2, unit {}) }, run = function(game, me, both) game.deal(1, both) end,
}

test_card { id = "t-left-gain", name = "Left Gain", type = "spell", cost = { energy = 0 },
  targets = { player { enemy = true } }, run = function(game, me, who) game.gain_xp(2, { by = who }) game.draw(1) end,
}

test_card { id = "t-left-hold", name = "Left Hold", type = "unit", cost = { energy = 0 }, might = 2,
  when { event = "hold", run = function(game) game.draw(1) end },
  when { event = "hold", run = function(game) game.gain_xp(1) end },
}

scenario "652.1, 719.5 a stolen unit of who leaves goes, the gear of its controller stays and is recalled" {
  players = 3, turn = "p2",
  p1 = {},
  p2 = { at = { ["West Field"] = { { "Unit 3", owner = "p1", attached = { "Long Sword" } } } } },
  function(t)
    t:expect("Unit 3"):might(5)
    t.p1:concede()
    t:expect("Unit 3"):gone()
    t:expect("Long Sword"):at "base":controlled_by "p2":unattached()
    t:expect_control("Blank Battlefield", "nobody")
  end }

scenario "652.1 his gear on another's unit goes, and with it its Might Bonus" {
  players = 3, turn = "p2",
  p2 = { at = { ["East Field"] = { { "Unit 3", attached = { { "Long Sword", owner = "p1", controller = 0 } } } } } },
  function(t)
    t:expect("Unit 3"):might(5)
    t.p1:concede()
    t:expect("Unit 3"):might(3):at "East Field"
    t:expect("Long Sword"):gone()
  end }

scenario "652.1 his gear that another controls goes too" {
  players = 3, turn = "p2",
  p2 = { at = { ["East Field"] = { { "Unit 3", attached = { { "Long Sword", owner = "p1", controller = 1 } } } } } },
  function(t)
    t.p1:concede()
    t:expect("Unit 3"):might(3):at "East Field"
    t:expect("Long Sword"):gone()
  end }

scenario "652.1, 427.2.a banished units have not died, so no Deathknell" {
  players = 3, turn = "p2",
  p2 = { base = { { "Left Knell", owner = "p1" } } },
  function(t)
    t.p1:concede()
    t:expect("Left Knell"):gone()
    t:expect_no_event("die")
    t:expect_chain(0)
    t:expect(t.p2.hand):count(0)
  end }

scenario "652.2.c in a combat of the others his battlefield's bonus ends, and the combat goes on" {
  players = 3, battlefields = { "West Field", "East Field", "Left Field" },
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["Left Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 4", "Left Field")
    t:expect("Unit 3"):might(5):defending()
    t.p3:concede()
    t:expect("Unit 3"):might(3):defending():at "Blank Battlefield"
    t:expect("Unit 4"):attacking():might(4)
    t:combat()
    t:expect("Unit 3"):in_zone "trash"
    t:expect_control("Blank Battlefield", "p1")
    t:expect_points("p1", 1)
  end }

scenario "323.1, 467 with the tied opponent gone who has enough points wins" {
  players = 3, turn = "p1",
  p1 = { points = 8 }, p2 = { points = 3 }, p3 = { points = 8 },
  function(t)
    t:expect_winner "nobody"
    t.p3:concede()
    t:expect_winner "p1"
  end }

scenario "323.1, 652.2.c with the battlefield that asked for more points gone they are enough" {
  players = 3, battlefields = { "West Field", "East Field", "Left Heights" },
  p1 = { points = 8 },
  function(t)
    t:expect_winner "nobody"
    t.p3:concede()
    t:expect_winner "p1"
  end }

scenario "652.5.a.1 the turn player leaves in the showdown he began: the others pass, nobody has the place" {
  players = 3,
  p1 = { base = { "Unit 2" } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t.p1:pass()
    t:expect_decision("p2", "focus")
    t.p1:concede()
    t:expect_decision("p2", "focus")
    t.p2:pass()
    t.p3:pass()
    t:expect_control("East Field", "nobody")
    t:expect_decision("p2", "turn")
  end }

scenario "359.3.e.8 of two targets one left with its player: the other is dealt its damage" {
  players = 3, turn = "p2",
  p1 = { base = { "Unit 4" } },
  p2 = { hand = { "Left Bolt" } },
  p3 = { base = { "Unit 5", "Unit 6" } },
  function(t)
    t.p2:play "Left Bolt":choose("Unit 4", "Unit 5")
    t.p1:concede()
    t:pass_all()
    t:expect("Unit 5"):damage(1)
    t:expect("Unit 4"):gone()
  end }

scenario "359.3.e.5 a player who left is no legal target any more; the rest is done" {
  players = 3, turn = "p2",
  p2 = { hand = { "Left Gain" } },
  function(t)
    t.p2:play "Left Gain":choose "p1"
    t.p1:concede()
    t:pass_all()
    t:expect(t.p2.hand):count(1)
    t:expect_number("p3", "xp", 0)
  end }

scenario "652.4, 652.5.a.1 the turn player leaves while ordering what a hold triggered: the next one plays" {
  players = 3, turn = "p3",
  p1 = { at = { ["West Field"] = { "Left Hold" } } },
  function(t)
    t.p3:end_turn()
    t.p1:concede()
    t:expect_decision("p2", "turn")
    t:expect_chain(0)
    t:expect_no_event("resolve")
  end }

scenario "737, 652.5.a.1 who leaves in an additional turn of his is followed as ever" {
  players = 3, turn = "p1",
  p1 = { hand = { "Left Again" } },
  function(t)
    t.p1:play "Left Again"
    t:pass_all()
    t:next_turn()
    t:expect_decision("p1", "turn")
    t.p1:concede()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p3", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
  end }

test_card { id = "t-left-again", name = "Left Again", type = "spell", cost = { energy = 0 },
  run = function(game) game.extra_turn() end,
}

scenario "652.1 in a combat with another's unit that he owns it goes, and the defender keeps the place" {
  players = 3, turn = "p2",
  p2 = { base = { { "Unit 5", owner = "p1" } } },
  p3 = { at = { ["North Field"] = { "Unit 2" } } },
  function(t)
    t.p2:move("Unit 5", "North Field")
    t.p1:concede()
    t:expect("Unit 5"):gone()
    t:combat()
    t:expect_control("North Field", "p3")
    t:expect("Unit 2"):at "North Field"
    t:expect_points("p2", 0)
    t:expect_decision("p2", "turn")
  end }

test_card(function()
  return card { id = "t-left-brush", name = "Left Brush", type = "spell", cost = { energy = 0 },
    targets = { battlefield {} },
    run = function(game, me, field) game.replace(field, "Brush") end }
end)
test_card(function()
  return card { id = "t-left-back", name = "Left Back", type = "spell", cost = { energy = 0 },
    targets = { battlefield {} },
    run = function(game, me, field) game.swap_back(field) end }
end)
test_card { id = "t-left-guard", name = "Left Guard", type = "unit", might = 1, cost = { energy = 0 },
  instead_of { event = "die", subject = units { other = true }, optional = true,
    run = function(game, me) game.recall(game.event.subject) end },
}
test_card(function()
  return card { id = "t-left-mime", name = "Left Mime", type = "spell", cost = { energy = 0 },
    targets = { unit { mine = true }, unit { enemy = true } },
    run = function(game, me, one, other) game.become_copy(one, other) end }
end)
test_card(function()
  return card { id = "t-left-kill", name = "Left Kill", type = "spell", cost = { energy = 0 },
    targets = { unit {} }, run = function(game, me, one) game.kill(one) end }
end)
test_card { id = "t-left-drum", name = "Left Drum", type = "unit", might = 2, cost = { energy = 0 },
  static { affects = "me", might = 3 },
}

scenario "652.2 his battlefield that another's token replaced is not in use: the token stays, and nothing comes back" {
  players = 3, turn = "p2",
  p2 = { hand = { "Left Brush", "Left Back" }, at = { ["West Field"] = { "Bird" } } },
  function(t)
    t.p2:play "Left Brush":on "West Field"
    t:pass_all()
    t:expect("Bird"):might(2)
    t.p1:concede()
    t:expect("Bird"):might(2):at "Brush"
    t.p2:play "Left Back":on "Brush"
    t:pass_all()
    t:expect("Bird"):might(2):at "Brush"
  end }

scenario "652.2, 438 the battlefield of another that his token replaced was not contributed by him" {
  players = 3, turn = "p1",
  p1 = { hand = { "Left Brush" } },
  p2 = { hand = { "Left Back" }, at = { ["East Field"] = { "Bird" } } },
  function(t)
    t.p1:play "Left Brush":on "East Field"
    t:pass_all()
    t.p1:concede()
    t.p2:no() -- what holding it triggered
    t:expect("Bird"):might(2):at "Brush"
    t.p2:play "Left Back":on "Brush"
    t:pass_all()
    t:expect("Bird"):might(1):at "East Field"
  end }

scenario "651.3 who leaves while asked whether to save a unit of another saves nothing" {
  players = 3, turn = "p2",
  p1 = { base = { "Left Guard" } },
  p2 = { hand = { "Left Kill" } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p2:play "Left Kill":on "Unit 3"
    t:pass_all()
    t:expect_decision "p1"
    t.p1:concede()
    t:expect("Unit 3"):in_zone "trash"
    t:expect_decision("p2", "turn")
  end }

scenario "472.1.b a copy of a unit whose player left stays a copy" {
  players = 3, turn = "p2",
  p1 = { base = { "Left Drum" } },
  p2 = { hand = { "Left Mime" }, base = { "Unit 1" } },
  function(t)
    t.p2:play "Left Mime":on("Unit 1", "Left Drum")
    t:pass_all()
    t:expect("p2's Left Drum"):might(5)
    t.p1:concede()
    t:expect("p2's Left Drum"):might(5)
  end }

scenario "464, 466.1.b.1 a token in a removed battlefield's place counts among every battlefield" {
  players = 3, turn = "p2",
  p1 = {},
  p2 = { points = 7, base = { "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    t.p1:concede()
    t.p2:move("Unit 2", "East Field") t:showdown_pass()
    t:expect_points("p2", 7)
    t.p2:move("Unit 3", "North Field") t:showdown_pass()
    t:expect_points("p2", 7)
    t:expect(t.p2.hand):count(2)
    t.p2:move("Unit 4", "Blank Battlefield") t:showdown_pass()
    t:expect_winner "p2"
  end }

scenario "652.2.b the hidden card of another at his battlefield can be played from there" {
  players = 3, turn = "p2",
  p2 = { at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Lurker" } },
  function(t)
    t.p1:concede()
    t.p2:play "Lurker"
    t:expect("Lurker"):at "Blank Battlefield"
  end }

scenario "652.1 his hidden card at another's battlefield goes, and there is room for one" {
  players = 3, turn = "p1", controls = { ["East Field"] = "p1" },
  p1 = { at = { ["East Field"] = { "Unit 2" } }, facedown = { ["East Field"] = "Lurker" } },
  function(t)
    t.p1:concede()
    t:expect("Lurker"):gone()
    t:expect_control("East Field", "nobody")
    t:expect_decision("p2", "turn")
  end }

scenario "652.4 his ability on the chain above another's spell goes, the spell resolves" {
  players = 3, turn = "p2",
  p1 = { base = { "Quick Sage" } },
  p2 = { hand = { "Left Kill" } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p2:play "Left Kill":on "Unit 3"
    t.p2:pass() t.p3:pass()
    t.p1:use "Quick Sage"
    t:expect_chain(2)
    t.p1:concede()
    t:expect_chain(1)
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
    t:expect_event("counter", "Quick Sage")
  end }

scenario "483, 652 of four two leave: the two others play on, and the second of them that leaves loses" {
  players = 4, turn = "p3",
  function(t)
    t.p2:concede()
    t.p4:concede()
    t:expect_decision("p3", "turn")
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:expect_decision("p3", "turn")
    t.p1:concede()
    t:expect_winner "p3"
  end }

test_card { id = "t-left-l1", name = "Left Grab", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { spell { enemy = true } }, run = function(game, me, it) game.control_item(it) end,
}
test_card { id = "t-left-l2", name = "Left Draw", type = "spell", cost = { energy = 0 }, run = function(game) game.draw(2) end }
test_card { id = "t-left-l3", name = "Left Swap", type = "spell", cost = { energy = 0 },
  targets = { unit { mine = true }, unit { enemy = true } }, run = function(game, me, one, two) game.exchange_control(one, two, { lasts = "turn" }) end,
}
test_card { id = "t-left-l4", name = "Left Dust", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, one) game.give(one, { keyword = "temporary" }) end,
}
test_card { id = "t-left-l5", name = "Left Mourn", type = "unit", might = 1, cost = { energy = 0 },
  when { event = "die", run = function(game) game.draw(1) end },
}
test_card { id = "t-left-l6", name = "Left Slay", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, one) game.kill(one) end,
}

scenario "652.3 a spell that he owns and another controls leaves the chain with him" {
  players = 3, p1 = { hand = { "Left Draw" } }, p2 = { hand = { "Left Grab" } },
  function(t)
    t.p1:play "Left Draw" t.p1:pass()
    t.p2:play "Left Grab":on "Left Draw"
    t:resolve()
    t:expect("Left Draw"):controlled_by "p2"
    t.p1:concede()
    t:expect_chain(0)
    t:expect(t.p2.hand):count(1) -- its own draw of the turn that has begun
    t:expect_decision("p2", "turn")
  end }

scenario "652.4, 425.1.a a spell of another that he controls is countered, into its owner's trash" {
  players = 3, turn = "p2", p2 = { hand = { "Left Draw" } }, p1 = { hand = { "Left Grab" } },
  function(t)
    t.p2:play "Left Draw" t.p2:pass() t.p3:pass()
    t.p1:play "Left Grab":on "Left Draw"
    t:resolve()
    t.p1:concede()
    t:expect_chain(0)
    t:expect(t.p2.trash):is { "Left Draw" }
    t:expect(t.p2.hand):count(0)
    t:expect_decision("p2", "turn")
  end }

scenario "652.1 exchanged units of his and another's: both go" {
  players = 3, turn = "p2", p2 = { hand = { "Left Swap" }, base = { "Unit 2" } }, p1 = { base = { "Unit 3" } }, p3 = { base = { "Unit 4" } },
  function(t)
    t.p2:play "Left Swap":on("Unit 2", "Unit 3") t:pass_all()
    t:expect("Unit 3"):controlled_by "p2"
    t.p1:concede()
    t:expect("Unit 3"):gone()
    t:expect(t.p2.banishment):is { "Unit 2" }
    t:expect("Unit 4"):at "base"
    t:next_turn()
    t:expect_decision("p3", "turn")
  end }

scenario "651.3, 816.1.b what he gave to another's unit lasts" {
  players = 3, p1 = { hand = { "Left Dust" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play "Left Dust":on "Unit 2" t:pass_all()
    t.p1:concede()
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "652.4 of triggers of one moment only his go" {
  players = 3, turn = "p2", p1 = { base = { "Left Mourn" } }, p2 = { base = { "Left Mourn" }, hand = { "Left Slay" } }, p3 = { base = { "Left Mourn", "Unit 2" } },
  function(t)
    t.p2:play "Left Slay":on "Unit 2"
    t:resolve()
    t:expect_chain(3)
    t.p1:concede()
    t:expect_chain(2)
    t:pass_all()
    t:expect(t.p2.hand):count(1)
    t:expect(t.p3.hand):count(1)
  end }

scenario "651.3, 652.5.a.1 the turn player concedes while asked where the showdown begins: of what is left it begins elsewhere" {
  players = 3,
  p1 = { base = { "Unit 3" }, hand = { "Void Assault" }, pool = { energy = 2, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" }, ["East Field"] = { "Unit 1" } } }, p3 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Void Assault"):choose("West Field"):on("Unit 5"):choose("East Field")
    t:resolve()
    t:expect_decision("p1", "323.11")
    t.p1:concede()
    t:expect_events(1, "combat")
    t:expect("Unit 5"):attacking()
    t:expect_decision("p3", "focus")
    t:combat()
    t:expect_control("East Field", "p3")
    t:expect_decision("p2", "turn")
  end }

scenario "651.3 an attacker concedes while the turn player is asked where: only the other place is left" {
  players = 3,
  p1 = { base = { "Unit 3" }, hand = { "Void Assault" }, pool = { energy = 2, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" }, ["East Field"] = { "Unit 1" } } }, p3 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Void Assault"):choose("West Field"):on("Unit 5"):choose("East Field")
    t:resolve()
    t:expect_decision("p1", "323.11")
    t.p3:concede()
    t:expect("Unit 3"):attacking()
    t:combat()
    t:expect_control("East Field", "p2")
    t:expect_decision("p1", "turn")
  end }

scenario "652, 323.11 the defender of one place concedes: the attacker there is alone, and the turn player is asked again" {
  players = 4,
  p1 = { base = { "Unit 3" }, hand = { "Void Assault" }, pool = { energy = 2, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } }, p3 = { base = { "Unit 5" } },
  p4 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Void Assault"):choose("West Field"):on("Unit 5"):choose("East Field")
    t:resolve()
    t.p4:concede()
    t:expect_decision("p1", "323.11")
    t.p1:choose("East Field")
    t:expect_no_event("combat", "East Field")
    t:showdown_pass()
    t:expect_control("East Field", "p3")
    t:expect_event("combat", "West Field")
    t:combat()
  end }
