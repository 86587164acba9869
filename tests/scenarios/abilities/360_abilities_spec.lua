-- SPDX-License-Identifier: MIT
-- Passive, activated, replacement and delayed abilities (360-397).

use "../test_cards.lua"

scenario "364 a passive ability applies while its unit is there" {
  p1 = { base = { "Captain", "Unit 2" }, hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t:expect("Unit 2"):might(3)
    t:expect("Captain"):might(2)
    t.p1:play("Slay"):on "Captain"
    t:pass_all()
    t:expect("Unit 2"):might(2)
  end }

scenario "364 'here' means the place of the unit" {
  p1 = { base = { "Captain", "Unit 2" }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t:expect("Unit 2"):might(3)
    t:expect("Unit 3"):might(3)
    t.p1:move("Captain", "West Field")
    t:expect("Unit 2"):might(2)
    t:expect("Unit 3"):might(4)
  end }

scenario "364.3 a conditional passive follows its condition" {
  p1 = { base = { "Loner", "Unit 1" } },
  function(t)
    t:expect("Loner"):might(2)
    t.p1:move("Unit 1", "West Field")
    t:expect("Loner"):might(4)
    t:showdown_pass()
    t.p1:end_turn()
    t:expect("Loner"):might(4)
  end }

scenario "740.2 a passive about enemies does not touch friends" {
  p1 = { base = { "Bully", "Unit 2" } },
  function(t)
    t:expect("Unit 2"):might(2)
    t:expect("Bully"):might(3)
  end }

scenario "365.1 a passive of a card in hand does nothing" {
  p1 = { base = { "Unit 2" }, hand = { "Captain" } },
  function(t)
    t:expect("Unit 2"):might(2)
  end }

scenario "366.2 a passive changes the costs of cards in hand" {
  p1 = { base = { "Quartermaster" }, hand = { "Unit 2" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Unit 2"
    t:expect("Unit 2"):at "base"
  end }

scenario "364 units enter ready by another unit's passive" {
  p1 = { base = { "Drum Major" }, hand = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Unit 1"
    t:expect("Unit 1"):ready()
    t:expect_no_event("ready", "Unit 1")
  end }

scenario "364 the opponent's units do not profit" {
  p2 = { base = { "Drum Major" } }, p1 = { hand = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Unit 1"
    t:expect("Unit 1"):exhausted()
  end }

scenario "370.1.a a replacement happens instead: the unit is recalled, not killed" {
  p1 = { at = { ["West Field"] = { "Saint", "Unit 3" } }, hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at "base"
    t:expect_no_event("die", "Unit 3")
    t:expect_event("recall", "Unit 3")
  end }

scenario "370.1 a replacement that says other does not save its own unit" {
  p1 = { base = { "Saint" }, hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Saint"
    t:pass_all()
    t:expect("Saint"):in_zone "trash"
  end }

scenario "370.1 a replacement of friendly deaths does not see enemies" {
  p1 = { base = { "Saint" }, hand = { "Slay" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Slay"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
  end }

scenario "453 a unit saved from lethal damage dies of it in the next cleanup" {
  p1 = { at = { ["West Field"] = { "Tired Saint", "Unit 3" } },
    hand = { "Bolt" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Bolt"):on "Unit 3"
    t:pass_all()
    t.p1:yes()
    t:expect("Unit 3"):in_zone "trash"
  end }

scenario "371.1 a once each turn replacement may be declined" {
  p1 = { at = { ["West Field"] = { "Tired Saint", "Unit 3" } },
    hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Unit 3"
    t:pass_all()
    t.p1:no()
    t:expect("Unit 3"):in_zone "trash"
  end }

scenario "371.2 what was declined can still be used this turn" {
  p1 = { base = { "Tired Saint", "Unit 3", "Unit 4" },
    hand = { "Slay", "Slay" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Slay"):on "Unit 3"
    t:pass_all()
    t.p1:no()
    t.p1:play("Slay"):on "Unit 4"
    t:pass_all()
    t.p1:yes()
    t:expect("Unit 4"):at "base"
  end }

scenario "371 once each turn is once" {
  p1 = { base = { "Tired Saint", "Unit 3", "Unit 4" },
    hand = { "Slay", "Slay" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Slay"):on "Unit 3"
    t:pass_all()
    t.p1:yes()
    t:expect("Unit 3"):at "base"
    t.p1:play("Slay"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):in_zone "trash"
  end }

scenario "808.1.d.1 a replaced death has no Deathknell" {
  p1 = { base = { "Saint", "Martyr" }, hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Martyr"
    t:pass_all()
    t:expect("Martyr"):at "base"
    t:expect(t.p1.hand):count(0)
  end }

scenario "377 an activated ability goes onto the chain and can be answered" {
  p1 = { base = { "Paid Archer" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 1" }, hand = { "Grow" }, runes = { calm = 1 } },
  function(t)
    t.p1:use("Paid Archer"):on "Unit 1"
    t.p1:pass()
    t.p2:play("Grow"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):at("base"):damage(1)
  end }

scenario "402.2 an ability without a legal target is not activated" {
  p1 = { base = { "Paid Archer" }, runes = { fury = 1 } },
  function(t)
    t:cannot(t.p1, "use", "Paid Archer")
  end }

scenario "377 an ability without an exhaust cost is used again and again" {
  p1 = { base = { "Paid Archer" }, runes = { fury = 2 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:use("Paid Archer"):on "Unit 3"
    t:pass_all()
    t.p1:use("Paid Archer"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):damage(2)
    t:cannot(t.p1, "use", "Paid Archer")
  end }

scenario "392 an ability resolves though its source was killed to pay for it" {
  p1 = { base = { "Bomb" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:use("Bomb"):on "Unit 2"
    t:expect("Bomb"):in_zone "trash"
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "392 killing the source in response does not stop the ability" {
  p1 = { base = { "Sage" } }, p2 = { hand = { "Slay" }, runes = { calm = 1 } },
  function(t)
    t.p1:use "Sage"
    t.p1:pass()
    t.p2:play("Slay"):on "Sage"
    t:pass_all()
    t:expect("Sage"):in_zone "trash"
    t:expect(t.p1.hand):count(1)
  end }

scenario "381 an ability is not used on the opponent's turn" {
  p1 = { base = { "Sage" } }, p2 = { hand = { "Study" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play "Study"
    t.p2:pass()
    t:expect_decision("p1", "priority")
    t:cannot(t.p1, "use", "Sage")
  end }

scenario "813.1.c.2 an ability with Reaction is used in a closed state on any turn" {
  p1 = { base = { "Quick Sage" } }, p2 = { hand = { "Study" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play "Study"
    t.p2:pass()
    t.p1:use "Quick Sage"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "806.1.c.2 an ability with Action is not used in a closed state" {
  p1 = { base = { "Duelist" } }, p2 = { hand = { "Study" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play "Study"
    t.p2:pass()
    t:cannot(t.p1, "use", "Duelist")
  end }

scenario "702.2.b spending a buff pays for an ability" {
  p1 = { base = { { "Buff Eater", buffs = 1 } } },
  function(t)
    t:expect("Buff Eater"):might(3)
    t.p1:use "Buff Eater"
    t:expect("Buff Eater"):unbuffed():might(2)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:cannot(t.p1, "use", "Buff Eater")
  end }

scenario "386 a reflexive trigger is put on the chain while resolving and chosen for afterwards" {
  p1 = { hand = { "Second Thought" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 1", "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Second Thought"):choose "Unit 1"
    t:resolve()
    t:expect("Unit 1"):in_zone "trash"
    t.p1:choose "Unit 3"
    t:expect_chain(1)
    t:pass_all()
    t:expect("Unit 3"):damage(1)
    t:expect("Unit 4"):damage(0)
  end }

scenario "402.3 a reflexive trigger without a legal target is removed" {
  p1 = { hand = { "Second Thought" }, runes = { fury = 1 } }, p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Second Thought"):on "Unit 1"
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect_chain(0)
  end }

scenario "390.2 a delayed trigger waits for its time" {
  p1 = { hand = { "Alarm Clock" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Alarm Clock"
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t.p1:end_turn()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "390.2 a delayed trigger of this turn does not come back" {
  p1 = { hand = { "Alarm Clock" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Alarm Clock"
    t:pass_all()
    t:next_turn():next_turn()
    t:expect(t.p1.hand):count(2) -- the alarm and the card of the turn
    t:next_turn()
    t:expect(t.p1.hand):count(2)
  end }

scenario "390.3 a delayed replacement saves once" {
  p1 = { base = { "Unit 3" }, hand = { "Saving Angel", "Slay", "Slay" }, runes = { fury = 3 } },
  function(t)
    t.p1:play("Saving Angel"):on "Unit 3"
    t:pass_all()
    t.p1:play("Slay"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at "base"
    t.p1:play("Slay"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
  end }

scenario "390.3 a delayed replacement of this turn is over in the next" {
  p1 = { base = { "Unit 3" }, hand = { "Saving Angel" }, runes = { fury = 1 } },
  p2 = { hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Saving Angel"):on "Unit 3"
    t:pass_all()
    t:next_turn()
    t.p2:play("Slay"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
  end }
