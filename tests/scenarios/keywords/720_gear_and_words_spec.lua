-- SPDX-License-Identifier: MIT
-- Attachment and Equipment, XP and the words of its keywords, burning out, predicting,
-- doubling and swapping (431-436, 716-733, 818-826): what no other file names.

use "../test_cards.lua"

test_card { id = "t-720-1", name = "Sabre", type = "gear", cost = { energy = 1 },
  might_bonus = 2, tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  static { affects = units { friendly = true }, might = 3 },
  effect_text {
    keywords = { "tank" },
    when { event = "move", subject = "me", run = function(game) game.draw(1) end },
  },
}
test_card { id = "t-720-2", name = "Null Charm", type = "gear", might_bonus = 0, tags = { "Equipment" },
  equip { cost = { energy = 1 } },
}
test_card { id = "t-720-3", name = "Pull Off", type = "spell", cost = { energy = 0 },
  targets = { gear { attached = true } },
  run = function(game, me, it) game.detach(it) end,
}
test_card { id = "t-720-4", name = "Bolt On", type = "spell", cost = { energy = 0 },
  targets = { gear { friendly = true }, unit { friendly = true } },
  run = function(game, me, it, host) game.attach(it, host) end,
}
test_card { id = "t-720-5", name = "Learner", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { level = 3 },
  static { level = 3, affects = "me", might = 2 },
  activated { level = 3, cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
  when { level = 3, event = "play", by = "you", subject = units { other = true }, run = function(game) game.draw(1) end },
}
test_card { id = "t-720-6", name = "Lesson Learnt", type = "spell", cost = { energy = 0 },
  keywords = { "reaction" },
  run = function(game) game.gain_xp(3) end,
}
test_card { id = "t-720-7", name = "Stalker", type = "unit", cost = { energy = 1 }, might = 2, keywords = { "hunt" } }
test_card { id = "t-720-8", name = "Big Stalker", type = "unit", cost = { energy = 1 }, might = 2, keywords = { hunt = 2 } }
test_card { id = "t-720-9", name = "Lend Hunt", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true } },
  run = function(game, me, it) game.give(it, { keyword = "hunt", value = 1, lasts = "turn" }) end,
}
test_card { id = "t-720-10", name = "Lurker in Wait", type = "unit", cost = { energy = 1 }, might = 1, keywords = { "ambush" } }
test_card { id = "t-720-11", name = "Rear One", type = "unit", cost = { energy = 1 }, might = 2, keywords = { "backline" } }
test_card { id = "t-720-12", name = "Rear Two", type = "unit", cost = { energy = 1 }, might = 3, keywords = { "backline" } }
test_card { id = "t-720-13", name = "Only One", type = "unit", cost = { energy = 1 }, might = 2, keywords = { "unique" } }
test_card { id = "t-720-14", name = "See Two", type = "spell", cost = { energy = 0 },
  run = function(game) game.predict(2) end,
}
test_card { id = "t-720-15", name = "See Some", type = "spell", cost = { energy = 0 },
  run = function(game) game.predict() end,
}
test_card { id = "t-720-16", name = "Double Up", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true } },
  run = function(game, me, it) game.double_might(it, { lasts = "turn" }) end,
}
test_card { id = "t-720-17", name = "Trade Places", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true }, unit { enemy = true } },
  run = function(game, me, one, other) game.swap_might(one, other, { lasts = "turn" }) end,
}
test_card { id = "t-720-18", name = "Look Deep", type = "spell", cost = { energy = 0 },
  run = function(game)
    local seen = game.look(3)
    game.draw(1)
  end,
}
test_card { id = "t-720-19", name = "Legionnaire", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "legion" },
  when_played { legion = true, run = function(game) game.draw(1) end },
}
test_card { id = "t-720-20", name = "Find Level", type = "spell", cost = { energy = 0 },
  targets = { unit { keyword = "level" } },
  run = function(game, me, it) game.buff(it) end,
}
test_card { id = "t-720-21", name = "Find Equip", type = "spell", cost = { energy = 0 },
  targets = { gear { keyword = "equip" } },
  run = function(game, me, it) game.kill(it) end,
}
test_card { id = "t-720-22", name = "Handy", type = "unit", cost = { energy = 1 }, might = 1, keywords = { "weaponmaster" } }
test_card { id = "t-720-23", name = "Equip Watcher", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "attach", subject = gear {}, run = function(game, me) game.buff(me) end },
}
test_card { id = "t-720-24", name = "Bloody Blade", type = "gear", might_bonus = 1, tags = { "Equipment" },
  equip { cost = { energy = 1, kill = unit { friendly = true } } },
}
test_card { id = "t-720-25", name = "Two Grips", type = "gear", might_bonus = 1, tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  equip { cost = { energy = 2 } },
}

