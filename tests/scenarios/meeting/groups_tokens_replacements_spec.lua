-- SPDX-License-Identifier: MIT
-- Rules that the engine follows and no other scenario names.

use "../test_cards.lua"
use "../actions/438_objects_spec.lua"

test_card { id = "t-9700", name = "Desert Song", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { tags = "Shurima" }, might = 2 },
}
test_card { id = "t-9701", name = "Engineer", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { tags = "Mech" }, might = 2 },
}
test_card { id = "t-9702", name = "Spread", type = "spell", cost = { energy = 1 },
  targets = { split(5, any_number(unit {})) },
  run = function(game, me, them) game.deal_split(5, them) end,
}
test_card(function()
  local enemies = units { enemy = true }
  return card { id = "t-9703", name = "Stormcaller", type = "unit", cost = { energy = 1 }, might = 3,
    when_played { run = function(game, me) game.deal(1, game.all(enemies)) end },
  }
end)
test_card { id = "t-9704", name = "Quick Saint", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "reaction" },
  instead_of { event = "die", subject = units { friendly = true, other = true },
    run = function(game, me) game.recall(game.event.subject) end },
}
test_card { id = "t-9705", name = "Unmask", type = "spell", cost = { energy = 1 },
  targets = { unit {} }, run = function(game, me, it) game.swap_back(it) end,
}
test_card { id = "t-9706", name = "Vulture", type = "unit", cost = { energy = 1 }, might = 2,
  when { event = "banish", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-9707", name = "Round Up", type = "spell", cost = { energy = 1 },
  targets = { any_number(unit {}, { total = { might = at_most(4) } }) },
  run = function(game, me, them) game.deal(1, them) end,
}
test_card { id = "t-9708", name = "Prowler", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "ambush" },
}
test_card { id = "t-9709", name = "Armoury", type = "gear", cost = { energy = 1 },
  static { affects = units { friendly = true }, keywords = { "weaponmaster" } },
}
test_card { id = "t-9712", name = "Smith", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "weaponmaster" },
}
test_card { id = "t-9710", name = "Fellow", type = "spell", cost = { energy = 1 },
  run = function(game, me)
    game.give(game.create "Recruit", { might = 2, lasts = "turn" })
  end,
}
test_card { id = "t-9711", name = "Road Song", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { keyword = "ganking" }, might = 3 },
}

scenario "144.4.a.1 where two other players have units nobody else moves to" {
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 3" }, ["East Field"] = { "Unit 1" } } },
  p3 = { at = { ["West Field"] = { "Unit 4" } } },
  controls = { ["West Field"] = "p2" },
  function(t)
    t:combat()
    assert(not t:offered(t.p1, "move", "Unit 2", "West Field"), "to two other players")
    assert(t:offered(t.p1, "move", "Unit 2", "East Field"), "to one other player")
  end }

