-- SPDX-License-Identifier: MIT
-- Rules the core cites and no other scenario names: game actions, combat, scoring,
-- layers, conceding, keywords (413-817).

use "../test_cards.lua"

test_card { id = "t-9540", name = "Sent Champion", type = "spell", cost = { energy = 1 },
  targets = { unit { friendly = true }, unit { enemy = true } },
  run = function(game, me, mine, theirs) game.deal(2, theirs, { by = mine }) end,
}
test_card { id = "t-9541", name = "Own Blow", type = "spell", cost = { energy = 1 },
  targets = { unit { enemy = true } },
  run = function(game, me, it) game.deal(2, it) end,
}
test_card { id = "t-9542", name = "Head Price", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it)
    game.later("claim", it)
    game.deal(2, it)
  end,
  abilities = {
    claim = delayed { event = "die", subject = ref(1), killed_by_this = true, once = true,
      ends = "turn", run = function(game, me) game.draw(1) end },
  },
}
test_card { id = "t-9543", name = "Foresee Two", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.predict(2) end,
}
test_card { id = "t-9544", name = "Back Tank", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "tank", "backline" },
}
test_card { id = "t-9545", name = "Bleeder", type = "unit", cost = { energy = 1 }, might = 4,
  when { event = "damage", subject = "me", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-9546", name = "Topple", type = "spell", cost = { energy = 1 },
  targets = { unit { mighty = true } },
  run = function(game, me, it) game.kill(it) end,
}
test_card { id = "t-9547", name = "Recall the Mighty", type = "spell", cost = { energy = 1 },
  targets = { card { zone = "trash", mine = true, mighty = true } },
  run = function(game, me, it) game.return_to_hand(it) end,
}
test_card { id = "t-9548", name = "Last Bastion", type = "unit", cost = { energy = 1 }, might = 2,
  deathknell { targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, enemy) game.deal(1, enemy) end },
}
test_card { id = "t-9549", name = "Legionary", type = "unit", cost = { energy = 1 }, might = 2,
  when_played { if_ = number.you("finalized"):at_least(2),
    run = function(game, me) game.draw(1) end },
}
test_card { id = "t-9550", name = "Double Seer", type = "unit", cost = { energy = 1 }, might = 1,
  keywords = { vision = 2 },
}
test_card { id = "t-9551", name = "Play It", type = "spell", cost = { energy = 1 },
  targets = { card { zone = "trash", mine = true } },
  run = function(game, me, it)
    game.play(it, { ignoring = "cost" })
    game.draw(1)
  end,
}
test_card { id = "t-9552", name = "Rival", type = "unit", cost = { energy = 1 }, might = 4,
  static { affects = "me", might = 1,
    if_ = number.count(units { friendly = true, other = true, mighty = true }):at_most(0) },
}

test_card { id = "t-9553", name = "Blessing", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.start("bless", { lasts = "turn" }) end,
  abilities = {
    bless = static { affects = units { friendly = true, name = "Unit 4" }, might = 1,
      if_ = number.count(units { friendly = true, name = "Rival", mighty = true }):at_most(0) },
  },
}

