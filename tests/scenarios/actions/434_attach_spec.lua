-- SPDX-License-Identifier: MIT
-- Attachment (136, 137, 434, 435, 716-719), Inactive text (720-725) and the
-- keywords of Equipment (818, 819, 821).

test_card { id = "t-434a", name = "Trusty Blade", type = "gear", cost = { energy = 1 },
  might_bonus = 2, tags = { "Equipment" },
  equip { cost = { energy = 1 } },
}
test_card { id = "t-434b", name = "Plain Ring", type = "gear", might_bonus = 0,
  tags = { "Equipment" },
  equip { cost = { power = { any = 1 } } },
  effect_text { keywords = { assault = 2, "tank" } },
}
test_card { id = "t-434c", name = "War Banner", type = "gear", might_bonus = 1,
  tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  static { affects = units { friendly = true }, might = 1 },
  activated { cost = { energy = 1 }, run = function(game) game.draw(1) end },
  when { event = "draw", by = "you", run = function(game, me) game.ready(me) end },
  effect_text {
    static { affects = units { friendly = true, other = true, at = "here" }, might = 1 },
    activated { cost = { exhaust = "me" }, run = function(game, me, gear)
      game.exhaust(gear)
      game.draw(1)
    end },
  },
}
test_card { id = "t-434d", name = "Watcher", type = "unit", might = 2,
  when { event = "attach", to = "me", subject = gear { tags = "Equipment" },
    run = function(game) game.draw(1) end },
  when { event = "detach", run = function(game, me) game.give(me, { might = 1, lasts = "turn" }) end },
}
test_card { id = "t-434e", name = "Ghost Charm", type = "gear", might_bonus = 1,
  equip { cost = { energy = 1 } },
}
test_card { id = "t-434f", name = "Tear Loose", type = "spell",
  targets = { gear { attached = true } },
  run = function(game, me, gear) game.detach(gear) end,
}
test_card { id = "t-434g", name = "Send Away", type = "spell", keywords = { "reaction" },
  targets = { unit {}, destination { of = 1 } },
  run = function(game, me, unit, place) game.move(unit, { to = place }) end,
}
test_card { id = "t-434h", name = "Call Home", type = "spell",
  targets = { unit {} }, run = function(game, me, unit) game.recall(unit) end,
}
test_card { id = "t-434i", name = "Undo", type = "spell",
  targets = { unit {} }, run = function(game, me, unit) game.return_to_hand(unit) end,
}
test_card { id = "t-434j", name = "Break", type = "spell",
  targets = { gear {} }, run = function(game, me, gear) game.kill(gear) end,
}
test_card { id = "t-434k", name = "Handyman", type = "unit", cost = { energy = 1 }, might = 1,
  keywords = { "weaponmaster" },
}
test_card { id = "t-434l", name = "Plain Sword", type = "gear", might_bonus = 1,
  tags = { "Equipment" },
}
test_card { id = "t-434m", name = "Guardian Feather", type = "gear", might_bonus = 1,
  tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  effect_text {
    instead_of { event = "die", subject = "me", run = function(game, me, feather)
      game.kill(feather)
      game.heal(me)
      game.recall(me)
    end },
  },
}
test_card { id = "t-434n", name = "Zap", type = "spell", keywords = { "reaction" },
  targets = { unit {} }, run = function(game, me, unit) game.deal(3, unit) end,
}
test_card { id = "t-434o", name = "Bargain Sword", type = "gear", might_bonus = 1,
  tags = { "Equipment" },
  equip { cost = { power = { fury = 1 }, kill = unit { friendly = true } } },
}
test_card { id = "t-434p", name = "Swift Sword", type = "gear", cost = { energy = 1 },
  might_bonus = 1, tags = { "Equipment" }, keywords = { "quick_draw" },
  equip { cost = { power = { fury = 1 } } },
}
test_card { id = "t-434q", name = "Once Ring", type = "gear", might_bonus = 0,
  tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  effect_text {
    when { event = "move", subject = "me", once_each_turn = true,
      run = function(game) game.draw(1) end },
  },
}
test_card { id = "t-434r", name = "Glass Shield", type = "gear", might_bonus = 0,
  tags = { "Equipment" }, keywords = { "temporary" },
  equip { cost = { energy = 1 } },
}

test_card { id = "t-434s", name = "Possess", type = "spell",
  targets = { unit { enemy = true } },
  run = function(game, me, unit)
    game.take_control(unit, { lasts = "board" })
    game.recall(unit)
  end,
}
test_card { id = "t-434t", name = "Chosen One", type = "unit", might = 1,
  keywords = { "weaponmaster" },
  when { event = "choose", by = "you", subject = "me", run = function(game) game.draw(1) end },
}

