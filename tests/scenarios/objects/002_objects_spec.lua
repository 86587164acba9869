-- SPDX-License-Identifier: MIT
-- Golden rules, zones, what cards and objects are (002-188): what no other file names.

use "../test_cards.lua"

test_card { id = "t-002-1", name = "Ember, Bold", type = "unit", cost = { energy = 1 }, might = 1,
  domains = { "fury" }, tags = { "Demacia", "Poro" },
}
test_card { id = "t-002-2", name = "Ember, Calm", type = "unit", cost = { energy = 1 }, might = 1,
  domains = { "calm" }, tags = { "Noxus" },
}
test_card { id = "t-002-3", name = "Call Ember", type = "spell", cost = { energy = 1 },
  targets = { unit { name = "Ember, Bold" } },
  run = function(game, me, it) game.buff(it) end,
}
test_card { id = "t-002-4", name = "Pet", type = "spell", cost = { energy = 1 },
  targets = { unit { tags = "Poro" } },
  run = function(game, me, it) game.buff(it) end,
}
test_card { id = "t-002-5", name = "Cool", type = "spell", cost = { energy = 1 },
  targets = { unit { domain = "calm" } },
  run = function(game, me, it) game.buff(it) end,
}
test_card { id = "t-002-6", name = "Break", type = "spell", cost = { energy = 1 },
  targets = { any_of { unit {}, gear {} } },
  run = function(game, me, it) game.kill(it) end,
}
test_card { id = "t-002-7", name = "Topple", type = "spell", cost = { energy = 1 },
  targets = { legend { enemy = true } },
  run = function(game, me, it)
    game.kill(it)
    game.banish(it)
    game.return_to_hand(it)
    game.recycle(it)
    game.recall(it)
    game.move(it, { to = "base" })
    game.exhaust(it)
  end,
}
test_card { id = "t-002-8", name = "Raze", type = "spell", cost = { energy = 1 },
  targets = { battlefield {} },
  run = function(game, me, it)
    game.kill(it)
    game.draw(1)
  end,
}
test_card { id = "t-002-9", name = "Dig Up", type = "spell", cost = { energy = 1 },
  targets = { unit { zone = "trash", mine = true } },
  run = function(game, me, it) game.return_to_hand(it) end,
}
test_card { id = "t-002-10", name = "Dig Gear", type = "spell", cost = { energy = 1 },
  targets = { gear { zone = "trash", mine = true } },
  run = function(game, me, it) game.return_to_hand(it) end,
}
test_card { id = "t-002-11", name = "Domainless", type = "unit", might = 1,
  cost = { energy = 1, power = { own = 1 } },
}
test_card { id = "t-002-12", name = "Furious", type = "unit", might = 1, domains = { "fury" },
  cost = { energy = 1, power = { own = 1 } },
}
test_card { id = "t-002-13", name = "Two Minds", type = "unit", might = 1, domains = { "fury", "mind" },
  cost = { energy = 1, power = { own = 1 } },
}
test_card { id = "t-002-14", name = "Lesson", type = "spell", cost = { energy = 1 },
  run = function(game, me)
    game.draw(1)
    game.discard(1)
  end,
}
test_card(function()
  local theirs = units { enemy = true }
  return card { id = "t-002-15", name = "Overkill", type = "spell", cost = { energy = 1 },
    targets = { unit { enemy = true } },
    run = function(game, me, it)
      game.deal(9, it)
      game.draw(game.count(theirs))
    end,
  }
end)
test_card { id = "t-002-16", name = "Royal Order", type = "legend", domains = { "order", "mind" },
  activated { cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
}
test_card { id = "t-002-17", name = "Rally", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.play_token("Recruit", { at = "base", ready = true }) end,
}
test_card(function()
  local tokens = units { token = true }
  return card { id = "t-002-18", name = "Dispel", type = "spell", cost = { energy = 1 },
    run = function(game, me) game.return_to_hand(game.all(tokens)) end,
  }
end)
test_card { id = "t-002-19", name = "Card Counter", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "recycle", by = "you", subject = any_of { unit { zone = "deck" }, gear { zone = "deck" }, spell { zone = "deck" } },
    run = function(game, me) game.buff(me) end },
}
test_card { id = "t-002-20", name = "Coal", type = "unit", cost = { power = { any = 1 } }, might = 1 }
test_card { id = "t-002-21", name = "Prism", type = "gear", cost = { energy = 0 },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { power = { any = 1 } } },
}
test_card { id = "t-002-22", name = "Twin Study", type = "unit", cost = { energy = 1 }, might = 1,
  keywords = { "shield" },
  when_played { run = function(game) game.draw(1) end },
  static { affects = units { friendly = true, other = true }, might = 1 },
  activated { cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
}
test_card { id = "t-002-23", name = "Hoist", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { gear {}, destination { of = 1, to = battlefield {} } },
  run = function(game, me, it, there) game.move(it, { to = there }) end,
}

-- ---- Golden rules ------------------------------------------------------------------

scenario "002 a card that contradicts the rules is right: it enters ready though units enter exhausted" {
  p1 = { hand = { "Wakeful", "Unit 1" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Wakeful"
    t.p1:play "Unit 1"
    t:expect("Wakeful"):ready()
    t:expect("Unit 1"):exhausted()
  end }

scenario "056.2 a card whose owner is another goes to the owner's zone" {
  p1 = { hand = { "Slay", "Bounce", "Exile" }, runes = { fury = 3 } },
  p2 = { base = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Slay"):on "Unit 1"
    t:pass_all()
    t.p1:play("Bounce"):on "Unit 2"
    t:pass_all()
    t.p1:play("Exile"):on "Unit 3"
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 1" }
    t:expect(t.p2.hand):is { "Unit 2" }
    t:expect(t.p2.banishment):is { "Unit 3" }
  end }

-- ---- Zones -------------------------------------------------------------------------

scenario "107.1.a, 107.1.b each player has a base, and units are in their controller's" {
  p1 = { base = { "Unit 1" } }, p2 = { base = { "Unit 2" }, at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t:expect(t.p1.base):is { "Unit 1" }
    t:expect(t.p2.base):is { "Unit 2" }
    t.p2.table:next_turn()
    t.p2:move("Unit 3", "base")
    t:expect(t.p2.base):is { "Unit 2", "Unit 3" }
  end }

scenario "107.1.d, 107.2.c, 109, 128.5, 141.1.a.2, 148.1.a.2 what is in bases and at battlefields is public" {
  p1 = { base = { "Unit 1", "Trinket" }, at = { ["West Field"] = { "Unit 2" } }, runes = { fury = 1 } },
  function(t)
    t:expect(t:zone("board", 1)):seen_by("p1"):seen_by "p2"
    t:expect(t.p1.runes):seen_by("p1"):seen_by "p2"
    t:expect(t:zone("battlefields", 1)):seen_by("p1"):seen_by "p2"
  end }

scenario "107.2.a, 107.2.b each battlefield is a place of its own" {
  p1 = { base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect(t:at "West Field"):is { "Unit 1" }
    t:expect(t:at "East Field"):is { "Unit 2" }
  end }

scenario "107.3.a, 107.3.e a card is hidden at one battlefield, and nothing moves into that zone" {
  p1 = { hand = { "Lurker" }, runes = { fury = 1 }, base = { "Unit 2" },
    at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Ganker" } } },
  function(t)
    t.p1:hide("Lurker", "West Field")
    t:expect(t:zone("facedown", 1)):is { "Lurker" }
    t:expect(t:at "West Field"):is { "Unit 1" }
    assert(not t:offered(t.p1, "move", nil, "facedown"), "the facedown zone is offered as a place")
    t:cannot(t.p1, "move", "Lurker")
  end }

scenario "107.4.a, 107.4.c, 107.4.d, 133.6.b.1, 173.3, 173.4 a legend stays in its zone whatever is done to it" {
  p1 = { hand = { "Topple" }, runes = { fury = 1 } }, p2 = { legend = "Emperor" },
  function(t)
    t.p1:play("Topple"):on "Emperor"
    t:pass_all()
    t:expect(t.p2.legend):is { "Emperor" }
    t:expect("Emperor"):exhausted()
    t:expect_no_event "die"
    t:expect_no_event "move"
    t:expect_no_event "recall"
    t:expect_no_event("banish", "Emperor")
  end }

scenario "107.4.b, 173.2.a a legend's zone is no place to move to, and a legend is not played" {
  p1 = { legend = "Emperor", base = { "Unit 1" }, hand = { "Unit 0" } },
  function(t)
    assert(not t:offered(t.p1, "move", nil, "legends"), "the legend zone is offered as a place")
    t:can(t.p1, "play", "Unit 0")
    t:cannot(t.p1, "play", "Emperor")
    t:cannot(t.p1, "move", "Emperor")
  end }

scenario "108.1.a, 130.4, 328.1 a card that is played is on the chain, its face to everybody" {
  p1 = { hand = { "Unit 1", "Study" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Study"
    t:expect(t:zone("chain", 1)):is({ "Study" }):seen_by("p1"):seen_by "p2"
    t:expect(t.p1.hand):is { "Unit 1" }
  end }

scenario "108.2.a, 108.3.a, 108.4.a, 108.5.a, 108.6.a, 108.7.a each player has zones of his own" {
  p1 = { trash = { "Unit 1" }, champion = "Unit 2", deck = { "Unit 3" }, rune_deck = { "Fury Rune" },
    banishment = { "Unit 4" }, hand = { "Unit 5" } },
  p2 = { trash = { "Unit 6" }, champion = "Unit 7", deck = { "Unit 8" }, rune_deck = { "Calm Rune" },
    banishment = { "Unit 9" }, hand = { "Unit 10" } },
  function(t)
    t:expect(t.p1.trash):is { "Unit 1" }
    t:expect(t.p1.champion):is { "Unit 2" }
    t:expect(t.p1.deck):is { "Unit 3" }
    t:expect(t.p1.rune_deck):is { "Fury Rune" }
    t:expect(t.p1.banishment):is { "Unit 4" }
    t:expect(t.p1.hand):is { "Unit 5" }
    t:expect(t.p2.trash):is { "Unit 6" }
    t:expect(t.p2.champion):is { "Unit 7" }
    t:expect(t.p2.deck):is { "Unit 8" }
    t:expect(t.p2.rune_deck):is { "Calm Rune" }
    t:expect(t.p2.banishment):is { "Unit 9" }
    t:expect(t.p2.hand):is { "Unit 10" }
  end }

scenario "108.6.b, 427.1, 427.2 what is banished is in its owner's banishment" {
  p1 = { hand = { "Exile" }, runes = { fury = 1 } }, p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Exile"):on "Unit 1"
    t:pass_all()
    t:expect(t.p2.banishment):is { "Unit 1" }
    t:expect(t.p2.trash):is {}
    t:expect_no_event("discard")
  end }

scenario "108.7.b, 413.1.a what is drawn comes from the main deck into the hand" {
  p1 = { hand = { "Study" }, runes = { fury = 1 }, deck = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play "Study"
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 3" }
    t:expect(t.p1.deck):is { "Unit 4" }
    t:expect(t.p1.rune_deck):count(12)
  end }

scenario "108.7.e a card can work on a hand" {
  p1 = { hand = { "Forget" }, runes = { fury = 1 } }, p2 = { hand = { "Unit 1" } },
  function(t)
    t.p1:play "Forget"
    t:pass_all()
    t:expect(t.p2.hand):is {}
  end }

scenario "128.1 every card is always in exactly one zone" {
  full = true,
  function(t)
    local function all(seat)
      local sum = 0
      for _, zone in ipairs { "hand", "deck", "rune_deck", "trash", "banishment", "champion", "legends",
        "aside", "runes" } do
        sum = sum + #t:zone(zone, seat):names()
      end
      return sum + #t.p1.base:names() * (seat == 1 and 1 or 0) + #t.p2.base:names() * (seat == 2 and 1 or 0)
    end
    local before1, before2 = all(1), all(2)
    t.p1:choose "Filler"
    t.p2:choose()
    t:next_turn()
    t:next_turn()
    assert(all(1) == before1 and all(2) == before2, "cards have been lost or made")
  end }

-- ---- What cards are ----------------------------------------------------------------

scenario "132.4, 132.1 the name of a card is the short name with what stands behind it" {
  p1 = { hand = { "Call Ember" }, runes = { fury = 1 }, base = { "Ember, Calm", "Ember, Bold" } },
  function(t)
    t.p1:play("Call Ember"):on "Ember, Bold"
    t:pass_all()
    t:expect("Ember, Bold"):buffed()
    t:expect("Ember, Calm"):unbuffed()
  end }

scenario "132.4 another character of the short name is another name" {
  p1 = { hand = { "Call Ember" }, runes = { fury = 1 }, base = { "Ember, Calm" } },
  function(t) t:cannot(t.p1, "play", "Call Ember") end }

scenario "133.3, 143.1, 143.1.b tags tell units apart, each of several" {
  p1 = { hand = { "Pet" }, runes = { fury = 1 }, base = { "Ember, Bold", "Ember, Calm", "Unit 1" } },
  function(t)
    t.p1:play "Pet"
    t:pass_all()
    t:expect("Ember, Bold"):buffed()
    t:expect("Ember, Calm"):unbuffed()
  end }

scenario "133.3, 141.2.a, 148.2.a a card says which types it can choose" {
  p1 = { hand = { "Break" }, runes = { fury = 1 }, base = { "Unit 1", "Trinket" }, legend = "Emperor" },
  function(t)
    t.p1:play "Break"
    t:expect_option("Unit 1", "Trinket")
    t:expect_no_option("Emperor", "West Field", "Fury Rune")
  end }

scenario "134.1 a domain tells cards apart" {
  p1 = { hand = { "Cool" }, runes = { fury = 1 }, base = { "Ember, Bold", "Ember, Calm" } },
  function(t)
    t.p1:play "Cool"
    t:pass_all()
    t:expect("Ember, Calm"):buffed()
    t:expect("Ember, Bold"):unbuffed()
  end }

scenario "133.4, 133.5, 133.6, 133.6.a.1, 115.1, 115.2, 103.2.a.1, 103.1.a, 108.3.b where each kind of card begins" {
  full = true,
  p1 = { deck = { "Unit 1", "Trinket", "Study", "Unit 1", "Unit 2", "Unit 2", "Unit 3", "Unit 3" },
    rune_deck = { "Fury Rune", "Calm Rune" }, champion = "Ember, Bold", legend = "Emperor",
    battlefields = { "Tower", "Shrine", "High Ground" } },
  function(t)
    t:expect(t.p1.deck):count(4)
    t:expect(t.p1.hand):count(4)
    t:expect(t.p1.rune_deck):is { "Fury Rune", "Calm Rune" }
    t:expect(t.p1.champion):is { "Ember, Bold" }
    t:expect(t.p1.legend):is { "Emperor" }
    t:expect(t:zone("aside", 1)):count(2)
    t:expect(t:zone("battlefields", 1)):count(2)
    t:expect(t.p1.base):is {}
  end }

scenario "133.4.a.1, 133.4.a.2, 133.4.b.1, 351.1, 351.2 units and gear stay on the board, a spell does not" {
  p1 = { hand = { "Unit 1", "Trinket", "Study" }, runes = { fury = 3 } },
  function(t)
    t.p1:play "Unit 1"
    t.p1:play "Trinket"
    t.p1:play "Study"
    t:pass_all()
    t:expect(t.p1.base):is { "Unit 1", "Trinket" }
    t:expect(t.p1.trash):is { "Study" }
  end }

scenario "133.5.a.1 a channeled rune stays on the board and is neither unit nor gear" {
  p1 = { hand = { "Channel", "Break" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Channel"
    t:pass_all()
    t:expect(t.p1.runes):count(3)
    t:cannot(t.p1, "play", "Break")
  end }

scenario "135.2.b.3, 157, 157.1 a spell does what it says as it resolves, from the first line to the last" {
  p1 = { hand = { "Lesson" }, runes = { fury = 1 }, deck = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play "Lesson"
    t:expect(t.p1.hand):is {}
    t:pass_all()
    t:expect(t.p1.trash):is { "Unit 3", "Lesson" }
    t:expect(t.p1.hand):is {}
  end }

scenario "135.3 a card may have no text" {
  p1 = { hand = { "Unit 3" }, runes = { fury = 3 } },
  function(t)
    t.p1:play "Unit 3"
    t:expect("Unit 3"):at("base"):might(3)
    t:expect_no_event "trigger"
  end }

scenario "135.2.e.2, 414.5 the exhaust symbol: an exhausted object cannot pay it" {
  p1 = { base = { "Sage", { "Lantern", exhausted = true } } },
  function(t)
    t:can(t.p1, "use", "Sage")
    t:cannot(t.p1, "use", "Lantern")
    t.p1:use "Sage"
    t:expect("Sage"):exhausted()
    t:pass_all()
    t:cannot(t.p1, "use", "Sage")
  end }

scenario "135.2.e.5.b Power of every domain that was added pays Power of any one" {
  p1 = { base = { "Prism" }, hand = { "Costly" }, runes = { calm = 2 } },
  function(t)
    t:can(t.p1, "play", "Costly")
    t.p1:play "Costly"
    t:expect("Costly"):at "base"
    t:expect("Prism"):exhausted()
  end }

scenario "135.2.e.6.a own Power is Power of the card's domain" {
  p1 = { hand = { "Furious" }, runes = { calm = 3 } },
  function(t) t:cannot(t.p1, "play", "Furious") end }

scenario "135.2.e.6.b without a domain, or with two, own Power is any Power" {
  p1 = { hand = { "Domainless", "Two Minds" }, runes = { calm = 3 } },
  function(t)
    t.p1:play "Domainless"
    t.p1:play "Two Minds"
    t:expect(t.p1.base):is { "Domainless", "Two Minds" }
  end }

-- ---- Units, gear, damage -----------------------------------------------------------

scenario "141.1.a.1, 146.1 a unit on the board is in its base or at a battlefield" {
  p1 = { base = { "Unit 1" }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t:expect("Unit 1"):at "base"
    t:expect("Unit 2"):at "West Field"
  end }

scenario "141.1.a.3, 141.1.b.1, 141.1.b.2 units on the board can be chosen, unit cards elsewhere cannot" {
  p1 = { hand = { "Bolt", "Unit 5" }, trash = { "Unit 3" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 2" }, hand = { "Unit 1" }, champion = "Unit 4" },
  function(t)
    t.p1:play("Bolt"):on "Unit 2"
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 2" }
    t:expect(t.p2.hand):is { "Unit 1" }
  end }

scenario "141.1.b.1 a unit that is no object on the board cannot act" {
  p1 = { trash = { "Sage" } },
  function(t)
    t:cannot(t.p1, "use", "Sage")
    t:cannot(t.p1, "move", "Sage")
  end }

scenario "141.2.b, 148.1.b.3, 148.2.b the type counts in the trash too" {
  p1 = { hand = { "Dig Up", "Dig Gear" }, trash = { "Unit 3", "Trinket", "Study" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Dig Up"
    t:pass_all()
    t.p1:play "Dig Gear"
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 3", "Trinket" }
  end }

scenario "141.1.a.4, 428.1.a.1 a spell can kill a unit" {
  p1 = { hand = { "Slay" }, runes = { fury = 1 } }, p2 = { base = { "Unit 9" } },
  function(t)
    t.p1:play("Slay"):on "Unit 9"
    t:pass_all()
    t:expect_event("die", "Unit 9")
    t:expect(t.p2.trash):is { "Unit 9" }
  end }

scenario "148.1.b.1, 148.1.b.2 gear off the board cannot be chosen as gear" {
  p1 = { hand = { "Smash", "Lantern" }, trash = { "Trinket" }, runes = { fury = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Smash")
    t:cannot(t.p1, "use", "Lantern")
  end }

scenario "142, 142.1, 142.2, 143.3.a, 417.1.b, 417.1.c damage is marked on each unit by itself and is no object" {
  p1 = { hand = { "Twin Jab", "Jab" }, runes = { fury = 2 } }, p2 = { base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Twin Jab"):on("Unit 3", "Unit 4")
    t:pass_all()
    t.p1:play("Jab"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 3"):damage(1)
    t:expect("Unit 4"):damage(2)
    t:expect(t.p2.base):is { "Unit 3", "Unit 4" }
  end }

scenario "142.4, 143.3.b, 418.2 several units are healed at once" {
  p1 = { base = { { "Unit 3", damage = 1 }, { "Unit 4", damage = 2 } } },
  function(t)
    t:next_turn()
    t:expect("Unit 3"):damage(0)
    t:expect("Unit 4"):damage(0)
  end }

scenario "143.3.b.2, 461.1.a the cleanup of a combat heals" {
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:combat()
    t:expect_event("heal", "Unit 4", 2)
    t:expect("Unit 4"):damage(0)
  end }

scenario "144.3.a units that move together go to one place" {
  p1 = { base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:move({ "Unit 1", "Unit 2" }, "West Field")
    t:expect(t:at "West Field"):is { "Unit 1", "Unit 2" }
    t:expect(t:at "East Field"):is {}
  end }

scenario "144.4.a from the base to a battlefield" {
  p1 = { base = { "Unit 1" } },
  function(t)
    t:can(t.p1, "move", "Unit 1", "West Field")
    t:can(t.p1, "move", "Unit 1", "East Field")
    t.p1:move("Unit 1", "East Field")
    t:expect("Unit 1"):at "East Field"
  end }

scenario "145.2.a, 145.2.a.1, 150.2.a, 150.2.a.1, 377.3.a, 377.3.a.1, 377.3.b.2, 400.1, 401.1 an ability is on the chain like a spell, and can be responded to" {
  p1 = { base = { "Sage", "Lantern" } }, p2 = { hand = { "Jab" }, runes = { fury = 1 } },
  function(t)
    for _, name in ipairs { "Sage", "Lantern" } do
      t.p1:use(name)
      t:expect_chain(1)
      t:expect_decision("p1", "priority")
      t:expect(t.p1.hand):count(name == "Sage" and 0 or 1)
      t.p1:pass()
      t:expect_decision("p2", "priority")
      t:can(t.p2, "play", "Jab")
      t.p2:pass()
      t:expect_chain(0)
    end
    t:expect(t.p1.hand):count(2)
  end }

scenario "151, 151.1, 151.2 gear is in its controller's base" {
  p1 = { hand = { "Trinket" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play "Trinket"
    t:expect("Trinket"):at "base"
  end }

-- ---- Spells ------------------------------------------------------------------------

scenario "155, 188.2 a spell is its player's: what it finds friendly is his" {
  p1 = { hand = { "Push" }, runes = { fury = 1 }, base = { "Unit 1" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Push"):on("Unit 1", "West Field")
    t:pass_all()
    t:showdown_pass()
    t:expect("Unit 1"):at "West Field"
    t:expect("Unit 2"):at "base"
  end }

scenario "157.3.a a spell is done before what it made due is looked at: the dying unit still counts" {
  p1 = { hand = { "Overkill" }, runes = { fury = 1 } }, p2 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Overkill"):on "Unit 2"
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "158.2.a.1, 338.1.a.1 an Action spell may be played in a showdown, and not while a chain exists" {
  p1 = { hand = { "Study" }, runes = { fury = 1 }, base = { "Unit 1" } },
  p2 = { hand = { "Swift Study", "Study" }, runes = { fury = 2 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t:can(t.p2, "play", "Swift Study")
    t:cannot(t.p2, "play", "Study#2")
  end }

scenario "158.2.b.1, 158.2.b.2, 158.2.b.3, 813.2 a Reaction spell may be played whenever one acts, and resolves first" {
  p1 = { hand = { "Quick Study", "Study", "Quick Study" }, runes = { fury = 3 }, base = { "Unit 1" } },
  p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t:can(t.p1, "play", "Quick Study#1")
    t.p1:play "Study"
    t:can(t.p1, "play", "Quick Study#1")
    t.p1:pass()
    t.p2:play "Quick Study#3"
    t:expect_chain(2)
    t:resolve()
    t:expect(t.p2.hand):count(1)
    t:expect(t.p1.hand):count(2)
    t:pass_all()
    t.p1:move("Unit 1", "West Field")
    t:can(t.p1, "play", "Quick Study#1")
  end }

-- ---- Runes -------------------------------------------------------------------------

scenario "160.1, 160.2 runes come from the rune deck and are not drawn" {
  p1 = { hand = { "Channel", "Study" }, runes = { fury = 2 }, rune_deck = { "Calm Rune" }, deck = { "Unit 1" } },
  function(t)
    t.p1:play "Channel"
    t:pass_all()
    t:expect(t.p1.rune_deck):is {}
    t:expect(t.p1.runes):has "Calm Rune"
    t.p1:play "Study"
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
  end }

scenario "162, 162.1, 162.1.a, 162.1.b, 165.1 Energy of any rune pays an Energy cost" {
  p1 = { hand = { "Unit 6" }, runes = { fury = 1, calm = 1, mind = 1, body = 1, chaos = 1, order = 1 } },
  function(t)
    t.p1:play "Unit 6"
    t:expect("Unit 6"):at "base"
    t:expect(t.p1.runes):exhausted(6)
  end }

scenario "162.2.a.1, 163.1, 163.2.b.1 a basic rune of each domain gives Power of that domain" {
  p1 = { runes = { fury = 1, calm = 1, mind = 1, body = 1, chaos = 1, order = 1 } },
  function(t)
    for _, domain in ipairs { "Fury", "Calm", "Mind", "Body", "Chaos", "Order" } do
      t.p1:use(domain .. " Rune", 2)
      t:expect_number("p1", domain:lower(), 1)
    end
    t:expect(t.p1.runes):is {}
    t:expect_number("p1", "energy", 0)
  end }

scenario "166.1, 317.2.d what is not spent is lost at the end of the turn" {
  p1 = { runes = { fury = 2 } },
  function(t)
    t.p1:use("Fury Rune", 1)
    t.p1:choose(4)
    t:expect_number("p1", "energy", 1)
    t:expect_number("p1", "fury", 1)
    t:next_turn()
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "fury", 0)
  end }

-- ---- Battlefields and legends --------------------------------------------------------

scenario "169.3, 169.7, 170 a battlefield can be chosen; it is no permanent and is not killed" {
  p1 = { hand = { "Raze", "Break" }, runes = { fury = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Break")
    t.p1:play("Raze"):on "West Field"
    t:pass_all()
    t:expect(t:zone("battlefields", 1)):is { "West Field", "East Field" }
    t:expect_no_event "die"
    t:expect(t.p1.hand):has "Filler"
  end }

scenario "169.1, 169.2, 169.2.a, 169.2.b, 171, 114.1 battlefields are not in the decks: one of each player lies there from the start" {
  full = true,
  p1 = { battlefields = { "Tower", "Tower", "Tower" } }, p2 = { battlefields = { "Shrine", "Shrine", "Shrine" } },
  function(t)
    t:expect(t:zone("battlefields", 1)):is { "Tower", "Shrine" }
    t:expect("Tower#1"):owned_by "p1"
    t:expect("Shrine#1"):owned_by "p2"
    t:expect(t.p1.deck):lacks "Tower"
    t.p1:choose()
    t.p2:choose()
    t:cannot(t.p1, "play", "Tower#1")
    t:next_turn():next_turn()
    t:expect(t:zone("battlefields", 1)):is { "Tower", "Shrine" }
  end }

scenario "169.5, 169.5.a, 169.5.b units move to battlefields and from them" {
  p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:next_turn():next_turn()
    t.p1:move("Unit 1", "base")
    t:expect("Unit 1"):at "base"
  end }

scenario "169.10.c an open battlefield has no units and no controller" {
  p1 = { hand = { "Scout" }, runes = { fury = 1 } }, p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play "Scout"
    t:expect_option("West Field", "base")
    t:expect_no_option "East Field"
  end }

scenario "173.1, 173.2 a legend is its player's from the start and stays" {
  full = true, p1 = { legend = "Emperor" }, p2 = { legend = "War Chief" },
  function(t)
    t:expect("Emperor"):owned_by "p1"
    t:expect("War Chief"):owned_by "p2"
    t.p1:choose()
    t.p2:choose()
    t:next_turn():next_turn()
    t:expect(t.p1.legend):is { "Emperor" }
    t:expect(t.p1.deck):lacks "Emperor"
  end }

scenario "173.5, 173.8, 175 a legend can be chosen, has abilities, and may have two domains" {
  p1 = { hand = { "Topple" }, runes = { fury = 1 } }, p2 = { legend = "Royal Order" },
  function(t)
    t.p1:play("Topple"):on "Royal Order"
    t:pass_all()
    t:expect("Royal Order"):exhausted():attribute("domain", 4 + 32)
    t:next_turn()
    t:can(t.p2, "use", "Royal Order")
    t.p2:use "Royal Order"
    t:pass_all()
    t:expect(t.p2.hand):count(2)
  end }

-- ---- Tokens ------------------------------------------------------------------------

scenario "180, 181, 182.1.b, 182.1.c, 182.1.d, 182.2.a, 182.2.b a token is its maker's, enters as its effect says, and is a unit with Might and neither cost nor domain" {
  p1 = { hand = { "Rally" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Rally"
    t:pass_all()
    t:expect("Recruit"):at("base"):ready():might(1):owned_by("p1"):controlled_by("p1")
      :attribute("energy", 0):attribute("power", 0):attribute("domain", 0):attribute("token", 1)
    t:can(t.p1, "move", "Recruit", "West Field")
  end }

scenario "183, 133.7.c a token that leaves the board is nowhere" {
  p1 = { hand = { "Rally", "Dispel" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Rally"
    t:pass_all()
    t.p1:play "Dispel"
    t:pass_all()
    t:expect(t.p1.hand):is {}
    t:expect(t.p1.base):is {}
    t:expect_event "cease"
  end }

-- ---- Control -----------------------------------------------------------------------

scenario "187.2, 187.2.a, 187.2.b a battlefield is controlled by one player or by nobody" {
  p1 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:expect_control("West Field", "p1")
    t:expect_control("East Field", "nobody")
  end }

scenario "187.3, 187.4.b while a battlefield is contested and fought over its control stays" {
  p1 = { base = { "Unit 3" }, hand = { "Slay" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect_control("East Field", "p2")
    t.p1:play("Slay"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
    t:expect_control("East Field", "p2")
    t:combat()
    t:expect_control("East Field", "p1")
  end }

scenario "188.2.a, 188.2.b, 188.2.c, 188.4.a, 188.4.c, 188.4.e who plays a spell or has an ability chooses for it and pays" {
  p1 = { base = { "Paid Archer" }, hand = { "Bolt" }, runes = { fury = 2 } },
  p2 = { base = { "Unit 4", "Unit 5" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Bolt"
    t:expect_decision("p1", "355.5")
    t.p1:choose "Unit 4"
    t:pass_all()
    t.p1:use "Paid Archer"
    t:expect_decision "p1"
    t.p1:choose "Unit 5"
    t:pass_all()
    t:expect(t.p1.runes):ready(0)
    t:expect(t.p2.runes):ready(2)
    t:expect("Unit 5"):damage(1)
  end }

scenario "188.3.a, 188.3.b, 188.3.c, 188.3.d the controller of an object decides for it: moves, abilities, its play effects" {
  p1 = { base = { "Sage" }, hand = { "Sniper" }, runes = { fury = 1 } }, p2 = { base = { "Unit 4", "Unit 5", "Lantern" } },
  function(t)
    t:can(t.p1, "use", "Sage")
    t:cannot(t.p1, "use", "Lantern")
    t.p1:play "Sniper"
    t:expect_decision "p1"
    t.p1:choose "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(2)
    t:next_turn()
    t:can(t.p2, "use", "Lantern")
    t:cannot(t.p2, "use", "Sage")
  end }
