-- SPDX-License-Identifier: MIT
-- Abilities that work off the board (054, 366, 377, 383.2), of a card and of the keywords printed
-- on it (801.1, 801.3); what is counted for one ability (383.1.b); deaths by combat (428.5.c);
-- entering as a copy (472.1.b).

use "../test_cards.lua"

test_keyword "crowding" {
  static { affects = "me", cost = { energy = number.count(units { friendly = true }) * -1 } },
}
test_keyword "rekindling" {
  static { affects = "me", plays_from = "trash", price = { energy = 1 } },
}
test_keyword "tossing" {
  when { event = "discard", subject = "me", active_in = "trash", run = function(game) game.gain_xp(1) end },
}
test_keyword "digging" {
  activated { active_in = "trash", cost = { energy = 1, banish = "me" }, run = function(game) game.gain_xp(1) end },
}
test_keyword "lurking" {
  static { affects = "me", cannot = "be_played", turn = "you" },
}
test_keyword "lying" {
  when { event = "conquer", by = "you", active_in = "hand", run = function(game) game.gain_xp(1) end },
}
test_keyword "toll" {
  static { affects = "me", if_ = { from = "trash" },
    extra = additional { name = "toll", cost = { banish = two(card { zone = "trash", mine = true, other = true }) } } },
}
test_keyword "shroud" {
  instead_of { event = "die", subject = units { friendly = true }, active_in = "trash", once_each_turn = true,
    run = function(game)
      game.heal(game.event.subject)
      game.recall(game.event.subject)
    end },
}
test_card { id = "t-366-1", name = "Crowd", type = "unit", might = 2, cost = { energy = 3 }, keywords = { "crowding" },
}
test_card { id = "t-366-2", name = "Cinder", type = "unit", might = 2, cost = { energy = 3 },
  keywords = { "rekindling" },
}
test_card { id = "t-366-3", name = "Scrap", type = "unit", might = 2, cost = { energy = 3 }, keywords = { "tossing" },
}
test_card { id = "t-366-4", name = "Digger", type = "unit", might = 2, cost = { energy = 3 }, keywords = { "digging" },
}
test_card { id = "t-366-5", name = "Lurking Fish", type = "unit", might = 2, cost = { energy = 3 }, keywords = { "lurking" },
}
test_card { id = "t-366-6", name = "Watcher", type = "unit", might = 2, cost = { energy = 3 }, keywords = { "lying" },
}
test_card { id = "t-366-7", name = "Tolled", type = "unit", might = 2, cost = { energy = 1 }, keywords = { "toll" },
  static { affects = "me", plays_from = "trash" },
}
test_card { id = "t-366-8", name = "Veiled One", type = "unit", might = 2, cost = { energy = 1 }, keywords = { "shroud" },
}
test_card { id = "t-366-9", name = "Bones", type = "unit", might = 2, cost = { energy = 3 },
  activated { active_in = "trash", cost = { energy = 1, recycle = "me" }, run = function(game) game.gain_xp(1) end },
  activated { active_in = "hand", cost = { discard = "me" }, once_each_turn = true,
    run = function(game) game.draw(1) end },
}
test_card { id = "t-366-10", name = "Embers", type = "unit", might = 2, cost = { energy = 3 },
  when { event = "beginning", by = "you", active_in = "trash", cost = { banish = "me" },
    run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-366-11", name = "Hushing", type = "spell", cost = { energy = 1 }, keywords = { "reaction" },
  static { affects = "players", active_in = "chain", cannot = "play" },
  run = function(game) game.draw(1) end,
}
test_card { id = "t-366-12", name = "Old Law", type = "unit", might = 2, cost = { energy = 1 },
  static { affects = unit { mine = true }, active_in = "trash", cost = { energy = -1 } },
}
test_card { id = "t-366-13", name = "Rush", type = "unit", might = 2, cost = { energy = 2 },
  static { affects = "me", active_in = "champion", cost = { energy = -1 } },
}
test_card(function()
  local others = units { other = true }
  return card { id = "t-366-14", name = "Mirror", type = "unit", might = 1, cost = { energy = 1 },
    as_played { run = function(game, me)
        game.become_copy(me, game.choose(others, { optional = true, text = "A copy of what?" }))
      end },
  }
end)
test_card { id = "t-366-15", name = "Fanfarer", type = "unit", might = 3, cost = { energy = 1 }, keywords = { "tank" },
  static { affects = "me", enters_ready = true },
  when_played { run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-366-16", name = "Chaser", type = "unit", might = 2, cost = { energy = 1 }, keywords = { "ganking" },
  when { event = "move", subject = "me", nth = 2, run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-366-17", name = "Again", type = "spell", cost = { energy = 1 },
  targets = { unit { friendly = true } }, run = function(game, me, it) game.ready(it) end,
}
test_card { id = "t-366-23", name = "Headsman's Axe", type = "spell", cost = { energy = 1 },
  targets = { unit {} }, run = function(game, me, it) game.kill(it) end,
}
test_card { id = "t-366-18", name = "Gate", type = "battlefield",
  when { event = "move", subject = unit {}, at = "here", nth = 2,
    run = function(game) game.give(game.event.subject, { might = 2, lasts = "turn" }) end },
}
test_card { id = "t-366-19", name = "Road", type = "battlefield",
  when { event = "move", subject = unit {}, nth = 1,
    run = function(game) game.give(game.event.subject, { might = 2, lasts = "turn" }) end },
}
test_card { id = "t-366-20", name = "Headsman", type = "unit", might = 5, cost = { energy = 1 },
  when { event = "die", subject = unit { enemy = true }, cause = "combat", run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-366-21", name = "Survivor", type = "unit", might = 3, cost = { energy = 1 },
  instead_of { event = "die", subject = "me", cause = "combat", run = function(game, me)
      game.heal(me)
      game.recall(me)
    end },
}
test_card { id = "t-366-22", name = "Granting Stone", type = "unit", might = 1, cost = { energy = 1 },
  static { affects = card { zone = "trash", mine = true, type = "unit" }, grants = "rise" },
  abilities = { rise = activated { active_in = "trash", cost = { energy = 1 },
    run = function(game, me) game.return_to_hand(me) end } },
}

-- ---- What is printed on the card, or on its keywords

-- Where a card has just arrived its abilities see that moment (383.2.c.1); where it has just been
-- they do not (383.2.c.2).
test_card { id = "t-366-40", name = "Echo", type = "unit", might = 1, cost = {},
  when { event = "die", subject = unit {}, active_in = "trash", one_or_more = true,
    run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-366-41", name = "Last Echo", type = "unit", might = 1, cost = {},
  when { event = "die", subject = "me", active_in = "trash", run = function(game) game.gain_xp(1) end },
  when { event = "die", subject = unit { other = true, enemy = true }, active_in = "trash",
    run = function(game) game.gain_xp(10) end },
}
test_card { id = "t-366-42", name = "Homesick", type = "unit", might = 1, cost = {},
  when { event = "return_to_hand", subject = unit { other = true }, active_in = "hand",
    run = function(game) game.gain_xp(1) end },
  when { event = "return_to_hand", subject = unit { other = true }, run = function(game) game.gain_xp(100) end },
}
test_card { id = "t-366-43", name = "Outcast", type = "unit", might = 1, cost = {},
  when { event = "banish", subject = unit {}, active_in = "banishment", one_or_more = true,
    run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-366-44", name = "Refuse", type = "unit", might = 1, cost = {},
  when { event = "discard", by = "you", active_in = "trash", one_or_more = true,
    run = function(game) game.gain_xp(1) end },
  when { event = "discard", by = "you", active_in = "hand", one_or_more = true,
    run = function(game) game.gain_xp(100) end },
}
test_card { id = "t-366-45", name = "Sweep Both", type = "spell", cost = {},
  targets = { exactly(2, unit {}) }, run = function(game, me, both) game.kill(both) end,
}
test_card { id = "t-366-46", name = "Send Both Home", type = "spell", cost = {},
  targets = { exactly(2, unit {}) }, run = function(game, me, both) game.return_to_hand(both) end,
}
test_card { id = "t-366-47", name = "Exile Both", type = "spell", cost = {},
  targets = { exactly(2, unit {}) }, run = function(game, me, both) game.banish(both) end,
}
test_card { id = "t-366-48", name = "Throw Two", type = "spell", cost = {},
  run = function(game) game.discard(2) end,
}

scenario "383.2.c.1 a card that works in the trash sees its own death" {
  p1 = { base = { "Echo", "Unit 3" }, hand = { "Headsman's Axe" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Headsman's Axe"):on "Echo"
    t:pass_all()
    t:expect("Echo"):in_zone "trash"
    t:expect_number("p1", "xp", 1)
  end }

scenario "383.2.c.1 its own death and one of the same moment, each told from the other" {
  p1 = { base = { "Last Echo" }, hand = { "Sweep Both" } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Sweep Both"
    t:resolve()
    t.p1:order { "Last Echo", "Last Echo" }
    t:pass_all()
    t:expect_number("p1", "xp", 11)
  end }

scenario "383.2.c.1 its owner controls what it does there, whoever controlled the unit" {
  p1 = { hand = { "Headsman's Axe" }, pool = { energy = 1 } }, p2 = { base = { "Echo" } },
  function(t)
    t.p1:play("Headsman's Axe"):on "Echo"
    t:pass_all()
    t:expect_number("p2", "xp", 1)
    t:expect_number("p1", "xp", 0)
  end }

scenario "383.2.c.1 in the hand: it sees what returns with it; 383.2.c.2 on the board it does not" {
  p1 = { base = { "Homesick", "Unit 3" }, hand = { "Send Both Home" } },
  function(t)
    t.p1:play "Send Both Home"
    t:pass_all()
    t:expect(t.p1.hand):is { "Homesick", "Unit 3" }
    t:expect_number("p1", "xp", 1)
  end }

scenario "383.2.c.1 in Banishment: it sees what is banished with it" {
  p1 = { base = { "Outcast", "Unit 3" }, hand = { "Exile Both" } },
  function(t)
    t.p1:play "Exile Both"
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }

scenario "383.2.c cards discarded together see each other in the trash, and nothing from the hand" {
  p1 = { hand = { "Throw Two", "Unit 3", "Refuse" } },
  function(t)
    t.p1:play "Throw Two"
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }

scenario "801.1: a keyword's discount counts in hand" {
  p1 = { hand = { "Crowd" }, base = { "Unit 1", "Unit 2" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Crowd")
    t:expect_number("p1", "energy", 0)
  end }

scenario "801.1: a keyword's discount makes the card cheaper by its amount and no more" {
  p1 = { hand = { "Crowd" }, base = { "Unit 1" }, pool = { energy = 1 } },
  function(t) t:cannot(t.p1, "play", "Crowd") end }

scenario "419.1.a: a keyword lets it be played from the trash for another price" {
  p1 = { trash = { "Cinder" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Cinder")
    t:expect_number("p1", "energy", 0)
  end }

scenario "366.1: a keyword forbids it to be played" {
  p1 = { hand = { "Lurking Fish" }, pool = { energy = 3 } },
  function(t) t:cannot(t.p1, "play", "Lurking Fish", "054") end }

scenario "383.2: a keyword triggers in the trash" {
  p1 = { hand = { "Scrap", "Chemtech Enforcer" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Chemtech Enforcer")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }

scenario "383.2: a keyword triggers in hand, and not on the board" {
  p1 = { hand = { "Watcher" }, base = { "Unit 1", "Watcher" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }

scenario "377.1: a keyword's ability is used from the trash" {
  p1 = { trash = { "Digger" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Digger")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect("Digger"):in_zone("banishment")
  end }

scenario "377.1: a keyword's ability for the trash is used neither from the board nor from another player's trash" {
  p1 = { base = { "Digger" }, pool = { energy = 1 } },
  p2 = { trash = { "Digger" } },
  function(t) t:cannot(t.p1, "use", "p1's Digger") end }

scenario "367: a keyword replaces from the trash, once each turn" {
  p1 = { trash = { "Veiled One" }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t.p1:yes()
    t:expect("Unit 2"):at("base")
  end }

scenario "367: a keyword that replaces from the trash does not do so from the board" {
  p1 = { base = { "Veiled One" }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
  end }

scenario "356.2: an additional cost of the card itself, from the trash only" {
  p1 = { trash = { "Tolled", "Unit 1", "Unit 2" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Tolled")
    t:expect(t.p1.banishment):count(2)
  end }

scenario "356.2: a card whose additional cost from the trash cannot be paid is not played from there" {
  p1 = { trash = { "Tolled", "Unit 1" }, pool = { energy = 1 } },
  function(t) t:cannot(t.p1, "play", "Tolled") end }

scenario "356.2: an additional cost from the trash is none from the hand" {
  p1 = { hand = { "Tolled" }, trash = { "Unit 1", "Unit 2" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Tolled")
    t:expect(t.p1.trash):count(2)
  end }

-- ---- Costs that are the card itself

scenario "377.1: recycled from the trash" {
  p1 = { trash = { "Bones" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Bones")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect("Bones"):in_zone("deck")
  end }

scenario "377.1, 422: discarded from the hand; all see what is used" {
  p1 = { hand = { "Bones" } },
  function(t)
    t.p1:use("Bones")
    t:expect("Bones"):in_zone("trash")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:cannot(t.p1, "use", "Bones")
  end }

scenario "383.3.b: a trigger from the trash banishes itself, if its player wants" {
  p1 = { trash = { "Embers" } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:yes()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect("Embers"):in_zone("banishment")
  end }

scenario "404.2: a trigger from the trash banishes nothing if its player declines" {
  p1 = { trash = { "Embers" } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:no()
    t:expect_number("p1", "xp", 0)
    t:expect("Embers"):in_zone("trash")
  end }

scenario "472.2.a: what is granted to cards in the trash" {
  p1 = { base = { "Granting Stone" }, trash = { "Unit 2" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("hand")
  end }

-- ---- Statics off the board

scenario "054, 366: as long as the spell is on the chain nobody plays anything" {
  p1 = { hand = { "Hushing" }, pool = { energy = 1 } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Hushing"):pass()
    t:cannot(t.p2, "play", "Gust")
  end }

scenario "054: another spell on the chain forbids nothing" {
  p1 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Stupefy"):on("Unit 2"):pass()
    t:can(t.p2, "play", "Gust")
  end }

scenario "366: a discount from the trash, for its owner only" {
  p1 = { trash = { "Old Law" }, hand = { "Unit 2" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Unit 2")
    t:expect_number("p1", "energy", 0)
  end }

scenario "366: a discount from the trash is none from the board" {
  p1 = { base = { "Old Law" }, hand = { "Old Law" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Old Law")
    t:expect_number("p1", "energy", 0)
  end }

scenario "366.2: cheaper from the champion zone, and only from there" {
  p1 = { champion = { "Rush" }, hand = { "Rush" }, pool = { energy = 1 } },
  function(t)
    t:can(t.p1, "play", "Rush")
    t.p1:play("Rush")
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "energy", 0)
  end }

-- ---- Entering as a copy

test_card { id = "t-366-15d", name = "Disguise", type = "spell", cost = { energy = 1 },
  targets = { unit { friendly = true }, unit {} }, run = function(game, me, it, of) game.become_copy(it, of) end,
}

scenario "472.1.b, 359.2: it enters as a copy: text, traits and play effect" {
  p1 = { hand = { "Mirror", "Disguise" }, pool = { energy = 2 }, base = { { "Fanfarer", exhausted = true }, "Unit 2" } },
  function(t)
    t.p1:play("Mirror"):choose("Fanfarer")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect("Fanfarer#1"):might(3):ready():keyword("tank")
    t:expect_no_event("become_copy")
    t.p1:play("Disguise"):on("Unit 2", "Fanfarer#2") -- a unit that is on the board becomes one
    t:pass_all()
    t:expect_event("become_copy")
    t:expect_number("p1", "xp", 1)
  end }

scenario "472.1.b: it is itself again where it goes" {
  p1 = { hand = { "Mirror", "Headsman's Axe" }, pool = { energy = 2 }, base = { { "Fanfarer", exhausted = true } } },
  function(t)
    t.p1:play("Mirror"):choose("Fanfarer")
    t:pass_all()
    t.p1:play("Headsman's Axe"):on("Fanfarer#1")
    t:pass_all()
    t:expect("Mirror"):in_zone("trash")
  end }

scenario "359.2: nothing chosen, it enters as what it is" {
  p1 = { hand = { "Mirror" }, pool = { energy = 1 }, base = { { "Fanfarer", exhausted = true } } },
  function(t)
    t.p1:play("Mirror"):choose()
    t:expect("Mirror"):might(1):exhausted()
  end }

-- ---- The Nth time

scenario "383.1.b: my second move; another unit's is none of mine" {
  p1 = { base = { "Chaser", "Unit 2" }, hand = { "Again" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t.p1:move("Chaser", "West Field")
    t:showdown_pass()
    t:expect_number("p1", "xp", 0)
    t.p1:play("Again"):on("Chaser")
    t:pass_all()
    t.p1:move("Chaser", "East Field")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }

scenario "383.1.b: the second move here, whoever controls the battlefield" {
  battlefields = { "Gate", "East Field" },
  p1 = { base = { "Unit 2", "Unit 3", "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t.p1:move("Unit 2", "Gate")
    t:pass_all()
    t:showdown_pass()
    t.p1:move("Unit 3", "Gate")
    t:pass_all()
    t:expect("Unit 2"):might(2)
    t:expect("Unit 3"):might(5)
  end }

scenario "383.1.b: two at once: its player says which is the second" {
  battlefields = { "Gate", "East Field" },
  p1 = { base = { "Unit 2", "Unit 3" }, at = { Gate = { "Unit 1" } } },
  function(t)
    t.p1:move({ "Unit 2", "Unit 3" }, "Gate")
    t:pass_all()
    t:expect("Unit 2"):might(2)
    t:expect("Unit 3"):might(5)
  end }

scenario "187.6.b, 383.1.b: the first move of the turn, on a battlefield that nobody controls" {
  battlefields = { "Road", "East Field" },
  p1 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t:pass_all()
    t:showdown_pass()
    t.p1:move("Unit 3", "Road")
    t:pass_all()
    t:expect("Unit 2"):might(4)
    t:expect("Unit 3"):might(3)
  end }

-- ---- Deaths by combat

scenario "428.5.c, 460.3: a death by combat damage" {
  p1 = { base = { "Headsman" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Headsman", "West Field")
    t:combat()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }

scenario "428.5.c: a death by a spell is no death by combat damage" {
  p1 = { base = { "Headsman" }, hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t:expect_number("p1", "xp", 0)
  end }

scenario "367, 460.3: a replacement of deaths by combat only" {
  p1 = { at = { ["West Field"] = { "Survivor" } } },
  p2 = { base = { "Unit 9" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 9", "West Field")
    t:combat()
    t:pass_all()
    t:expect("Survivor"):at("base")
  end }

-- ---- The card itself, while it is played from there -------------------------

test_card { id = "t-3669", name = "Riser", type = "unit", cost = { energy = 2 }, might = 2,
  static { affects = "me", plays_from = "trash" },
  static { affects = units { mine = true }, active_in = "trash", cost = { energy = -1 } },
}
test_card { id = "t-3668", name = "Payer of Tolls", type = "unit", cost = { energy = 2 }, might = 2,
  static { affects = "me", plays_from = "trash" },
  static { affects = units { mine = true }, active_in = "trash",
    extra = additional { name = "toll", cost = { xp = 1 } } },
}
test_card { id = "t-3667", name = "Helper", type = "unit", cost = { energy = 2 }, might = 2,
  static { affects = "me", plays_from = "trash" },
  static { affects = units { mine = true, other = true }, active_in = "trash", cost = { energy = -1 } },
}

scenario "366.2 what is said from the trash of all units is said of the one that is played from there, once" {
  p1 = { trash = { "Riser" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Riser")
    t:expect("Riser"):at("base")
    t:expect_number("p1", "energy", 1)
  end,
}

scenario "366.2 what the trash says of additional costs of units counts too; from the hand the card is not in the trash" {
  p1 = { trash = { "Payer of Tolls" }, hand = { "Payer of Tolls" }, xp = 1, pool = { energy = 4 } },
  function(t)
    t.p1:play("p1's Payer of Tolls#2") -- from the trash
    t:expect_number("p1", "xp", 0)
    t.p1:play("Payer of Tolls")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "366.2 not what is said of others" {
  p1 = { trash = { "Helper" }, hand = { "Unit 2" }, pool = { energy = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Helper")
    t.p1:play("Unit 2")
    t:expect("Unit 2"):at("base")
  end,
}

-- ---- As it is played (359.2, 355.2) -----------------------------------------------------------

test_card { id = "t-366pa", name = "Born Strong", type = "unit", might = 1,
  as_played { run = function(game, me)
    game.buff(me)
    game.give(me, { might = 2, lasts = "board" })
    game.give(me, { keyword = "tank" })
    game.give_ability(me, "thrift")
  end },
  abilities = { thrift = when { event = "main_phase", by = "you", run = function(game) game.gain_xp(1) end } },
}
test_card { id = "t-366pb", name = "Paid Giant", type = "unit", might = 1,
  additional { name = "tribute", optional = true, cost = { energy = 2 } },
  as_played { run = function(game, me)
    if game.paid "tribute" then game.give(me, { might = 5, lasts = "board" }) end
    if game.played_from "hand" then game.gain_xp(1) end
  end },
}
test_card { id = "t-366pe", name = "Buff Watcher", type = "gear",
  when { event = "buff", by = "you", run = function(game) game.gain_xp(10) end },
}

scenario "359.2, 426 as it is played a unit can be given a buff, Might, keywords, abilities: it enters with them" {
  p1 = { hand = { "Born Strong" }, base = { "Buff Watcher" } },
  function(t)
    t.p1:play "Born Strong"
    t:pass_all()
    t:expect("Born Strong"):buffed():might(4):keyword "tank"
    t:expect_number("p1", "xp", 10)
    t:next_turn()
    t:next_turn()
    t:pass_all()
    t:expect_number("p1", "xp", 11)
  end }

scenario "359.2, 356.4.f.1 as it is played it knows what was paid and where it came from" {
  p1 = { hand = { "Paid Giant" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Paid Giant"):yes()
    t:pass_all()
    t:expect("Paid Giant"):might(6)
    t:expect_number("p1", "xp", 1)
  end }

-- ---- Statics that an effect starts (390.4) ----------------------------------------------------

test_card { id = "t-366sa", name = "Slow Blessing", type = "spell", targets = { unit {} },
  run = function(game, me, it) game.start("grow", it, { lasts = "turn" }) end,
  abilities = { grow = static { affects = ref(1), while_ = number.you("xp"):at_least(3), might = 5 } },
}
test_card { id = "t-366sb", name = "Charging Blessing", type = "unit", might = 3,
  activated { targets = { unit {} }, run = function(game, me, it) game.start("grow", it, { lasts = "turn" }) end },
  abilities = { grow = static { affects = ref(1), while_ = { exhausted = true }, might = 5 } },
}

scenario "390.4 the while_ of a static that is started must hold, of numbers" {
  p1 = { hand = { "Slow Blessing" }, base = { "Unit 1" }, xp = 2 },
  function(t)
    t.p1:play("Slow Blessing"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(1)
  end }

scenario "390.4 a static that is started applies as soon as its while_ of numbers holds" {
  p1 = { hand = { "Slow Blessing" }, base = { "Unit 1" }, xp = 3 },
  function(t)
    t.p1:play("Slow Blessing"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(6)
  end }

scenario "390.4 the while_ of a static that is started, of its source" {
  p1 = { base = { "Charging Blessing", "Unit 1" } },
  function(t)
    t.p1:use("Charging Blessing"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(1)
    t.p1:move("Charging Blessing", "West Field") -- it is exhausted by that
    t:expect("Unit 1"):might(6)
  end }

test_card { id = "t-366-both", name = "Lasting Thrift", type = "unit", might = 1, cost = { energy = 0 },
  static { affects = spells { mine = true, zone = "hand" }, active_in = { "board", "trash" }, cost = { energy = -1 } },
}
test_card { id = "t-366-dear", name = "Dear Spell", type = "spell", cost = { energy = 2 },
  run = function(game) game.draw(1) end,
}

scenario "366.1 a static that says the board and another zone works in both, and in no third one" {
  p1 = { base = { "Lasting Thrift" }, hand = { "Dear Spell", "Lasting Thrift" }, pool = { energy = 1 } },
  function(t)
    t.p1:play "Dear Spell"
    t:pass_all()
    t:expect_number("p1", "energy", 0)
  end }

scenario "366.1 a static that says the board and the trash works in the trash, too" {
  p1 = { trash = { "Lasting Thrift" }, hand = { "Dear Spell" }, pool = { energy = 1 } },
  function(t)
    t.p1:play "Dear Spell"
    t:pass_all()
    t:expect_number("p1", "energy", 0)
  end }

test_card { id = "token-ember", name = "Ember", type = "unit", supertypes = { "token" }, might = 1,
  when { event = "die", subject = "me", active_in = "trash", run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-366-ember", name = "Emberling", type = "unit", cost = { energy = 0 }, might = 1,
  when { event = "die", subject = "me", active_in = "trash", run = function(game) game.gain_xp(10) end },
}
test_card(function()
  local all = units {}
  return card { id = "t-366-ash", name = "To Ashes", type = "spell", cost = { energy = 0 },
    run = function(game) game.kill(game.all(all)) end,
  }
end)

scenario "183.1, 383.2.c.1 a token does not come to lie in the trash, where its ability would work" {
  p1 = { base = { "Ember", "Emberling" }, hand = { "To Ashes" } },
  function(t)
    t.p1:play "To Ashes"
    t:pass_all()
    t:expect_event("die", "Ember")
    t:expect_number("p1", "xp", 10)
  end }