scenario "818.1.c.2 Equip attaches the gear to a unit its controller has; Might Bonus and state follow (137.3, 434.1.d)" {
  rule = "818.1.c.2",
  p1 = { base = { "Trusty Blade", "Unit 2" }, at = { ["West Field"] = { "Unit 3" } },
    pool = { energy = 1 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:use("Trusty Blade")
    t:expect_no_option("Unit 4")
    t:expect_no_option("Trusty Blade")
    t.p1:on("Unit 3")
    t:expect("Trusty Blade"):unattached():at("base")
    t:expect("Unit 3"):might(3)
    t:pass_all()
    t:expect("Trusty Blade"):attached_to("Unit 3"):at("West Field"):ready()
    t:expect("Unit 3"):might(5):attribute("equipped", 1)
    t:expect("Unit 2"):might(2):attribute("equipped", 0)
    t:expect_event("attach", "Trusty Blade")
    t:expect_no_event("move")
  end }

scenario "818.1.b.1 a unit that is gone when Equip resolves is not equipped, and the gear stays" {
  rule = "818.1.b.1",
  p1 = { base = { "Trusty Blade", "Unit 2" }, pool = { energy = 1 } },
  p2 = { hand = { "Zap" } },
  function(t)
    t.p1:use("Trusty Blade"):pass()
    t.p2:play("Zap"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Trusty Blade"):unattached():at("base")
    t:expect_no_event("attach")
  end }

scenario "434.1.f attaching to another unit detaches it from the one before" {
  rule = "434.1.f",
  p1 = { base = { { "Unit 2", attached = { "Trusty Blade" } }, "Handyman" }, hand = { "Handyman" },
    pool = { energy = 2 } },
  function(t)
    t:expect("Unit 2"):might(4)
    t.p1:play("Handyman"):yes():on("Trusty Blade"):yes()
    t:pass_all()
    t:expect("Handyman#1"):might(3):attribute("equipped", 1)
    t:expect("Handyman#2"):might(1):attribute("equipped", 0)
    t:expect("Unit 2"):might(2):attribute("equipped", 0)
    t:expect_event("detach", "Trusty Blade")
  end }

scenario "718.2 the rules text of what is attached is Inactive: no static, no ability to use, no trigger (721.2)" {
  rule = "718.2",
  p1 = { base = { { "Unit 2", attached = { "War Banner" } }, "Unit 1" }, pool = { energy = 4 } },
  function(t)
    t:expect("Unit 1"):might(2)              -- of the Effect Text alone
    t:cannot(t.p1, "use", "War Banner")
    t.p1:use("Unit 2")
    t:pass_all()
    t:expect("War Banner"):exhausted()       -- it has not readied itself
    t:expect(t.p1.hand):count(1)
  end }

scenario "724 Effect Text is Inactive while the card is not attached; its rules text works" {
  rule = "724",
  p1 = { base = { { "War Banner", exhausted = true }, "Unit 2", "Unit 1" },
    pool = { energy = 4 } },
  function(t)
    t:expect("Unit 1"):might(2)
    t:expect("Unit 2"):might(3)
    t:cannot(t.p1, "use", "Unit 2")
    t.p1:use("War Banner", 2)
    t:pass_all()
    t:expect("War Banner"):ready()
    t:expect(t.p1.hand):count(1)
  end }

scenario "718.3 Effect Text is appended to the Top-Most Card: its me is the unit, its you the unit's controller (719.1)" {
  rule = "718.3",
  p1 = { at = { ["West Field"] = { { "Unit 3", attached = { "War Banner" } }, "Unit 1" } },
    base = { "Unit 2" } },
  p2 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t:expect("Unit 3"):might(4)              -- "other" units here
    t:expect("Unit 1"):might(2)
    t:expect("Unit 2"):might(2)
    t:expect("Unit 4"):might(4)
  end }

scenario "472.2.c keywords of Effect Text belong to the unit, also from two cards" {
  rule = "472.2.c",
  p1 = { base = { { "Unit 2", attached = { "Plain Ring", "Plain Ring" } } } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t:expect("Unit 2"):attribute("assault", 4):attribute("tank", 2):might(2)
    t:expect("Plain Ring#1"):attribute("assault", 0)
    t.p1:move("Unit 2", "West Field")
    t:expect("Unit 2"):attacking():might(6)
  end }

scenario "719.3.a what is attached goes where its Top-Most Card goes, without a move of its own" {
  rule = "719.3.a",
  p1 = { base = { { "Unit 2", attached = { "Trusty Blade" } } }, hand = { "Call Home" } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect("Trusty Blade"):at("West Field"):ready()
    t:showdown_pass()
    t:expect("Trusty Blade"):at("West Field"):attached_to("Unit 2")
    t.p1:play("Call Home"):on("Unit 2")
    t:pass_all()
    t:expect("Trusty Blade"):at("base"):attached_to("Unit 2")
    t:expect("Unit 2"):at("base"):might(4)
    t:expect_no_event("recall", "Trusty Blade")
  end }

scenario "719.4 exhausting or readying a unit does nothing to what is attached to it, nor the other way" {
  rule = "719.4",
  p1 = { base = { { "Unit 2", attached = { { "Trusty Blade", exhausted = true } } } } },
  function(t)
    t:expect("Unit 2"):ready()
    t.p1:move("Unit 2", "West Field")
    t:expect("Unit 2"):exhausted()
    t:showdown_pass()
    t:next_turn()
    t:next_turn()
    t:expect("Trusty Blade"):ready()
  end }

scenario "719.5 when the unit leaves the board its Equipment stays where it was and is recalled (435.4.a, 323.7)" {
  rule = "719.5",
  p1 = { at = { ["West Field"] = { { "Unit 2", attached = { "Trusty Blade", "Plain Ring" } } } } },
  p2 = { hand = { "Zap" } }, turn = "p2",
  function(t)
    t:expect("Unit 2"):might(4)
    t.p2:play("Zap"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(4):damage(3)
  end }

scenario "719.5 after the unit's death its Equipment is detached and in the next cleanup in the base" {
  rule = "719.5",
  p1 = { at = { ["West Field"] = { { "Unit 1", damage = 0, attached = { "Trusty Blade" } } } } },
  p2 = { hand = { "Zap" } }, turn = "p2",
  function(t)
    t.p2:play("Zap"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Trusty Blade"):unattached():at("base")
    t:expect_event("detach", "Trusty Blade")
    t:expect_event("recall", "Trusty Blade")
  end }

scenario "435.4.b returned to hand, the unit leaves its Equipment behind at its last location" {
  rule = "435.4.b",
  p1 = { base = { { "Unit 1", attached = { "Trusty Blade" } } }, hand = { "Undo" } },
  function(t)
    t.p1:play("Undo"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):in_zone("hand")
    t:expect("Trusty Blade"):unattached():at("base")
    t:expect_no_event("recall")
  end }

scenario "719.5.a its controller says in which order several cards are detached, when that matters" {
  rule = "719.5.a",
  p1 = { base = { { "Unit 1", attached = { "Trusty Blade", "Plain Ring" } }, "Watcher" },
    hand = { "Undo" } },
  function(t)
    t.p1:play("Undo"):on("Unit 1"):pass()
    t.p2:pass()
    t:expect_decision("p1", "719.5.a")
    t.p1:order { "Plain Ring", "Trusty Blade" }
    t:expect_order({ "detach", "Plain Ring" }, { "detach", "Trusty Blade" })
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect("Watcher"):might(4)
  end }

scenario "434.1.f what waits for the detaching and for the attaching triggers at one moment, and its player orders it" {
  rule = "434.1.f",
  p1 = { base = { { "Unit 1", attached = { "Trusty Blade" } }, "Watcher" }, hand = { "Hand Over" } },
  function(t)
    t.p1:play("Hand Over"):on("Trusty Blade", "Watcher"):pass()
    t.p2:pass()
    t:expect_decision("p1", "383.3.d")
    t.p1:order { 2, 1 }
    t:expect_chain(2)
    t:pass_all()
    t:expect("Watcher"):might(5)
    t:expect_number("p1", "hand", 1)
  end }

scenario "435.4.a a gear that is detached at a battlefield is recalled in the next cleanup; the unit keeps nothing of it (435.1.e)" {
  rule = "435.4.a",
  p1 = { at = { ["West Field"] = { { "Unit 3", attached = { "Trusty Blade" } } } },
    hand = { "Tear Loose" } },
  function(t)
    t.p1:play("Tear Loose")
    t:pass_all()
    t:expect("Trusty Blade"):unattached():at("base")
    t:expect("Unit 3"):might(3):at("West Field"):attribute("equipped", 0)
    t:expect_event("recall", "Trusty Blade")
  end }

scenario "435.1.a only what is attached can be detached" {
  rule = "435.1.a",
  p1 = { base = { "Trusty Blade" }, hand = { "Tear Loose" } },
  function(t)
    t:cannot(t.p1, "play", "Tear Loose")
  end }

scenario "718.5.b an attached card can still be chosen, and killed" {
  rule = "718.5.b",
  p1 = { base = { { "Unit 2", attached = { "Trusty Blade" } } } },
  p2 = { hand = { "Break" } }, turn = "p2",
  function(t)
    t.p2:play("Break"):on("Trusty Blade")
    t:pass_all()
    t:expect("Trusty Blade"):in_zone("trash")
    t:expect("Unit 2"):might(2):attribute("equipped", 0)
  end }

scenario "818.3.b only an Equipment makes a unit equipped; another card is attached all the same" {
  rule = "818.3.b",
  p1 = { base = { { "Unit 2", attached = { "Ghost Charm" } } } },
  function(t)
    t:expect("Unit 2"):might(3):attribute("equipped", 0)
    t:expect("Ghost Charm"):attribute("attached", 1)
  end }

scenario "R19 323.7 Equipment of another player stays on a unit in a base; detached it goes home (718.5.e, 718.5.f)" {
  rule = "323.7",
  p1 = { base = { { "Unit 3", attached = { { "Trusty Blade", controller = 1 } } } },
    hand = { "Undo" } },
  function(t)
    t:expect("Trusty Blade"):controlled_by("p2"):attached_to("Unit 3")
    t:expect("Unit 3"):might(5)
    t:next_turn()
    t:expect("Trusty Blade"):attached_to("Unit 3"):at("base")
    t:next_turn()
    t.p1:play("Undo"):on("Unit 3")
    t:pass_all()
    t:expect("Trusty Blade"):unattached():controlled_by("p2")
    t:expect_event("recall", "Trusty Blade")
  end }

scenario "818.2 what looks for an Equipment being attached to it sees it, and only to it" {
  rule = "818.2",
  p1 = { base = { "Watcher", "Unit 2", "Trusty Blade", "Plain Ring", "Ghost Charm" },
    pool = { energy = 3, fury = 1 } },
  function(t)
    t.p1:use("Trusty Blade"):on("Unit 2")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t.p1:use("Plain Ring"):on("Watcher")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t.p1:use("Ghost Charm"):on("Watcher")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "819.1.d Quick-Draw: played as a Reaction, it attaches itself to a unit its controller chooses" {
  rule = "819.1.d",
  p1 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Swift Sword" }, pool = { energy = 1 } },
  p2 = { hand = { "Zap" } }, turn = "p2",
  function(t)
    t.p2:play("Zap"):on("Unit 2"):pass()
    t.p1:play("Swift Sword")
    t:expect("Swift Sword"):at("base"):unattached()
    t:expect_event("choose", "Unit 2")
    t.p1:pass()
    t.p2:pass()
    t:expect("Swift Sword"):attached_to("Unit 2"):at("West Field")
    t:expect("Unit 2"):might(3)
  end }

scenario "819.1.c without Quick-Draw a gear cannot be played in a closed state" {
  rule = "819.1.c",
  p1 = { base = { "Unit 2" }, hand = { "Trusty Blade" }, pool = { energy = 1 } },
  p2 = { hand = { "Zap" } }, turn = "p2",
  function(t)
    t.p2:play("Zap"):on("Unit 2"):pass()
    t:cannot(t.p1, "play", "Trusty Blade", "309.1.a")
  end }

scenario "821.1.c Weaponmaster attaches an Equipment to the unit for its Equip cost, less one Power (821.1.c.6)" {
  rule = "821.1.c",
  p1 = { base = { "Bargain Sword", "Plain Ring", "Unit 2" }, hand = { "Handyman" },
    pool = { energy = 1 } },
  function(t)
    t.p1:play("Handyman"):yes():on("Plain Ring")
    t:pass_all()
    t:expect("Plain Ring"):attached_to("Handyman")
    t:expect("Handyman"):attribute("assault", 2)
    t:expect_event("choose", "Plain Ring")
    t:expect_no_event("choose", "Handyman")
    t:expect_no_event("activate")
  end }

scenario "821.1.c.3 what Equip costs beside Power is paid in full: Energy, and other costs" {
  rule = "821.1.c.3",
  p1 = { base = { "Bargain Sword", "Trusty Blade", "Unit 2" }, hand = { "Handyman", "Handyman" },
    pool = { energy = 3 } },
  function(t)
    t.p1:play("Handyman"):yes():on("Trusty Blade"):yes()
    t:pass_all()
    t:expect("Trusty Blade"):attached_to("Handyman")
    t:expect_number("p1", "energy", 1)
    t.p1:play("Handyman"):yes():on("Bargain Sword"):choose("Unit 2"):yes()
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Handyman#2"):might(2)
  end }

scenario "821.1.c.4 an Equipment without Equip has no cost that could be paid" {
  rule = "821.1.c.4",
  p1 = { base = { "Plain Sword" }, hand = { "Handyman" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Handyman"):yes()
    t:pass_all()
    t:expect("Plain Sword"):unattached()
  end }

scenario "821.1.c.5 what cannot be paid leaves the Equipment where it is" {
  rule = "821.1.c.5",
  p1 = { base = { { "Unit 2", attached = { "Trusty Blade" } } }, hand = { "Handyman" },
    pool = { energy = 1 } },
  function(t)
    t.p1:play("Handyman"):yes()
    t:pass_all()
    t:expect("Trusty Blade"):attached_to("Unit 2")
  end }

test_card { id = "t-434kettle", name = "Tea Kettle", type = "gear", cost = { energy = 1 } }

scenario "821.1.c Weaponmaster takes what has the Equipment tag, no other gear" {
  rule = "821.1.c",
  p1 = { base = { "Tea Kettle", "Plain Ring", "Plain Sword" }, hand = { "Handyman" },
    pool = { energy = 1 } },
  function(t)
    t.p1:play("Handyman"):yes()
    t:expect_options("Plain Ring", "Plain Sword")
    t.p1:on("Plain Ring")
    t:pass_all()
    t:expect("Plain Ring"):attached_to("Handyman")
  end }

scenario "RB-RU-066 821.1.c Weaponmaster is optional" {
  rule = "821.1.c",
  p1 = { base = { "Plain Ring" }, hand = { "Handyman" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Handyman"):no()
    t:expect_chain(0)
    t:expect("Plain Ring"):unattached()
  end }

scenario "R20 404.2 the cost of Weaponmaster is paid as the ability is finalized, and may be declined then" {
  rule = "404.2",
  p1 = { base = { "Trusty Blade" }, hand = { "Handyman" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Handyman"):yes():no()
    t:expect_chain(0)
    t:expect("Trusty Blade"):unattached()
    t:expect_number("p1", "energy", 1)
  end }

scenario "725.3 Weaponmaster reads the Equip ability of a card whose text is Inactive, and detaches it" {
  rule = "725.3",
  p1 = { base = { { "Unit 2", attached = { "Trusty Blade" } } }, hand = { "Handyman" },
    pool = { energy = 2 } },
  function(t)
    t.p1:play("Handyman"):yes():on("Trusty Blade"):yes()
    t:pass_all()
    t:expect("Trusty Blade"):attached_to("Handyman")
    t:expect("Unit 2"):might(2)
    t:expect("Handyman"):might(3)
  end }

scenario "718.3 a replacement in Effect Text is about the unit, and knows its own card" {
  rule = "718.3",
  p1 = { at = { ["West Field"] = { { "Unit 2", attached = { "Guardian Feather" } } } } },
  p2 = { hand = { "Zap" } }, turn = "p2",
  function(t)
    t.p2:play("Zap"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):at("base"):damage(0):might(2)
    t:expect("Guardian Feather"):in_zone("trash")
  end }

scenario "383.3.f two cards append the same ability: each may be used once a turn" {
  rule = "383.3.f",
  p1 = { base = { { "Unit 2", attached = { "Once Ring", "Once Ring" } } },
    hand = { "Send Away", "Send Away" } },
  function(t)
    t.p1:play("Send Away"):on("Unit 2", "West Field"):pass()
    t.p2:pass()
    t.p1:yes():yes():order { 1, 2 }
    t:pass_all()
    t:showdown_pass()
    t:expect(t.p1.hand):count(3)
    t.p1:play("Send Away"):on("Unit 2", "East Field")
    t:pass_all()
    t:showdown_pass()
    t:expect(t.p1.hand):count(2)
  end }

scenario "722.1 Inactive text still gives the card its keywords, but they do nothing" {
  rule = "722.1",
  p1 = { base = { { "Unit 2", attached = { "Glass Shield" } } } }, turn = "p2",
  function(t)
    t:expect("Glass Shield"):attribute("temporary", 1):attribute("equip", 1)
    t:next_turn()
    t:expect("Glass Shield"):attached_to("Unit 2")
  end }

scenario "816.1.b the same card, not attached, is killed by its Temporary" {
  rule = "816.1.b",
  p1 = { base = { "Unit 2", "Glass Shield" } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Glass Shield"):in_zone("trash")
  end }

scenario "137.3.b 434.1.g attaching to what it is attached to already does nothing" {
  rule = "434.1.g",
  p1 = { base = { { "Handyman", attached = { "Trusty Blade" } } }, pool = { energy = 3 } },
  function(t)
    t:expect("Handyman"):might(3)
    t:cannot(t.p1, "use", "Trusty Blade")
  end }

scenario "RB-RU-180 control of an equipped unit is taken: its Equipment stays on it and stays the opponent's; detached it goes home" {
  rule = "718.5.f",
  p1 = { hand = { "Possess", "Undo" } },
  p2 = { at = { ["West Field"] = { { "Unit 3", attached = { "Trusty Blade" } } } } },
  function(t)
    t.p1:play("Possess"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):controlled_by("p1"):at("base"):might(5)
    t:expect("Trusty Blade"):controlled_by("p2"):attached_to("Unit 3"):at("base")
    t.p1:play("Undo"):on("Unit 3")
    t:pass_all()
    t:expect("Trusty Blade"):unattached():controlled_by("p2")
    t:expect(t.p2.base):is { "Trusty Blade" }
  end }

scenario "RB-RU-182 Equip and Quick-Draw choose the unit, Weaponmaster the Equipment and not the unit" {
  rule = "818.1.b.1",
  p1 = { base = { "Chosen One", "Trusty Blade" }, hand = { "Swift Sword" }, pool = { energy = 2 } },
  function(t)
    t.p1:use("Trusty Blade")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t.p1:play("Swift Sword")
    t:pass_all()
    t:expect("Chosen One"):might(4)
    t:expect(t.p1.hand):count(2)
  end }

scenario "RB-RU-182 Weaponmaster does not choose the unit that has it" {
  rule = "821.1.c.6",
  p1 = { hand = { "Chosen One" }, base = { "Plain Ring" } },
  function(t)
    t.p1:play("Chosen One"):yes()
    t:pass_all()
    t:expect("Plain Ring"):attached_to("Chosen One")
    t:expect(t.p1.hand):count(0)
  end }

scenario "472.3.c the explanation of a unit's Might tells the Might Bonus of each card attached to it" {
  rule = "472.3.c",
  p1 = { base = { { "Unit 2", buffs = 1, attached = { "Trusty Blade", "Ghost Charm" } } } },
  function(t)
    t:expect_reason(t.p1, "Unit 2",
      { kind = "effect", topic = "might", rule = "472.3.c", text = "Trusty Blade", value = 5 },
      { kind = "effect", topic = "might", rule = "472.3.c", text = "Ghost Charm", value = 6 },
      { kind = "value", topic = "might", value = 6 })
  end }

test_card { id = "t-434u", name = "Prickly Charm", type = "gear", might_bonus = 0,
  keywords = { "deflect" }, tags = { "Equipment" },
  equip { cost = { energy = 1 } },
}
test_card { id = "t-434v", name = "Smash", type = "spell", targets = { gear { enemy = true } },
  run = function(game, me, gear) game.kill(gear) end,
}
test_card { id = "t-434w", name = "Ring of Three", type = "gear", tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  effect_text { static { affects = "me", becomes = { might = 3 } } },
}
test_card { id = "t-434x", name = "Ring of Seven", type = "gear", tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  effect_text { static { affects = "me", becomes = { might = 7 } } },
}
test_card { id = "t-434y", name = "Clasp", type = "gear", tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  when { event = "attach", subject = "me", run = function(game) game.draw(1) end },
  when { event = "detach", subject = "me", run = function(game) game.draw(2) end },
}
test_card { id = "t-434z", name = "Two-Way Sword", type = "gear", might_bonus = 1,
  tags = { "Equipment" },
  equip { cost = { energy = 2 } },
  equip { cost = { power = { fury = 1 } } },
}
test_card { id = "t-434aa", name = "Hand Over", type = "spell",
  targets = { gear { attached = true }, unit { friendly = true } },
  run = function(game, me, gear, unit) game.attach(gear, unit) end,
}
test_card { id = "t-434ab", name = "Fetch", type = "spell", targets = { gear {} },
  run = function(game, me, gear) game.recall(gear) end,
}

scenario "721.1 Deflect in Inactive rules text costs nobody anything; detached it does again (435.1.c)" {
  rule = "721.1",
  p1 = { base = { "Unit 2", { "Unit 1", attached = { "Prickly Charm" } } } },
  p2 = { hand = { "Smash" } }, turn = "p2",
  function(t)
    t:expect("Prickly Charm"):attribute("deflect", 1)
    t.p2:play("Smash"):on("Prickly Charm")
    t:pass_all()
    t:expect("Prickly Charm"):in_zone("trash")
  end }

scenario "435.1.c the rules text of a card works again when it is detached" {
  rule = "435.1.c",
  p1 = { base = { "Prickly Charm" } },
  p2 = { hand = { "Smash" } }, turn = "p2",
  function(t)
    t:cannot(t.p2, "play", "Smash", "357")
  end }

scenario "475.2 text that becomes active again has a new timestamp: the Equipment attached last is the newest" {
  rule = "475.2",
  p1 = { base = { { "Unit 1", attached = { "Ring of Three", "Ring of Seven" } }, "Unit 2" },
    hand = { "Hand Over", "Hand Over" } },
  function(t)
    t:expect("Unit 1"):might(7)
    t.p1:play("Hand Over"):on("Ring of Three", "Unit 2")
    t:pass_all()
    t:expect("Unit 1"):might(7)
    t:expect("Unit 2"):might(3)
    t.p1:play("Hand Over"):on("Ring of Three", "Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(3)
    t:expect("Unit 2"):might(2)
  end }

test_card { id = "t-434-fasten", name = "Fasten", type = "spell",
  targets = { gear { attached = false }, unit { friendly = true } },
  run = function(game, me, gear, unit) game.attach(gear, unit) end,
}

scenario "475.2 text that becomes active again is newer than what was attached while its card lay there" {
  rule = "475.2",
  p1 = { base = { "Ring of Three", { "Unit 1", attached = { "Ring of Seven" } } }, hand = { "Fasten" } },
  function(t)
    t:expect("Unit 1"):might(7)
    t.p1:play("Fasten"):on("Ring of Three", "Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(3)
  end }

test_card { id = "t-434-ready3", name = "Ready Ring of Three", type = "gear", tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  effect_text { static { while_ = { ready = true }, affects = "me", becomes = { might = 3 } } },
}
test_card { id = "t-434-ready7", name = "Ready Ring of Seven", type = "gear", tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  effect_text { static { while_ = { ready = true }, affects = "me", becomes = { might = 7 } } },
}

scenario "475.2 the timestamp is new also where the text applies under a condition that holds all the time" {
  rule = "475.2",
  p1 = { base = { { "Unit 1", attached = { "Ready Ring of Three", "Ready Ring of Seven" } }, "Unit 2" },
    hand = { "Hand Over", "Hand Over" } },
  function(t)
    t:expect("Unit 1"):might(7)
    t.p1:play("Hand Over"):on("Ready Ring of Three", "Unit 2")
    t:pass_all()
    t:expect("Unit 1"):might(7)
    t:expect("Unit 2"):might(3)
    t.p1:play("Hand Over"):on("Ready Ring of Three", "Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(3)
  end }

scenario "725.1 what triggers off its own attaching triggers though its rules text becomes Inactive (725.2: and detaching)" {
  rule = "725.1",
  p1 = { base = { "Unit 1", "Unit 2", "Clasp" }, hand = { "Hand Over", "Tear Loose" },
    pool = { energy = 1 } },
  function(t)
    t.p1:use("Clasp"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
    t.p1:play("Tear Loose")
    t:pass_all()
    t:expect(t.p1.hand):count(4)
  end }

test_keyword "clinging" {
  reminder = "When this is attached, gain 1 XP. When this is detached, gain 10 XP.",
  when { event = "attach", subject = "me", run = function(game) game.gain_xp(1) end },
  when { event = "detach", subject = "me", run = function(game) game.gain_xp(10) end },
}
test_card { id = "t-434-burr", name = "Burr", type = "gear", tags = { "Equipment" }, keywords = { "clinging" },
  equip { cost = { energy = 1 } },
}

scenario "725.1, 725.2 the text of a keyword triggers off the attaching and detaching of its own card" {
  rule = "725.2",
  p1 = { base = { "Unit 1", "Burr" }, hand = { "Tear Loose" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Burr"):on("Unit 1")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t.p1:play("Tear Loose")
    t:pass_all()
    t:expect_number("p1", "xp", 11)
  end }

scenario "818.4 each Equip ability of a card can be used for its own cost" {
  rule = "818.4",
  p1 = { base = { "Two-Way Sword", "Unit 1", "Unit 2" }, pool = { fury = 1 },
    hand = { "Tear Loose" }, runes = { calm = 2 } },
  function(t)
    t.p1:use("Two-Way Sword", 2):on("Unit 1")
    t:pass_all()
    t:expect("Two-Way Sword"):attached_to("Unit 1")
    t.p1:play("Tear Loose")
    t:pass_all()
    t.p1:use("Two-Way Sword"):on("Unit 2")
    t:pass_all()
    t:expect("Two-Way Sword"):attached_to("Unit 2")
  end }

scenario "718.5.c what is attached is not brought away from its unit" {
  rule = "718.5.c",
  p1 = { at = { ["West Field"] = { { "Unit 1", attached = { "Trusty Blade" } } } },
    hand = { "Fetch" } },
  function(t)
    t.p1:play("Fetch"):on("Trusty Blade")
    t:pass_all()
    t:expect("Trusty Blade"):attached_to("Unit 1"):at("West Field")
    t:expect_no_event("recall")
  end }

-- ---- What is given to an attached card (135.4.b) ---------------------------------------------

test_card { id = "t-434uu", name = "Curse It", type = "spell",
  targets = { gear {} }, run = function(game, me, it) game.give(it, { keyword = "temporary" }) end,
}
test_card { id = "t-434vv", name = "Wrap It", type = "spell",
  targets = { gear {} }, run = function(game, me, it) game.give(it, { keyword = "deflect", value = 2 }) end,
}
test_card { id = "t-434ww", name = "Engrave", type = "spell",
  targets = { gear {} },
  run = function(game, me, it)
    game.give_ability(it, "hum")
    game.give_ability(it, "tap")
    game.give_ability(it, "stay")
  end,
  abilities = {
    hum = when { event = "main_phase", by = "you", run = function(game) game.gain_xp(1) end },
    tap = activated { cost = { exhaust = "me" }, run = function(game) game.gain_xp(10) end },
    stay = instead_of { event = "die", subject = "me", run = function(game) game.gain_xp(100) end },
  },
}
test_card { id = "t-434xx", name = "Enchanter", type = "unit", might = 1,
  static { affects = gear { friendly = true }, keywords = { "temporary" } },
}
test_card { id = "t-434yy", name = "Glass Ring", type = "gear", might_bonus = 1,
  tags = { "Equipment" }, keywords = { deflect = 1 }, equip { cost = { energy = 1 } },
}
test_card { id = "t-434zz", name = "Poke", type = "spell", targets = { gear {} },
  run = function(game, me, it) game.exhaust(it) end,
}
test_keyword "rallying" {
  reminder = "My controller's units have +N Might.", takes_value = true,
  static { affects = units { friendly = true }, might = number.keyword("rallying") },
}
test_card { id = "t-434A", name = "Drum", type = "gear", might_bonus = 0,
  tags = { "Equipment" }, keywords = { rallying = 1 }, equip { cost = { energy = 1 } },
}
test_card { id = "t-434B", name = "Beat It", type = "spell", targets = { gear {} },
  run = function(game, me, it) game.give(it, { keyword = "rallying", value = 2 }) end,
}
test_card { id = "t-434C", name = "Silence", type = "spell", targets = { gear {} },
  run = function(game, me, it) game.lose_keyword(it, "rallying") end,
}

scenario "135.4.b, 816.1.b Temporary that is given to an attached card kills it as its controller's turn begins" {
  p1 = { hand = { "Curse It" } },
  p2 = { base = { { "Unit 2", attached = { "Trusty Blade" } } } },
  function(t)
    t.p1:play("Curse It"):on "Trusty Blade"
    t:pass_all()
    t.p1:end_turn()
    t:expect_chain(1)
    t:resolve()
    t:expect("Trusty Blade"):in_zone "trash"
    t:expect("Unit 2"):at("base"):might(2)
  end }

scenario "135.4.b, 816.2.a printed and given to an attached card, Temporary triggers once" {
  p1 = { base = { { "Unit 2", attached = { "Glass Shield" } } }, hand = { "Curse It" } },
  function(t)
    t.p1:play("Curse It"):on "Glass Shield"
    t:pass_all()
    t:next_turn()
    t:forget()
    t.p2:end_turn()
    t:expect_chain(1)
    t:expect_event("trigger", "Glass Shield")
    t:resolve()
    t:expect_chain(0)
    t:expect("Glass Shield"):in_zone "trash"
  end }

scenario "135.4.b a static ability gives an attached card a keyword that works" {
  p1 = { base = { "Enchanter", { "Unit 2", attached = { "Trusty Blade" } } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Trusty Blade"):in_zone "trash"
  end }

scenario "135.4.b abilities that are given to an attached card trigger, are used and replace" {
  p1 = { base = { { "Unit 2", attached = { "Trusty Blade" } } }, hand = { "Engrave", "Break" } },
  function(t)
    t.p1:play("Engrave"):on "Trusty Blade"
    t:pass_all()
    t.p1:use "Trusty Blade"
    t:pass_all()
    t:expect_number("p1", "xp", 10)
    t.p1:play("Break"):on "Trusty Blade"
    t:pass_all()
    t:expect("Trusty Blade"):attached_to "Unit 2"
    t:expect_number("p1", "xp", 110)
    t:next_turn()
    t:next_turn()
    t:pass_all()
    t:expect_number("p1", "xp", 111)
  end }

scenario "135.4, 135.4.a, 135.4.b a printed keyword of an attached card counts for who asks and does nothing; what is given does" {
  p1 = { base = { "Unit 3", { "Unit 2", attached = { "Drum" } } }, hand = { "Beat It", "Silence" } },
  function(t)
    t:expect("Drum"):attribute("rallying", 1)
    t:expect("Unit 3"):might(3)
    t.p1:play("Beat It"):on "Drum"
    t:pass_all()
    t:expect("Drum"):attribute("rallying", 3)
    t.p1:play("Silence"):on "Drum"
    t:pass_all()
    t:expect("Unit 3"):might(3)
  end }

scenario "809, 135.4.b an attached card's printed Deflect costs nothing, what it was given does" {
  p1 = { base = { { "Unit 2", attached = { "Glass Ring" } } } },
  p2 = { hand = { "Wrap It", "Poke", "Poke" }, runes = { fury = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Poke"):on "Glass Ring"
    t:pass_all()
    t:expect(t.p2.runes):count(2)
    t.p2:play("Wrap It"):on "Glass Ring"
    t:pass_all()
    t:expect("Glass Ring"):attribute("deflect", 3)
    t.p2:play("Poke"):on "Glass Ring"
    t:pass_all()
    t:expect(t.p2.runes):count(0)
  end }

scenario "135.4.b in teams: what a team mate gives to an attached card works in its controller's turn" {
  format = "2v2",
  p1 = { hand = { "Curse It" } },
  p3 = { base = { { "Unit 2", attached = { "Trusty Blade" } } } },
  function(t)
    t.p1:play("Curse It"):on "Trusty Blade"
    t:pass_all()
    t:next_turn()
    t:expect("Trusty Blade"):attached_to "Unit 2"
    t:next_turn()
    t:expect("Trusty Blade"):in_zone "trash"
  end }

scenario "818.1.c.2 Equip attaches to a unit of its controller, never to a team mate's" {
  format = "2v2",
  p1 = { base = { "Unit 1", "Unit 4", "Doran's Blade" }, pool = { body = 1 } }, p2 = {},
  p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t.p1:use("Doran's Blade")
    t:expect_options("Unit 1", "Unit 4")
    t.p1:choose("Unit 4")
  end }

scenario "819.1.d Quick-Draw attaches to a unit of its controller, never to a team mate's" {
  format = "2v2",
  p1 = { base = { "Unit 1", "Unit 4" }, hand = { "Long Sword" }, pool = { energy = 2, fury = 1 } }, p2 = {},
  p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t.p1:play("Long Sword")
    t:expect_options("Unit 1", "Unit 4")
    t.p1:choose("Unit 4")
  end }

scenario "821.1.c Weaponmaster takes Equipment of its controller, never a team mate's" {
  format = "2v2",
  p1 = { base = { "Doran's Blade", "Cull" }, hand = { "Combat Chef" }, pool = { energy = 5 } }, p2 = {},
  p3 = { base = { "Doran's Ring" } }, p4 = {},
  function(t)
    t.p1:play("Combat Chef"):yes()
    t:expect_options("Doran's Blade", "Cull")
    t.p1:choose("Cull")
    t:resolve()
    t:expect("Cull"):attached_to("Combat Chef")
  end }

test_card { id = "t-434z1", name = "Clumsy Smith", type = "spell", cost = { energy = 0 },
  targets = { unit {}, another(unit {}) },
  run = function(game, me, it, to)
    if not game.attach(it, to) then game.gain_xp(1) end
  end,
}
test_card { id = "t-434z2", name = "Unbuckle", type = "spell", cost = { energy = 0 },
  targets = { gear {} },
  run = function(game, me, it) if game.detach(it) then game.gain_xp(1) end end,
}

scenario "434.1 nothing but gear is attached to a unit" {
  p1 = { hand = { "Clumsy Smith" }, base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Clumsy Smith"):on("Unit 1", "Unit 2")
    t:pass_all()
    t:expect("Unit 1"):unattached()
    t:expect_number("p1", "xp", 1)
  end }

scenario "435.1.a.1 a text is told whether something was detached" {
  p1 = { hand = { "Unbuckle", "Unbuckle" }, base = { { "Unit 1", attached = { "Long Sword" } } } },
  function(t)
    t.p1:play("Unbuckle#1"):on("Long Sword")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t.p1:play("Unbuckle#2"):on("Long Sword")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }

scenario "461.1.a.2 attackers that go home take what is attached to them along, and are recalled once each" {
  p1 = { base = { { "Unit 2", attached = { "Trusty Blade" } } } },
  p2 = { at = { ["East Field"] = { { "Unit 5", stunned = true } } } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t:combat()
    t:expect("Unit 2"):at("base"):attribute("equipped", 1)
    t:expect_events(1, "recall")
  end }