scenario "181.3 an effect that makes a token may give it something" {
  p1 = { hand = { "Fellow" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Fellow"
    t:pass_all()
    t:expect("Recruit"):might(3)
    t:next_turn()
    t:expect("Recruit"):might(1)
  end }

scenario "184.3 a Sand Soldier has 2 Might and the tag Shurima" {
  p1 = { base = { "Sand Soldier", "Unit 2" } },
  p2 = { base = { "Sand Soldier", "Desert Song" } },
  function(t)
    t:expect("Sand Soldier#1"):might(4)
    t:expect("Unit 2"):might(2)
  end }

scenario "184.4 a Mech has 3 Might and the tag Mech" {
  p1 = { base = { "Mech", "Unit 3", "Engineer" } },
  function(t)
    t:expect("Mech"):might(5)
    t:expect("Unit 3"):might(3)
  end }

scenario "184.5 Gold is exhausted and killed for a Power of any domain" {
  p1 = { base = { "Gold", { "Gold", exhausted = true } } },
  function(t)
    t.p1:use "Gold#1"
    t:expect(t.p1.base):is { "Gold" }
    t:expect(t.p1.trash):count(0)
    t:expect_number("p1", "any", 1)
    t:expect_chain(0)
    t:cannot(t.p1, "use", "Gold") -- exhausted
  end }

scenario "184.7 a Bird has 1 Might and Deflect" {
  p1 = { hand = { "Bolt", "Bolt" }, pool = { energy = 2, fury = 1 } },
  p2 = { base = { "Bird", "Unit 5" } },
  function(t)
    t:expect("Bird"):might(1)
    t.p1:play("Bolt"):on "Bird"
    t:expect_number("p1", "fury", 0)
    t:pass_all()
    t:expect("Bird"):gone()
  end }

scenario "323.2.b who takes a unit in a combat has it on his side" {
  p1 = { base = { "Unit 3" }, hand = { "Steal" }, runes = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:expect("Unit 4"):defending()
    t.p1:play("Steal"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):attacking()
    t:expect("Unit 4"):attribute("defending", 0)
    t:expect("Unit 2"):defending()
  end }

scenario "355.10.e what each player chooses himself is no target" {
  p1 = { hand = { "Cull the Weak" }, pool = { energy = 2, order = 1 }, base = { "Unit 1" } },
  p2 = { base = { "Deflector", "Unit 3" } },
  function(t)
    t.p1:play "Cull the Weak"
    t:pass_all()
    t.p2:choose "Deflector"
    t:expect("Deflector"):in_zone "trash"
    t:expect_no_event "choose"
  end }

scenario "355.11, 355.11.a what is asked of a group is asked of all its targets together" {
  p1 = { hand = { "Round Up" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Round Up"
    assert(t:accepts(t.p1, "Unit 1", "Unit 2"))
    assert(t:accepts(t.p1, "Unit 1", "Unit 3"))
    assert(not t:accepts(t.p1, "Unit 2", "Unit 3"))
    t.p1:choose("Unit 1", "Unit 3")
    t:pass_all()
    t:expect("Unit 3"):damage(1)
    t:expect("Unit 2"):damage(0)
  end }

scenario "355.14.a, 355.14.b the units that share damage are targets, chosen before anybody has priority" {
  p1 = { hand = { "Spread" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 6", "Unit 7", "Unit 8" } },
  function(t)
    t.p1:play("Spread"):choose("Unit 6", "Unit 8")
    t:expect_decision("p1", "priority")
    t:expect_event("choose", "Unit 6")
    t:expect_event("choose", "Unit 8")
    t:expect_no_event("choose", "Unit 7")
    t:resolve()
    t:expect_no_option "Unit 7"
    t.p1:assign { ["Unit 6"] = 2, ["Unit 8"] = 3 }
    t:expect("Unit 8"):damage(3)
  end }

scenario "355.14.d each unit that shares damage is chosen by itself" {
  p1 = { hand = { "Spread" }, runes = { fury = 1 }, base = { "Idol", "Idol", "Idol" } },
  function(t)
    t.p1:play("Spread"):choose("Idol#1", "Idol#2")
    t.p1:order { "Idol#1", "Idol#2" }
    t:expect_chain(3)
    t:resolve()
    t:resolve()
    t:expect(t.p1.hand):count(2)
  end }

scenario "355.14.f, 355.14.g each unit that shares damage gets one at least" {
  p1 = { hand = { "Spread" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 6", "Unit 7" } },
  function(t)
    t.p1:play("Spread"):choose("Unit 6", "Unit 7")
    t:resolve()
    t.p1:assign { ["Unit 6"] = 4 }
    t:expect("Unit 6"):damage(4)
    t:expect("Unit 7"):damage(1)
  end }

scenario "355.14.i what was paid and drawn for choosing stays when the target is gone" {
  p1 = { hand = { "Spread" }, pool = { energy = 1, fury = 1 }, base = { "Idol" } },
  p2 = { base = { "Deflector" }, hand = { "Bounce", "Bounce" }, runes = { calm = 2 } },
  function(t)
    t.p1:play("Spread"):choose("Idol", "Deflector")
    t:expect_number("p1", "fury", 0)
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t.p1:pass()
    t.p2:play("Bounce"):on "Deflector"
    t:resolve()
    t:pass_all()
    t:expect("Idol"):in_zone "trash"
    t:expect_number("p1", "fury", 0)
    t:expect(t.p1.hand):count(1)
  end }

scenario "359.3.f.4 who is an enemy is looked at as the triggered ability does it" {
  p1 = { hand = { "Stormcaller", "Steal" }, runes = { fury = 2 } },
  p2 = { base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play "Stormcaller"
    t.p1:play("Steal"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):damage(0)
    t:expect("Unit 4"):damage(1)
  end }

scenario "359.3.f.4 an enemy is one of who controls the ability, whoever has its source by then" {
  p1 = { hand = { "Stormcaller" }, runes = { fury = 1 }, base = { "Unit 2" } },
  p2 = { base = { "Unit 4" }, hand = { "Steal" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Stormcaller")
    t.p1:pass()
    t.p2:play("Steal"):on "Stormcaller"
    t:pass_all()
    t:expect("Stormcaller"):damage(1):controlled_by "p2"
    t:expect("Unit 4"):damage(1)
    t:expect("Unit 2"):damage(0)
  end }

scenario "368.1 a replacement effect is a passive ability: it works on the board, not in a hand" {
  p1 = { base = { "Unit 2" }, hand = { "Saint" } },
  p2 = { base = { "Unit 3", "Saint" }, hand = { "Slay", "Slay" }, runes = { calm = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Slay"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
    t.p2:play("Slay"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at "base"
  end }

scenario "370.3 a replacement that came onto the board before the event applies" {
  p1 = { base = { "Unit 2" }, hand = { "Quick Saint" }, runes = { fury = 1 } },
  p2 = { hand = { "Slay" }, runes = { calm = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Slay"):on "Unit 2":pass()
    t.p1:play "Quick Saint"
    t:pass_all()
    t:expect("Unit 2"):at "base"
    t:expect_no_event("die", "Unit 2")
  end }

scenario "374 a replacement effect is of who controls its source" {
  p1 = { base = { "Unit 2" }, hand = { "Steal", "Slay", "Slay" }, runes = { fury = 3 } },
  p2 = { base = { "Saint", "Unit 3" } },
  function(t)
    t.p1:play("Steal"):on "Saint"
    t:pass_all()
    t.p1:play("Slay"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
    t.p1:play("Slay"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):at "base"
  end }

scenario "438.3.a, 438.3.b.1 what is replaced is a target, and becomes the token that is named" {
  p1 = { hand = { "Recruit Him" }, runes = { fury = 1 }, base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Recruit Him"):on "Unit 4"
    t:expect_event("choose", "Unit 4")
    t:pass_all()
    t:expect(t.p1.base):is { "Unit 3", "Recruit" }
  end }

scenario "438.5, 438.5.a what was replaced lies in Banishment and has not been banished" {
  p1 = { hand = { "Recruit Him", "Exile" }, runes = { fury = 2 }, base = { "Vulture", "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Recruit Him"):on "Unit 4"
    t:pass_all()
    t:expect(t.p1.banishment):is { "Unit 4" }
    t:expect_chain(0)
    t:expect(t.p1.hand):count(1)
    t.p1:play("Exile"):on "Unit 3"
    t:pass_all()
    t:expect(t.p1.hand):count(1) -- the Vulture has seen this one
  end }

scenario "438.6, 438.6.a a token that is replaced is gone; the new one stands" {
  p1 = { hand = { "Recruit Him" }, runes = { fury = 1 }, base = { "Bird", "Unit 4" } },
  function(t)
    t.p1:play("Recruit Him"):on "Bird"
    t:pass_all()
    t:expect(t.p1.base):is { "Unit 4", "Recruit" }
    t:expect(t.p1.banishment):count(0)
  end }

scenario "438.7, 438.7.b swapped back, the card has what the token had" {
  p1 = { hand = { "Recruit Him", "Grow", "Unmask" }, runes = { fury = 3 },
    at = { ["West Field"] = { { "Unit 4", buffs = 1, exhausted = true } } } },
  function(t)
    t.p1:play("Recruit Him"):on "Unit 4"
    t:pass_all()
    t.p1:play("Grow"):on "Recruit"
    t:pass_all()
    t.p1:play("Unmask"):on "Recruit"
    t:pass_all()
    t:expect("Unit 4"):at("West Field"):buffed():exhausted():might(7)
    t:expect(t.p1.banishment):count(0)
  end }

scenario "439.2.a, 439.4, 439.4.a what is created is its creator's, and goes where its kind may go" {
  p2 = { hand = { "Deputy" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play "Deputy"
    t:pass_all()
    t:expect(t.p2.base):has "Recruit"
    t:expect("Recruit"):owned_by("p2"):controlled_by("p2")
    t:next_turn()
    t:next_turn()
    t.p2:move("Recruit", "West Field")
    t:combat()
    t:expect_control("West Field", "p2")
  end }

scenario "439.2.b.4 a created battlefield comes to the battlefields" {
  p1 = { hand = { "Found Land" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Found Land"
    t:pass_all()
    t:expect("Marsh"):in_zone "battlefields"
    t:expect(t:zone("battlefields", 1)):is { "West Field", "East Field", "Marsh" }
  end }

scenario "439.3.a a created token is a token: nothing of it is left in the trash" {
  p1 = { hand = { "Deputy", "Slay" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Deputy"
    t:pass_all()
    t.p1:play("Slay"):on "Recruit"
    t:pass_all()
    t:expect("Recruit"):gone()
    t:expect(t.p1.trash):is { "Deputy", "Slay" }
  end }

scenario "471.1, 472.1.a layer after layer, each effect once: the tag, the Might it brings, the increase" {
  p1 = { at = { ["West Field"] = { "Captain", "Yordle Herald", "Unit 2" } }, base = { "Yordle Trainer", "Unit 3" } },
  function(t)
    t:expect("Unit 2"):might(7)
    t:expect("Yordle Herald"):might(3)
    t:expect("Unit 3"):might(3)
  end }

scenario "472.2.a a keyword that is given counts for an effect that asks for it" {
  p1 = { base = { "Unit 2", "Drill Sergeant" } },
  p2 = { base = { "Road Song", "Ganker" } },
  function(t)
    t:expect("Unit 2"):might(5)
    t:expect("Ganker"):might(5)
    t:expect("Drill Sergeant"):might(2)
    t:expect("Road Song"):might(2)
  end }

scenario "822.1.b Ambush: as a reaction, to a battlefield with own units and nowhere else" {
  p1 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Prowler" }, runes = { fury = 1 } },
  p2 = { hand = { "Study" }, runes = { calm = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Study"):pass()
    t.p1:play("Prowler"):at "West Field"
    t:expect("Prowler"):at "West Field"
  end }

scenario "822.1.b Ambush: not as a reaction to a battlefield without own units" {
  p1 = { base = { "Unit 2" }, hand = { "Prowler" }, runes = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Study" }, runes = { calm = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Study"):pass()
    t:cannot(t.p1, "play", "Prowler")
  end }

scenario "359.3.f.3.a what a delayed ability speaks of is fixed as it is made: the battlefield that was held" {
  p1 = { base = { "Unit 3" }, hand = { "Bounce" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Iascylla" } } },
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t.p2:yes():pass()
    t.p1:play("Bounce"):on "Iascylla"
    t:resolve()
    t:expect(t.p2.hand):has "Iascylla"
    t:pass_all()
    t:expect("Unit 3"):at "East Field"
  end }

scenario "821.1.c.7 Weaponmaster twice is two abilities that may choose different Equipment" {
  p1 = { base = { "Armoury", "Long Sword", "Doran's Blade" }, hand = { "Smith" }, pool = { energy = 5, any = 5 } },
  function(t)
    t.p1:play("Smith"):yes():yes()
    t.p1:on "Long Sword"
    t.p1:on "Doran's Blade"
    t:expect_chain(2)
    t:pass_all()
    t:expect("Long Sword"):attached_to "Smith"
    t:expect("Doran's Blade"):attached_to "Smith"
  end }

scenario "821.1.d two abilities of Weaponmaster may choose the same Equipment, each for itself" {
  p1 = { base = { "Armoury", "Long Sword", "Doran's Blade" }, hand = { "Smith" }, pool = { energy = 5, any = 5 } },
  function(t)
    t.p1:play("Smith"):yes():yes()
    t.p1:on "Long Sword"
    t.p1:on "Long Sword"
    t:expect_chain(2)
    t:resolve()
    t:expect("Long Sword"):attached_to "Smith"
    t:resolve()
    t:expect("Long Sword"):attached_to "Smith"
    t:expect("Doran's Blade"):unattached()
  end }

scenario "427.3 a card may speak of what it banished itself, and of nothing else in Banishment" {
  p1 = { hand = { "Cursed Sarcophagus" }, pool = { energy = 12, chaos = 1 }, trash = { "Unit 3", "Study" },
    banishment = { "Unit 4" } },
  function(t)
    t.p1:play "Cursed Sarcophagus"
    t:pass_all()
    t:expect(t.p1.banishment):is { "Unit 3", "Unit 4" }
    t.p1:use "Cursed Sarcophagus"
    t:expect_event("choose", "Unit 3") -- the only one
    t:expect_no_event("choose", "Unit 4")
  end }

scenario "482.6 in a free for all of three the first to reach eight points wins, in one game" {
  format = "ffa3", p1 = { points = 6, at = { ["West Field"] = { "Unit 1" } } }, turn = "p3", p2 = { points = 7 },
  function(t)
    t:next_turn()
    t:expect_points("p1", 7)
    t:expect_winner "nobody"
    for _ = 1, 3 do t:next_turn() end
    t:expect_winner "p1"
  end }

scenario "483.6 in a free for all of four the first to reach eight points wins, in one game" {
  format = "ffa4", p1 = { points = 6, at = { ["West Field"] = { "Unit 1" } } }, turn = "p4", p2 = { points = 7 },
  function(t)
    t:next_turn()
    t:expect_points("p1", 7)
    t:expect_winner "nobody"
    for _ = 1, 4 do t:next_turn() end
    t:expect_winner "p1"
  end }

scenario "484.6 of two teams the first to reach eleven points wins, in one game" {
  format = "2v2", p1 = { points = 4, at = { ["West Field"] = { "Unit 1" } } }, turn = "p4",
  p2 = { points = 10 }, p3 = { points = 6 },
  function(t)
    t:expect_winner "nobody"
    t:next_turn()
    t:expect_winner "p3"
  end }