scenario "413.4.b who cannot draw all cards burns out and draws the rest" {
  p1 = { hand = { "Draw Three" }, runes = { fury = 1 }, deck = { "Unit 1" },
    trash = { "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play "Draw Three"
    t:pass_all()
    t:expect_event "burn_out"
    t:expect_points("p2", 1)
    t:expect(t.p1.hand):count(3)
    t:expect(t.p1.hand):has "Unit 1"
  end }

scenario "413.4.b who draws the last card does not" {
  p1 = { hand = { "Draw Three" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Draw Three"
    t:pass_all()
    t:expect_no_event "burn_out"
    t:expect_points("p2", 0)
    t:expect(t.p1.hand):count(3)
  end }

scenario "417.1.e no damage is not dealt" {
  p1 = { hand = { "Zero" }, runes = { fury = 1 } }, p2 = { base = { "Bleeder" } },
  function(t)
    t.p1:play("Zero"):on "Bleeder"
    t:pass_all()
    t:expect_no_event("damage", "Bleeder")
    t:expect(t.p2.hand):count(0)
  end }

scenario "417.1.e one damage is" {
  p1 = { hand = { "Jab" }, runes = { fury = 1 } }, p2 = { base = { "Bleeder" } },
  function(t)
    t.p1:play("Jab"):on "Bleeder"
    t:pass_all()
    t:expect("Bleeder"):damage(1)
    t:expect(t.p2.hand):count(1)
  end }

scenario "417.6 what a spell deals itself has the spell as its source" {
  p1 = { base = { "Pyromancer", "Unit 3" }, hand = { "Own Blow" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Own Blow"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(3)
  end }

scenario "419.3 an effect may play a card" {
  p1 = { hand = { "Play It" }, runes = { fury = 1 }, trash = { "Unit 1", "Greeter" },
    base = { "Recruiter" } },
  function(t)
    t.p1:play("Play It"):on "Greeter"
    t:resolve()
    t:expect("Greeter"):at "base"
    t.p1:order { "Greeter", "Recruiter" }
    t:pass_all()
    t:expect(t.p1.hand):count(3) -- of the spell, the greeter, the recruiter
  end }

scenario "422.1.b what watches discards acts when the card lies in the trash" {
  p1 = { base = { "Scavenger" }, hand = { "Sift", "Filler" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Sift"
    t:resolve()
    t:expect(t.p1.trash):is { "Sift", "Filler" }
    t:expect_chain(1)
    t:expect("Scavenger"):unbuffed()
    t:resolve()
    t:expect("Scavenger"):buffed()
  end }

scenario "423.1.b a stunned unit deals no damage in combat" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { { "Unit 4", stunned = true } } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:combat()
    t:expect("Unit 3"):damage(0)
    t:expect("Unit 3"):at "base"
    t:expect_no_event("die", "Unit 3")
  end }

scenario "423.1.b the others at its side still do" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { { "Unit 4", stunned = true }, "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:pass()
    t.p2:pass()
    t.p1:order { "Unit 2", "Unit 4" }
    t:expect_event("damage", "Unit 3", 2)
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Unit 3"):at "base"
  end }

scenario "428.5 a death by its damage is the kill of the spell" {
  p1 = { hand = { "Head Price" }, runes = { fury = 1 } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Head Price"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
    t:expect(t.p1.hand):count(1)
  end }

scenario "428.5 a death by another spell is not" {
  p1 = { hand = { "Head Price", "Slay" }, runes = { fury = 2 } }, p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Head Price"):on "Unit 4"
    t:pass_all()
    t.p1:play("Slay"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):in_zone "trash"
    t:expect(t.p1.hand):count(0)
  end }

scenario "436.1.b who predicts puts the cards that stay into any order" {
  p1 = { hand = { "Foresee Two" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Foresee Two"
    t:pass_all()
    t.p1:choose()
    t:expect_decision("p1", "436.1.b")
    t.p1:order { "Unit 2", "Unit 1" }
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 1", "Unit 3" }
  end }

scenario "436.1.b with one card left there is nothing to order" {
  p1 = { hand = { "Foresee Two" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Foresee Two"
    t:pass_all()
    t.p1:choose "Unit 1"
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 3", "Unit 1" }
  end }

scenario "448 a move is followed by a cleanup" {
  rule = "448",
  p1 = { at = { ["West Field"] = { "Captain", { "Unit 2", damage = 2 }, "Unit 3" } } },
  function(t)
    t.p1:move("Captain", "base")
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Unit 3"):at "West Field"
  end }

scenario "448 which leaves units alone that can bear their damage" {
  rule = "448",
  p1 = { at = { ["West Field"] = { "Captain", { "Unit 2", damage = 1 } } } },
  function(t)
    t.p1:move("Captain", "base")
    t:expect("Unit 2"):at("West Field"):damage(1)
  end }

scenario "455.1 a showdown that enemies join becomes a combat" {
  p1 = { base = { "Unit 2" } },
  p2 = { base = { "Unit 1" }, hand = { "Push" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect_no_event("combat", "West Field")
    t.p1:pass()
    t.p2:play("Push"):on("Unit 1"):choose "West Field"
    t:pass_all()
    t:expect_event("combat", "West Field")
    t:combat()
    t:expect("Unit 1"):in_zone "trash"
    t:expect_control("West Field", "p1")
  end }

scenario "459.2 a combat opens with a combat showdown in which both may act" {
  p1 = { base = { "Unit 3" }, hand = { "Bolt" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, hand = { "Bolt" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect_event("combat", "East Field")
    t:expect_decision("p1", "focus")
    t:can(t.p1, "play", "p1's Bolt")
    t:expect("Unit 3"):damage(0)
    t.p1:pass()
    t:expect_decision("p2", "focus")
    t:can(t.p2, "play", "Bolt#2")
  end }

scenario "459.2 a running showdown becomes it, without starting over" {
  p1 = { base = { "Unit 2" } },
  p2 = { base = { "Unit 1" }, hand = { "Push" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:pass()
    t:forget()
    t.p2:play("Push"):on("Unit 1"):choose "West Field"
    t:pass_all()
    t:expect("Unit 2"):attacking()
    t:expect("Unit 1"):defending()
    t:expect_no_event("showdown", "West Field")
  end }

scenario "459.2.b.3 the units of who contested it attack" {
  p1 = { base = { "Unit 3", "Unit 4", "Unit 5" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move({ "Unit 3", "Unit 4" }, "East Field")
    t:expect("Unit 3"):attacking()
    t:expect("Unit 4"):attacking()
    t:expect("Unit 5"):attribute("attacking", 0)
    t:expect("Unit 2"):attribute("attacking", 0)
  end }

scenario "459.2.b.4 the units of the other player there defend" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 2", "Unit 1" } }, base = { "Unit 4" } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect("Unit 2"):defending()
    t:expect("Unit 1"):defending()
    t:expect("Unit 4"):attribute("defending", 0)
    t:expect("Unit 3"):attribute("defending", 0)
  end }

scenario "460.2.c.7 of Tank and Backline the assigning player takes one: Tank" {
  p1 = { base = { "Unit 2" } }, p2 = { at = { ["East Field"] = { "Back Tank", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t.p1:pass()
    t.p2:pass()
    t:expect_decision("p1", "460.2.c.7")
    t.p1:yes()
    t:expect("Back Tank"):in_zone "trash"
    t:expect("Unit 2#2"):at "East Field"
  end }

scenario "460.2.c.7 or Backline: the other unit comes first" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Back Tank", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:pass()
    t.p2:pass()
    t:expect_decision("p1", "460.2.c.7")
    t.p1:no()
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Back Tank"):at "East Field"
  end }

scenario "460.2.d each unit is dealt what was assigned to it" {
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["East Field"] = { "Unit 3", "Bleeder" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t.p1:pass()
    t.p2:pass()
    t.p1:order { "Unit 3", "Bleeder" }
    t:expect_event("damage", "Unit 3", 3)
    t:expect_event("damage", "Bleeder", 1)
    t:expect_event("damage", "Unit 4", 7)
  end }

scenario "460.3 what the damage triggers waits until the combat cleanup is done" {
  p1 = { base = { "Unit 2" } }, p2 = { at = { ["East Field"] = { "Bleeder" } } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t.p1:pass()
    t.p2:pass()
    t:expect_decision("p2", "priority")
    t:expect_chain(1)
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Bleeder"):damage(0) -- healed already
  end }

scenario "461.1 the combat cleanup heals and sends attackers back" {
  p1 = { base = { "Unit 3", { "Unit 5", damage = 1 } } },
  p2 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:combat()
    t:expect("Unit 3"):in_zone "trash"
    t:expect("Unit 4"):at("East Field"):damage(0)
    t:expect("Unit 5"):damage(0)
    t:expect_control("East Field", "p2")
  end }

scenario "461.1 attackers are recalled while defenders are left" {
  p1 = { base = { { "Unit 3", buffs = 1 } } },
  p2 = { at = { ["East Field"] = { { "Unit 5", stunned = true } } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:combat()
    t:expect("Unit 3"):at("base"):might(4)
    t:expect("Unit 5"):at("East Field"):damage(0)
    t:expect_points("p1", 0)
  end }

scenario "461.7 after a combat nobody attacks or defends, what lasts for it is over" {
  p1 = { base = { "Unit 3" }, hand = { "War Cry" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:play("War Cry"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(5):attacking()
    t:combat()
    t:expect("Unit 3"):at("East Field"):might(3):attribute("attacking", 0)
    t:expect_decision("p1", "turn")
  end }

scenario "466.1 who scores gains one point" {
  p1 = { base = { "Unit 3" }, points = 2 },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 3)
    t:expect_points("p2", 0)
  end }

scenario "466.1 not the winning one by a conquer while a battlefield is missing" {
  p1 = { base = { "Unit 3" }, points = 7 },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t:expect_winner "nobody"
  end }

scenario "466.2 the score abilities of the battlefield that scored trigger, not of others" {
  battlefields = { "Tower", "Shrine" }, p1 = { base = { "Unit 3", "Unit 2" } },
  function(t)
    t.p1:move("Unit 3", "Tower")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t.p1:move("Unit 2", "Shrine")
    t:showdown_pass()
    t:pass_all()
    t:expect_points("p1", 2)
    t:expect(t.p1.hand):count(1)
  end }

scenario "467 who has the Victory Score and more points than the other wins in the cleanup" {
  rule = "467",
  p1 = { points = 7, hand = { "Windfall" }, runes = { fury = 1 } }, p2 = { points = 7 },
  function(t)
    t:expect_winner "nobody"
    t.p1:play "Windfall"
    t:pass_all()
    t:expect_winner "p1"
  end }

scenario "467 with as many points as the other nobody wins" {
  rule = "467",
  p1 = { points = 7, hand = { "Windfall" }, runes = { fury = 1 } }, p2 = { points = 8 },
  victory_score = 9,
  function(t)
    t.p1:play "Windfall"
    t:pass_all()
    t:expect_points("p1", 8)
    t:expect_winner "nobody"
  end }

scenario "471 the layers are applied until nothing changes: one effect makes room for another" {
  rule = "471",
  p1 = { base = { "Giant Hater" } }, p2 = { at = { ["West Field"] = { "Captain", "Unit 4" } } },
  function(t)
    t:expect("Unit 4"):might(5)
    t:expect("Giant Hater"):might(4) -- an enemy is mighty, by another effect
  end }

scenario "471 without the other effect the first does not apply" {
  rule = "471",
  p1 = { base = { "Giant Hater" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } }, base = { "Captain" } },
  function(t)
    t:expect("Unit 4"):might(4)
    t:expect("Giant Hater"):might(2)
  end }

scenario "417.6 what an effect lets a unit deal is not the spell's damage" {
  p1 = { base = { "Pyromancer", "Unit 3" }, hand = { "Sent Champion" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Sent Champion"):on("Unit 3", "Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(2)
  end }

scenario "473 two effects of one layer both apply" {
  rule = "473",
  battlefields = { "High Ground", "East Field" },
  p1 = { at = { ["High Ground"] = { "Captain", "Unit 2" } } },
  function(t)
    t:expect("Unit 2"):might(4)
    t:expect("Captain"):might(3)
  end }

scenario "475 of two effects that exclude each other the older one applies" {
  rule = "475",
  p1 = { hand = { "Rival", "Rival" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Rival"
    t:expect("Rival#1"):might(5)
    t.p1:play "Rival#2"
    t:expect("Rival#1"):might(5)
    t:expect("Rival#2"):might(4)
  end }

scenario "475.3 the earliest first, whatever the order of the cards" {
  p1 = { hand = { "Rival", "Rival", "Rival", "Slay" }, runes = { fury = 4 } },
  function(t)
    t.p1:play "Rival#3"
    t.p1:play "Rival#1"
    t.p1:play "Rival#2"
    t:expect("Rival#3"):might(5)
    t:expect("Rival#1"):might(4)
    t:expect("Rival#2"):might(4)
    t.p1:play("Slay"):on "Rival#3"
    t:pass_all()
    t:expect("Rival#1"):might(5)
    t:expect("Rival#2"):might(4)
  end }

scenario "475.3 also between what a spell began and what a unit says" {
  p1 = { hand = { "Blessing", "Rival" }, base = { "Unit 4" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Blessing"
    t:pass_all()
    t:expect("Unit 4"):might(5)
    t.p1:play "Rival"
    t:expect("Unit 4"):might(5)
    t:expect("Rival"):might(4)
  end }

scenario "475.3 the unit that was there before the spell comes first" {
  p1 = { hand = { "Blessing", "Rival" }, base = { "Unit 4" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Rival"
    t.p1:play "Blessing"
    t:pass_all()
    t:expect("Rival"):might(5)
    t:expect("Unit 4"):might(4)
  end }

scenario "650 a player concedes at any time, also in the other's turn" {
  rule = "650",
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p2:concede()
    t:expect_winner "p1"
  end }

scenario "702 a buff lies on its unit and there is one of them" {
  rule = "702",
  p1 = { base = { "Unit 2" }, hand = { "Pump", "Pump" }, runes = { fury = 2 } },
  function(t)
    t:expect("Unit 2"):unbuffed()
    t.p1:play("Pump"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):buffed():attribute("buffs", 1)
    t.p1:play("Pump#2"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):attribute("buffs", 1):might(3)
  end }

scenario "702.2.b.1 without a buff none is spent" {
  p1 = { base = { "Buff Eater", { "Unit 2", buffs = 1 } } },
  function(t)
    t:cannot(t.p1, "use", "Buff Eater")
  end }

scenario "702.2.b.1 with one it is" {
  p1 = { base = { { "Buff Eater", buffs = 1 } } },
  function(t)
    t.p1:use "Buff Eater"
    t:expect("Buff Eater"):unbuffed()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:cannot(t.p1, "use", "Buff Eater")
  end }

scenario "703 a buff is one Might more" {
  rule = "703",
  p1 = { base = { { "Unit 2", buffs = 1 }, "Unit 3" } },
  function(t)
    t:expect("Unit 2"):might(3)
    t:expect("Unit 3"):might(3)
  end }

scenario "708 a unit is mighty from five Might on" {
  rule = "708",
  p1 = { hand = { "Topple" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 4", { "Unit 4", buffs = 1 }, "Unit 6" } },
  function(t)
    t.p1:play "Topple"
    t:expect_option "Unit 6"
    t.p1:on "Unit 4#2"
    t:pass_all()
    t:expect("Unit 4#2"):in_zone "trash"
    t:expect("Unit 4#1"):at "base"
  end }

scenario "708 with four it is not" {
  rule = "708",
  p1 = { hand = { "Topple" }, runes = { fury = 1 } }, p2 = { base = { "Unit 4" } },
  function(t)
    t:cannot(t.p1, "play", "Topple", "355.8")
  end }

scenario "711 in the trash the printed Might counts" {
  rule = "711",
  p1 = { hand = { "Recall the Mighty" }, runes = { fury = 1 }, trash = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play("Recall the Mighty"):on "Unit 5"
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 5" }
  end }

scenario "711 and nothing that raised it on the board" {
  rule = "711",
  p1 = { hand = { "Slay", "Recall the Mighty" }, runes = { fury = 2 },
    base = { { "Unit 4", buffs = 1 } } },
  function(t)
    t:expect("Unit 4"):might(5)
    t.p1:play("Slay"):on "Unit 4"
    t:pass_all()
    t:cannot(t.p1, "play", "Recall the Mighty", "355.8")
  end }

scenario "714 several bonuses are summed and added once" {
  rule = "714",
  p1 = { base = { "Pyromancer", "Pyromancer" }, hand = { "Own Blow" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Own Blow"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(4)
    t:expect_event("damage", "Unit 5", 4)
  end }

scenario "801.3 an effect can give a keyword" {
  p1 = { at = { ["West Field"] = { "Unit 2", "Unit 1" } }, hand = { "Lend Ganking" },
    runes = { fury = 1 } },
  function(t)
    assert(not t:offered(t.p1, "move", "Unit 2", "East Field"), "no Ganking yet")
    t.p1:play("Lend Ganking"):on "Unit 2"
    t:pass_all()
    assert(not t:offered(t.p1, "move", "Unit 1", "East Field"), "Unit 1 was not given it")
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect("Unit 2"):at "East Field"
  end }

scenario "808.1.d.3 a Deathknell knows where its unit was" {
  p1 = { hand = { "Slay" }, runes = { fury = 1 },
    at = { ["West Field"] = { "Unit 2" } }, base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Last Bastion" } } },
  function(t)
    t.p1:play("Slay"):on "Last Bastion"
    t:pass_all()
    t:expect("Last Bastion"):in_zone "trash"
    t:expect("Unit 2"):damage(0)
    t:expect("Unit 3"):damage(0)
  end }

scenario "808.1.d.3 and reaches who is there" {
  p1 = { base = { "Unit 3", "Unit 4", "Unit 5" }, hand = { "Slay" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Last Bastion" } } },
  function(t)
    t.p1:move({ "Unit 3", "Unit 4" }, "East Field")
    t.p1:play("Slay"):on "Last Bastion"
    t:resolve()
    t:expect_option("Unit 3", "Unit 4")
    t:expect_no_option "Unit 5"
    t.p2:on "Unit 4"
    t:resolve()
    t:expect("Unit 4"):damage(1)
  end }

scenario "812.1.c Legion: another card finalized in this turn makes it active" {
  p1 = { hand = { "Unit 0", "Legionary" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Unit 0"
    t.p1:play "Legionary"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "812.1.c Legion: the card itself does not count" {
  p1 = { hand = { "Legionary" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Legionary"
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end }

scenario "812.1.c Legion: a card that was countered has been finalized" {
  p1 = { hand = { "Study", "Legionary" }, runes = { fury = 2 } },
  p2 = { hand = { "Negate" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play("Negate"):on "Study"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t.p1:play "Legionary"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "817.2 each Vision triggers by itself" {
  p1 = { hand = { "Double Seer" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Double Seer"
    t:expect_chain(2)
    t:resolve()
    t.p1:choose "Unit 1"
    t:resolve()
    t.p1:choose()
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 3", "Unit 1" }
  end }

scenario "817.2 one Vision triggers once" {
  p1 = { hand = { "Seer" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Seer"
    t:expect_chain(1)
  end }

-- ---- 422.1.b, 383.3.d: one moment ----

test_card { id = "t-4221", name = "Dropped Star", type = "unit", cost = {}, might = 1,
  when { event = "discard", subject = "me", active_in = "trash", run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-4222", name = "Dropped Moon", type = "unit", cost = {}, might = 1,
  when { event = "discard", subject = "me", active_in = "trash", run = function(game) game.gain_xp(2) end },
}
test_card { id = "t-4223", name = "Let Go", type = "spell", cost = {}, run = function(game) game.discard(2) end }

scenario "422.1.b cards of one discard trigger at one moment, so their player orders the abilities (383.3.d)" {
  p1 = { hand = { "Let Go", "Dropped Star", "Dropped Moon" } }, p2 = {},
  function(t)
    t.p1:play("Let Go")
    t:resolve()
    t:expect_decision("p1", "383.3.d")
    t.p1:order { "Dropped Moon", "Dropped Star" }
    t:resolve()
    t:expect_number("p1", "xp", 1)
    t:resolve()
    t:expect_number("p1", "xp", 3)
  end }