test_card { id = "t-720-26", name = "Crank", type = "gear", tags = { "Equipment" },
  effect_text { activated { once_each_turn = true, run = function(game) game.gain_xp(1) end } },
}

-- ---- Attaching and detaching -----------------------------------------------------------

scenario "434.1, 434.1.a, 434.1.a.1, 717, 718.4, 137.3.a, 719.3 attaching links two cards: the one gives its Might Bonus, and both are in one place" {
  p1 = { base = { "Sabre" }, at = { ["West Field"] = { "Unit 2" } }, hand = { "Bolt On" } },
  function(t)
    t.p1:play "Bolt On"
    t:pass_all()
    t:expect("Sabre"):attached_to("Unit 2"):at("West Field")
    t:expect("Unit 2"):might(4)
    t:expect_event "attach"
  end }

scenario "135.4, 434.1.e, 135.4.b an attached card's own text is Inactive, its Effect Text is its Top-Most Card's" {
  p1 = { base = { { "Unit 2", attached = { "Sabre" } }, "Unit 1" } },
  function(t)
    t:expect("Unit 1"):might(1)
    t:expect("Unit 2"):attribute("tank", 1)
  end }

scenario "136.2, 136.2.b, 136.2.c, 434.1.c, 718.5.g Effect Text is appended while attached, and Inactive otherwise" {
  p1 = { base = { { "Unit 2", attached = { "Sabre" } }, "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_chain(0)
    t:showdown_pass()
    t.p1:move("Unit 2", "East Field")
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "136.2.b unattached its Effect Text does nothing, its own text works (723)" {
  p1 = { base = { "Sabre", "Unit 1" } },
  function(t)
    t:expect("Unit 1"):might(4):attribute("tank", 0)
    t.p1:move("Unit 1", "West Field")
    t:expect_chain(0)
  end }

scenario "723 rules text works from the start" {
  p1 = { base = { "Sabre", "Unit 1" } },
  function(t) t:expect("Unit 1"):might(4) end }

scenario "137.2 a Might Bonus may be 0" {
  p1 = { base = { { "Unit 2", attached = { "Null Charm" } } } },
  function(t)
    t:expect("Unit 2"):might(2):attribute("equipped", 1)
  end }

scenario "435.1, 435.1.b, 435.1.c, 435.1.d, 718.1, 818.3.a detaching undoes all of it" {
  p1 = { base = { { "Unit 2", attached = { "Sabre" } }, "Unit 1" }, hand = { "Pull Off" } },
  function(t)
    t.p1:play "Pull Off"
    t:pass_all()
    t:expect("Sabre"):unattached():at("base")
    t:expect("Unit 2"):might(5):attribute("tank", 0):attribute("equipped", 0)
    t:expect("Unit 1"):might(4)
    t:expect_event "detach"
  end }

scenario "434.1.h attaching to where it is already is nothing" {
  p1 = { base = { { "Unit 2", attached = { "Sabre" } }, "Equip Watcher" }, hand = { "Bolt On" } },
  function(t)
    t.p1:play("Bolt On"):on("Sabre", "Unit 2")
    t:pass_all()
    t:expect("Sabre"):attached_to "Unit 2"
    t:expect_no_event "attach"
    t:expect_no_event "detach"
    t:expect("Equip Watcher"):unbuffed()
  end }

scenario "718.5.d a card is attached to one card only" {
  p1 = { base = { { "Unit 2", attached = { "Sabre" } }, "Unit 1" }, hand = { "Bolt On" } },
  function(t)
    t.p1:play("Bolt On"):on("Sabre", "Unit 1")
    t:pass_all()
    t:expect("Sabre"):attached_to "Unit 1"
    t:expect("Unit 2"):might(2)
    t:expect("Unit 1"):might(3)
  end }

scenario "434.3, 435.3, 434.4.a attaching is no choosing and no move" {
  p1 = { base = { "Sabre", "Idol" }, pool = { energy = 1 } },
  function(t)
    t.p1:use "Sabre"
    t:pass_all()
    t:expect("Sabre"):attached_to "Idol"
    t:expect_no_event "move"
  end }

scenario "718.5.a, 722, 722.2, 135.4.a, 818.5, 818.5.a an attached gear is still gear with its type, tags and keywords" {
  p1 = { base = { { "Unit 2", attached = { "Null Charm" } } }, hand = { "Find Equip" } },
  function(t)
    t.p1:play "Find Equip"
    t:expect_event("choose", "Null Charm")
    t:pass_all()
    t:expect("Null Charm"):in_zone "trash"
  end }

scenario "107.1.c.1 what is attached to a unit in a base is there with it" {
  p1 = { base = { { "Unit 2", attached = { "Null Charm" } } } },
  function(t)
    t:expect("Null Charm"):at "base"
  end }

-- ---- Equip, Weaponmaster ---------------------------------------------------------------

scenario "818.1.b, 818.1.b.2, 818.2.a Equip costs what it says and attaches to the unit that was chosen; others can see it" {
  p1 = { base = { "Null Charm", "Unit 2", "Equip Watcher" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Null Charm"):on "Unit 2"
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect("Null Charm"):attached_to "Unit 2"
    t:expect("Equip Watcher"):buffed()
  end }

scenario "818.1.c.3, 818.1.c.1 a cost may be more than resources; what it sets off is above the ability" {
  p1 = { base = { "Bloody Blade", "Unit 2", "Martyr" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Bloody Blade"):on "Unit 2"
    t:expect("Martyr"):in_zone "trash"
    t:expect_chain(2)
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect("Bloody Blade"):unattached()
    t:pass_all()
    t:expect("Bloody Blade"):attached_to "Unit 2"
  end }

scenario "818.4 two Equip abilities are two" {
  p1 = { base = { "Two Grips", "Unit 2" }, pool = { energy = 3 } },
  function(t)
    t:can(t.p1, "use", "Two Grips")
    t.p1:use("Two Grips", 2)
    t:expect_number("p1", "energy", 1)
    t:pass_all()
    t:expect("Two Grips"):attached_to "Unit 2"
  end }

scenario "818.3.c a unit with a gear that has Equip is equipped" {
  p1 = { base = { { "Unit 2", attached = { "Null Charm" } }, "Unit 1" } },
  function(t)
    t:expect("Unit 2"):attribute("equipped", 1)
    t:expect("Unit 1"):attribute("equipped", 0)
  end }

scenario "821.1.b, 821.2 Weaponmaster attaches as the unit is played, whenever that is, and not later" {
  p1 = { base = { "Null Charm", "Sage" }, hand = { "Handy" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Handy"):yes():yes()
    t:pass_all()
    t:expect("Null Charm"):attached_to "Handy"
    t:can(t.p1, "use", "Sage")
    t:cannot(t.p1, "use", "Handy")
  end }

-- ---- XP, Level, Legion, Hunt -------------------------------------------------------------

scenario "731, 731.1, 732 XP is a number of a player and of nobody else" {
  format = "2v2", p1 = { hand = { "Lesson Learnt" } },
  function(t)
    t.p1:play "Lesson Learnt"
    t:pass_all()
    t:expect_number("p1", "xp", 3)
    t:expect_number("p3", "xp", 0)
  end }

scenario "824.1.b.1, 824.1.c, 727.1.c.2 with that much XP the text works at once" {
  p1 = { base = { "Learner" }, hand = { "Lesson Learnt", "Unit 0" } },
  function(t)
    t:expect("Learner"):might(2)
    t:cannot(t.p1, "use", "Learner")
    t.p1:play "Lesson Learnt"
    t:pass_all()
    t:expect("Learner"):might(4)
    t:can(t.p1, "use", "Learner")
  end }

scenario "824.1.d with less it does not" {
  p1 = { base = { "Learner" }, xp = 2 },
  function(t)
    t:expect("Learner"):might(2)
    t:cannot(t.p1, "use", "Learner")
  end }

scenario "727.1.c.1 its triggers look only while it works" {
  p1 = { base = { "Learner" }, hand = { "Unit 0", "Unit 0", "Lesson Learnt" } },
  function(t)
    t.p1:play "Unit 0"
    t:expect_chain(0)
    t.p1:play "Lesson Learnt"
    t:pass_all()
    t.p1:play "Unit 0"
    t:expect_chain(1)
  end }

scenario "727.1.c.3 its activated ability can be used as soon as it works" {
  p1 = { base = { "Learner" }, hand = { "Lesson Learnt" } },
  function(t)
    t.p1:play "Lesson Learnt"
    t:pass_all()
    t.p1:use "Learner"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "727.1.b.1, 824.2 the keyword is there whether or not its text works" {
  p1 = { base = { "Learner", "Unit 2" }, hand = { "Find Level" } },
  function(t)
    t.p1:play "Find Level"
    t:pass_all()
    t:expect("Learner"):buffed()
    t:expect("Unit 2"):unbuffed()
  end }

scenario "812.1.b.1 Legion: with another card played this turn" {
  p1 = { hand = { "Unit 0", "Legionnaire", "Legionnaire" }, pool = { energy = 2 } },
  function(t)
    t.p1:play "Unit 0"
    t.p1:play "Legionnaire"
    t:expect_chain(1)
  end }

scenario "812.1.b.1 and without one not; the card has Legion all the same (812.3)" {
  p1 = { hand = { "Legionnaire" }, pool = { energy = 1 } },
  function(t)
    t.p1:play "Legionnaire"
    t:expect_chain(0)
  end }

scenario "823.1.b, 823.1.c.1, 823.1.c.2 Hunt gives XP for a conquest and for a hold, one without a number" {
  p1 = { base = { "Stalker" } },
  function(t)
    t.p1:move("Stalker", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:next_turn()
    t.p2:end_turn()
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end }

scenario "823.2, 823.3 Hunt adds up" {
  p1 = { base = { "Big Stalker" }, hand = { "Lend Hunt" } },
  function(t)
    t.p1:play "Lend Hunt"
    t:pass_all()
    t:expect("Big Stalker"):attribute("hunt", 3)
    t.p1:move("Big Stalker", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 3)
  end }

-- ---- Ambush, Unique, Backline ------------------------------------------------------------

scenario "822.1.c, 822.4 Ambush adds battlefields with one's units to where a unit may be played" {
  p1 = { hand = { "Lurker in Wait" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play "Lurker in Wait"
    t:expect_option("West Field", "base")
    t:expect_no_option "East Field"
  end }

scenario "825.3, 825.4 Unique means nothing during a game" {
  p1 = { base = { "Only One" }, hand = { "Only One" }, pool = { energy = 1 } },
  function(t)
    t.p1:play "Only One"
    t:expect(t.p1.base):is { "Only One", "Only One" }
  end }

scenario "826.3, 826.4.a, 826.4.b, 826.6 Backline units are assigned damage after the others, in any order, each filled before the next" {
  p1 = { base = { "Unit 6" } }, p2 = { at = { ["East Field"] = { "Rear One", "Rear Two", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "460.2.c.3")
    t:expect_no_option "Unit 2"
    t.p1:order { "Rear Two", "Rear One" }
    t:expect_event("damage", "Unit 2", 2)
    t:expect_event("damage", "Rear Two", 3)
    t:expect_event("damage", "Rear One", 1)
  end }

-- ---- Burning out, predicting, doubling, swapping --------------------------------------------

scenario "431.1, 431.1.a, 431.2.a a draw beyond the deck: what there is, the Burn Out, then the rest" {
  p1 = { hand = { "Draw Three" }, runes = { fury = 1 }, deck = { "Unit 1" }, trash = { "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play "Draw Three"
    t:pass_all()
    t:expect(t.p1.hand):count(3):has "Unit 1"
    t:expect(t.p1.trash):is { "Draw Three" }
    t:expect_points("p2", 1)
  end }

scenario "431.3 with nothing to recycle each further card burns out again" {
  victory_score = 20,
  p1 = { hand = { "Draw Three" }, runes = { fury = 1 }, deck = {}, trash = {} },
  function(t)
    t.p1:play "Draw Three"
    t:pass_all()
    t:expect_winner "p2"
  end }

scenario "431.4.a nobody burns out while nothing is drawn from an empty deck" {
  p1 = { deck = {}, hand = { "Unit 0" } },
  function(t)
    t.p1:play "Unit 0"
    t:expect_no_event "burn_out"
    t:expect_points("p2", 0)
  end }

scenario "431.1.c.1 looking at more cards than there are burns nobody out" {
  p1 = { hand = { "See Two" }, deck = { "Unit 1" } },
  function(t)
    t.p1:play "See Two"
    t:resolve()
    t.p1:choose()
    t:expect_no_event "burn_out"
    t:expect(t.p1.deck):is { "Unit 1" }
  end }

scenario "436.1.a of several predicted cards any number is recycled" {
  p1 = { hand = { "See Two" }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "See Two"
    t:resolve()
    t:expect_option("Unit 1", "Unit 2")
    t:expect_no_option "Unit 3"
    t.p1:choose("Unit 1", "Unit 2")
    t:expect(t.p1.deck):starts_with { "Unit 3" }
  end }

scenario "436.3.a Predict without a number is one card" {
  p1 = { hand = { "See Some" }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play "See Some"
    t:resolve()
    t:expect_option "Unit 1"
    t:expect_no_option "Unit 2"
    t.p1:choose()
  end }

scenario "436.4 with fewer cards as many as there are" {
  p1 = { hand = { "See Two" }, deck = { "Unit 1" } },
  function(t)
    t.p1:play "See Two"
    t:resolve()
    t:expect_option "Unit 1"
    t.p1:choose "Unit 1"
    t:expect(t.p1.deck):is { "Unit 1" }
  end }

scenario "432.1.a doubling adds what the Might is, for its time" {
  p1 = { base = { { "Unit 3", buffs = 1 } }, hand = { "Double Up", "Grow" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Double Up"
    t:pass_all()
    t:expect("Unit 3"):might(8)
    t.p1:play("Grow"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(10)
    t:next_turn()
    t:expect("Unit 3"):might(4)
  end }

scenario "433.1 swapping raises one and lowers the other by the same" {
  p1 = { base = { "Unit 3" }, hand = { "Trade Places" } }, p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play "Trade Places"
    t:pass_all()
    t:expect("Unit 3"):might(5)
    t:expect("Unit 5"):might(3)
    t:next_turn()
    t:expect("Unit 3"):might(3)
    t:expect("Unit 5"):might(5)
  end }

scenario "472.3.a, 472.3.d.1.a, 472.3.d.2.a increases are applied before decreases, whichever is older" {
  p1 = { base = { "Unit 1" }, hand = { "Shrink", "Grow" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Shrink"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(0)
    t.p1:play("Grow"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(1)
  end }

scenario "472.3.d.2.b a limit of a decrease is measured once" {
  p1 = { base = { "Unit 3" }, hand = { "Shrivel", "Grow" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Shrivel"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(1)
    t.p1:play("Grow"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(3)
  end }

-- ---- Activated abilities of Effect Text (718.3) --------------------------------------------

scenario "718.3 a unit has the activated ability of what is attached to it, once each turn" {
  p1 = { base = { { "Unit 2", attached = { "Crank" } }, "Unit 3" } },
  function(t)
    t:cannot(t.p1, "use", "Unit 3")
    t.p1:use "Unit 2"
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:cannot(t.p1, "use", "Unit 2")
    t:next_turn()
    t:next_turn()
    t:can(t.p1, "use", "Unit 2")
  end }

scenario "718.3 of two attached cards each gives its activated ability once" {
  p1 = { base = { { "Unit 2", attached = { "Crank", "Crank" } } } },
  function(t)
    t.p1:use "Unit 2"
    t:pass_all()
    t.p1:use "Unit 2"
    t:pass_all()
    t:expect_number("p1", "xp", 2)
    t:cannot(t.p1, "use", "Unit 2")
  end }

-- ---- What is attached to what (718-719), asked from both sides ------------------------------

test_card(function()
  local bearer = unit { has_me_attached = true }
  return card { id = "t-720-27", name = "Clip", type = "gear", tags = { "Equipment" },
    when { event = "attach", subject = "me", run = function(game) game.exhaust(game.all(bearer)) end },
  }
end)
test_card { id = "t-720-28", name = "Inventory", type = "spell", cost = { energy = 0 },
  targets = { unit {} },
  run = function(game, me, it) game.gain_xp(#game.attachments(it)) end,
}

scenario "719 the one that I am attached to, and no other" {
  p1 = { base = { "Clip", "Unit 1", { "Unit 2", attached = { "Sabre" } } }, hand = { "Bolt On" } },
  function(t)
    t.p1:play("Bolt On"):on("Clip", "Unit 1")
    t:pass_all()
    t:expect("Clip"):attached_to "Unit 1"
    t:expect("Unit 1"):exhausted()
    t:expect("Unit 2"):ready()
  end }

scenario "719 all that is attached to a unit is counted" {
  p1 = { base = { { "Unit 2", attached = { "Sabre", "Crank" } }, "Unit 1", "Crank" }, hand = { "Inventory", "Inventory" } },
  function(t)
    t.p1:play("Inventory"):on "Unit 2"
    t:pass_all()
    t:expect_number("p1", "xp", 2)
    t.p1:play("Inventory"):on "Unit 1"
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end }

-- ---- Effect Text that speaks of its own card (136.2.c, 718.3) ---------------------------------

test_card { id = "t-720-30", name = "Blade of Debt", type = "gear", tags = { "Equipment" }, counters = { "debt" },
  effect_text {
    static { affects = "me", might = function(q) return q.counters(q.text_from(), "debt") end },
    activated { cost = { exhaust = "me" }, run = function(game) game.put_counters(game.text_from(), "debt") end },
    when { event = "conquer", by = "me", run = function(game) game.detach(game.text_from()) end },
    instead_of { event = "die", subject = "me",
      run = function(game, me)
        game.kill(game.text_from())
        game.heal(me)
      end },
  },
  activated { cost = { exhaust = "me" },
    run = function(game) if #game.text_from() == 0 then game.gain_xp(1) end end },
}

scenario "136.2.c a static of an Effect Text reads the counters of its own card, of several each its own" {
  p1 = { base = { { "Unit 2", attached = { "Blade of Debt", "Blade of Debt" } }, { "Unit 1", attached = { "Blade of Debt" } } } },
  function(t)
    t.p1:use "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(3)
    t:expect("Unit 1"):might(1)
    t:expect("Blade of Debt#1"):counters("debt", 1)
    t:expect("Blade of Debt#2"):counters("debt", 0)
    t:next_turn()
    t:next_turn()
    t.p1:use "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(4)
  end }

scenario "136.2.c a trigger and a replacement of an Effect Text act on their own card" {
  p1 = { base = { { "Unit 2", attached = { "Blade of Debt" } } } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } },
  function(t)
    local try = t:copy()
    try.p1:move("Unit 2", "West Field")
    try:pass_all()
    try:expect("Blade of Debt"):at "West Field"
    try:expect("Unit 2"):might(2)
    t.p1:move("Unit 2", "East Field")
    t:combat()
    t:expect("Blade of Debt"):in_zone "trash"
    t:expect("Unit 2"):might(2)
  end }

scenario "136.2.c the rules text of a card has no card that it is the Effect Text of" {
  p1 = { base = { "Blade of Debt" } },
  function(t)
    t.p1:use "Blade of Debt"
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }
