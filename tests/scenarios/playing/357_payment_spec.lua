-- SPDX-License-Identifier: MIT
-- Paying: proposals, by hand, restricted resources (356-357, 165, 429).

use "../test_cards.lua"

test_card { id = "t-920", name = "Spell Font", type = "unit", cost = { energy = 1 }, might = 1,
  activated { timing = "reaction", cost = { exhaust = "me" },
    add = { energy = 2, only = "spells" } },
}
test_card { id = "t-921", name = "Prism", type = "gear", cost = { energy = 1 },
  activated { timing = "reaction", cost = { kill = "me" }, add = { power = { any = 1 } } },
}
test_card { id = "t-922", name = "Two Tones", type = "unit", might = 2,
  domains = { "fury", "calm" },
  cost = { power = { ["fury/calm"] = 1 } },
}

test_card { id = "t-923", name = "Monolith", type = "gear", cost = { power = { any = 8 } } }
test_card { id = "t-924", name = "Old Fruit", type = "gear", cost = { energy = 1 },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { power = { any = 1 } } },
  activated { timing = "reaction", cost = { exhaust = "me" },
    add = { energy = 1, power = { any = 1 } } },
}

scenario "357.1.a as many objects as there are help to pay" {
  p1 = { hand = { "Monolith" },
    base = { "Prism", "Prism", "Prism", "Prism", "Prism", "Prism", "Prism", "Prism" } },
  function(t)
    t.p1:play "Monolith"
    t:expect("Monolith"):at "base"
    t:expect(t.p1.base):is { "Monolith" }
  end }

scenario "357.1.a what needs more objects than there are cannot be paid" {
  p1 = { hand = { "Monolith" },
    base = { "Prism", "Prism", "Prism", "Prism", "Prism", "Prism", "Prism" } },
  function(t)
    t:cannot(t.p1, "play", "Monolith", "357")
  end }

scenario "357.1.a of gear that is alike only so much is used as it takes, and nothing is asked" {
  p1 = { hand = { "Rainbow" }, base = { "Prism", "Prism", "Prism" }, pool = { energy = 9 } },
  function(t)
    t.p1:play "Rainbow"
    t:expect("Rainbow"):at "base"
    t:expect(t.p1.base):is { "Prism", "Prism", "Rainbow" }
  end }

scenario "357.1.a which of two units is exhausted is for the player to say" {
  p1 = { hand = { "Unit 1" }, base = { "Mana Elf" }, at = { ["West Field"] = { "Mana Elf" } } },
  function(t)
    t.p1:play("Unit 1"):choose "your base"
    t:expect_decision("p1", "payment")
  end }

scenario "429.3 of two Add abilities of one object the better one pays" {
  p1 = { hand = { "Two Tones", "Unit 2" }, base = { "Old Fruit", "Old Fruit" } },
  function(t)
    t.p1:play "Unit 2"
    t:expect("Unit 2"):at "base"
  end }

scenario "357.1 where payments differ the player chooses: which rune is recycled" {
  p1 = { hand = { "Rainbow" }, runes = { calm = 1, mind = 1 } },
  function(t)
    t.p1:play "Rainbow"
    t:expect_decision("p1", "payment")
    t.p1:pay "Mind"
    t:expect("Rainbow"):at "base"
    t:expect(t.p1.runes):is { "Calm Rune" }
  end }

scenario "357.1 where payments differ the player may recycle the other rune" {
  p1 = { hand = { "Rainbow" }, runes = { calm = 1, mind = 1 } },
  function(t)
    t.p1:play "Rainbow"
    t.p1:pay "Calm"
    t:expect(t.p1.runes):is { "Mind Rune" }
  end }

scenario "357.1 runes of one domain and state are alike: nothing is asked" {
  p1 = { hand = { "Unit 2" }, runes = { calm = 4 } },
  function(t)
    t.p1:play "Unit 2"
    t:expect("Unit 2"):at "base"
    t:expect(t.p1.runes):ready(2)
  end }

scenario "357.1.a by hand the player does every step himself" {
  p1 = { hand = { "Rainbow" }, runes = { calm = 1, mind = 1 } },
  function(t)
    t.p1:play "Rainbow"
    t.p1:pay "by hand"
    t.p1:choose "recycle Calm Rune"
    t.p1:choose "done"
    t:expect("Rainbow"):at "base"
    t:expect(t.p1.runes):is { "Mind Rune" }
  end }

scenario "165 what is added beyond the cost stays in the pool" {
  p1 = { hand = { "Rainbow" }, runes = { calm = 1, mind = 1 } },
  function(t)
    t.p1:play "Rainbow"
    t.p1:pay "by hand"
    t.p1:choose "recycle Calm Rune"
    t.p1:choose "exhaust Mind Rune"
    t.p1:choose "done"
    t:expect_number("p1", "energy", 1)
    t:expect(t.p1.runes):exhausted(1)
  end }

scenario "165.2 energy that was added before is spent" {
  p1 = { base = { "Mana Elf" }, hand = { "Unit 1" } },
  function(t)
    t.p1:use "Mana Elf"
    t:expect_number("p1", "energy", 1)
    t.p1:play "Unit 1"
    t:expect_number("p1", "energy", 0)
  end }

scenario "163.2.a a rune is exhausted for Energy outside a payment" {
  p1 = { runes = { fury = 1 } },
  function(t)
    t.p1:use "Fury Rune"
    t:expect_number("p1", "energy", 1)
    t:expect(t.p1.runes):exhausted(1)
    t:expect_decision("p1", "turn")
  end }

scenario "163.2.a the next rune is exhausted outside a payment beside an exhausted one" {
  p1 = { runes = { fury = 2 } },
  function(t)
    t.p1:use "Fury Rune#1"
    t.p1:use "Fury Rune#2"
    t:expect_number("p1", "energy", 2)
    t:expect(t.p1.runes):exhausted(2)
  end }

scenario "163.2.b a rune is recycled for Power outside a payment" {
  p1 = { runes = { fury = 1 } },
  function(t)
    t.p1:use("Fury Rune", 2)
    t:expect_number("p1", "fury", 1)
    t:expect(t.p1.runes):count(0)
  end }

scenario "162.2.b universal Power from an Add ability" {
  p1 = { base = { "Prism" }, hand = { "Costly" }, pool = { energy = 2 } },
  function(t)
    t.p1:play "Costly"
    t:expect("Costly"):at "base"
    t:expect("Prism"):in_zone "trash"
  end }

scenario "429 resources for spells only pay for spells" {
  p1 = { base = { "Spell Font" }, hand = { "Study" } },
  function(t)
    t.p1:play "Study"
    t:expect("Spell Font"):exhausted()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "429 resources for spells only do not pay for units" {
  p1 = { base = { "Spell Font" }, hand = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Unit 1", "357")
  end }

scenario "429 resources for spells are kept when a unit is paid for: what is good for anything goes first" {
  p1 = { base = { "Spell Font" }, hand = { "Unit 1", "Unit 1", "Study" }, pool = { energy = 1 } },
  function(t)
    t.p1:use "Spell Font"
    t.p1:play "Unit 1"
    t:cannot(t.p1, "play", "Unit 1#2", "357")
    t.p1:play "Study"
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:cannot(t.p1, "play", "Unit 1#2", "357")
  end }

test_card { id = "t-925own", name = "Own Well", type = "gear", cost = { energy = 1 },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
  activated { cost = { exhaust = "me", energy = 1 }, run = function(game) game.draw(1) end },
}

scenario "357.2 what is exhausted for a cost gives nothing for the rest of that cost" {
  p1 = { base = { "Own Well" } },
  function(t)
    t:cannot(t.p1, "use", "Own Well", 2)
  end }

scenario "357.2 another object gives what one that is exhausted for the cost does not" {
  p1 = { base = { "Own Well", "Own Well" } },
  function(t)
    t.p1:use("Own Well", 2)
    t:expect("Own Well#1"):exhausted()
    t:expect("Own Well#2"):exhausted()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "162.2 Power that may be of either domain" {
  p1 = { hand = { "Two Tones" }, runes = { calm = 1 } },
  function(t)
    t.p1:play "Two Tones"
    t:expect("Two Tones"):at "base"
  end }

scenario "162.2 Power that may be of either of two domains is of no third one" {
  p1 = { hand = { "Two Tones" }, runes = { mind = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Two Tones", "357")
  end }

scenario "357.1 the first proposal keeps what can be kept" {
  p1 = { hand = { "Costly" }, runes = { fury = 3 } },
  function(t)
    -- two exhausted, one of them recycled: one ready rune is left, two in all
    t.p1:play "Costly"
    t:expect(t.p1.runes):count(2):ready(1)
  end }

scenario "381 Add abilities of runes may be used whenever one may act" {
  p1 = { base = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_decision("p1", "focus")
    t.p1:use "Fury Rune"
    t:expect_decision("p1", "focus")
    t:expect_number("p1", "energy", 1)
  end }

-- What must be given up is no target (355.16, 357.3, 358.1).
test_card { id = "t-sp1", name = "Heirloom", type = "spell", cost = { energy = 0 },
  additional { name = "kill", cost = { kill = unit { friendly = true, might = at_least(5) } } },
  targets = { unit { friendly = true } },
  run = function(game, me, ally) game.buff(ally) end,
}
test_card { id = "t-sp2", name = "Altar", type = "gear", cost = { energy = 1 },
  activated { cost = { kill = "me" }, targets = { any_of { unit { friendly = true }, gear { friendly = true } } },
    run = function(game, me, it) game.exhaust(it) end },
}
test_card { id = "t-sp3", name = "Sentinel", type = "unit", cost = { energy = 1 }, might = 2,
  activated { cost = { exhaust = "me" }, targets = { unit { friendly = true, exhausted = false } },
    run = function(game, me, ally) game.buff(ally) end },
}
test_card { id = "t-sp4", name = "Grieving Heir", type = "unit", cost = { energy = 0 }, might = 1,
  when_played { cost = { recycle = card { zone = "trash", mine = true } },
    targets = { card { zone = "trash", mine = true } },
    run = function(game, me, card) game.return_to_hand(card) end },
}

scenario "355.16 the one that the cost must take is no target" {
  p1 = { hand = { "Heirloom" }, base = { "Unit 2", "Unit 3", "Unit 6" } },
  function(t)
    t.p1:play "Heirloom"
    t:expect_option("Unit 2", "Unit 3")
    t:expect_no_option "Unit 6"
    t.p1:on "Unit 2"
    t:expect("Unit 6"):in_zone "trash"
  end }

scenario "355.16 of two that it may take either can be the target, and the other one is taken" {
  p1 = { hand = { "Heirloom" }, base = { "Unit 6", "Unit 7" } },
  function(t)
    t.p1:play("Heirloom"):on "Unit 7"
    t:expect("Unit 6"):in_zone "trash"
    t:pass_all()
    t:expect("Unit 7"):buffed()
  end }

scenario "355.16 without any other choice it may be the target" {
  p1 = { hand = { "Heirloom" }, base = { "Unit 6" } },
  function(t)
    t.p1:play "Heirloom"
    t:expect("Unit 6"):in_zone "trash"
    t:pass_all()
    t:expect("Heirloom"):in_zone "trash"
  end }

scenario "358.1 an ability whose source is given up does not choose that" {
  p1 = { base = { "Altar", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:use "Altar"
    t:expect_option("Unit 2", "Unit 3")
    t:expect_no_option "Altar"
    t.p1:on "Unit 3"
    t:expect("Altar"):in_zone "trash"
  end }

scenario "358.1 a unit that is exhausted to pay is no ready one to choose" {
  p1 = { base = { "Sentinel", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:use "Sentinel"
    t:expect_option("Unit 2", "Unit 3")
    t:expect_no_option "Sentinel"
    t.p1:on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):buffed()
  end }

-- Every way in which a source gives itself up.
test_card { id = "t-sp5", name = "Faded Page", type = "spell", cost = { energy = 1 },
  activated { active_in = "trash", cost = { banish = "me" }, targets = { card { zone = "trash", mine = true } },
    run = function(game, me, it) game.return_to_hand(it) end },
}
test_card { id = "t-sp6", name = "Sunken Page", type = "spell", cost = { energy = 1 },
  activated { active_in = "trash", cost = { recycle = "me" }, targets = { card { zone = "trash", mine = true } },
    run = function(game, me, it) game.return_to_hand(it) end },
}
test_card { id = "t-sp7", name = "Proud One", type = "unit", cost = { energy = 1 }, might = 2,
  activated { cost = { spend_buff = "me" }, targets = { unit { friendly = true, buffed = true } },
    run = function(game, me, ally) game.exhaust(ally) end },
}

scenario "358.1 what is banished to pay is not chosen" {
  p1 = { trash = { "Faded Page", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:use "Faded Page"
    t:expect_option("Unit 2", "Unit 3")
    t:expect_no_option "Faded Page"
    t.p1:on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "hand"
    t:expect("Faded Page"):in_zone "banishment"
  end }

scenario "358.1 what is recycled to pay is not chosen" {
  p1 = { trash = { "Sunken Page", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:use "Sunken Page"
    t:expect_option("Unit 2", "Unit 3")
    t:expect_no_option "Sunken Page"
    t.p1:on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "hand"
    t:expect("Sunken Page"):in_zone "deck"
  end }

scenario "358.1 one that spends its buff to pay is no buffed one to choose" {
  p1 = { base = { { "Proud One", buffs = 1 }, { "Unit 2", buffs = 1 }, { "Unit 3", buffs = 1 } } },
  function(t)
    t.p1:use "Proud One"
    t:expect_option("Unit 2", "Unit 3")
    t:expect_no_option "Proud One"
    t.p1:on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):exhausted()
  end }

scenario "358.1 one that spends one of two buffs to pay is a buffed one to choose" {
  p1 = { base = { { "Proud One", buffs = 2 }, { "Unit 2", buffs = 1 } } },
  function(t)
    t.p1:use("Proud One"):on "Proud One"
    t:pass_all()
    t:expect("Proud One"):exhausted():buffed()
    t:expect("Unit 2"):ready()
  end }

scenario "358.1 a triggered ability spares its targets, too" {
  p1 = { hand = { "Grieving Heir" }, trash = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play("Grieving Heir"):at "base"
    t.p1:on "Unit 5"
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 5"):in_zone "hand"
    t:expect("Unit 4"):in_zone "deck"
  end }

-- A cost that is more than can be counted is not paid by less (357).
test_card { id = "t-357-50", name = "Priceless", type = "unit", might = 1, domains = { "fury" },
  cost = { power = { fury = 99 } },
}
test_card { id = "t-357-51", name = "Steep Tax", type = "unit", might = 1, cost = {},
  static { affects = unit { mine = true }, cost = { power = { fury = 99 } } },
}

scenario "357 Power beyond what can be counted cannot be paid" {
  p1 = { base = { "Steep Tax", "Steep Tax" }, hand = { "Priceless" }, pool = { fury = 255 } },
  function(t) t:cannot(t.p1, "play", "Priceless", "357") end }

scenario "357 as much as can be counted is paid" {
  p1 = { base = { "Steep Tax" }, hand = { "Priceless" }, pool = { fury = 255 } },
  function(t)
    t.p1:play "Priceless"
    t:expect_number("p1", "fury", 57)
  end }

-- ---- What is given up for one cost is given up together (416.5) ---------------

test_card { id = "t-357-40", name = "Sorter", type = "gear", cost = {},
  activated { cost = { recycle = three(card { zone = "trash", mine = true }) },
    run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-357-41", name = "Ledger", type = "unit", might = 2, cost = {},
  when { event = "recycle", by = "you", subject = cards {}, one_or_more = true,
    run = function(game) game.gain_xp(10) end },
}

scenario "416.5 cards recycled as one cost go to the bottom in random order" {
  p1 = { base = { "Sorter" }, deck = { "Unit 9" },
    trash = { "Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5", "Unit 6", "Unit 7", "Unit 8",
      "Gust", "Stupefy", "Charm", "Flash" } },
  function(t)
    for i = 1, 4 do
      t.p1:use("Sorter")
      if i == 1 then t.p1:choose("Unit 1", "Unit 2", "Unit 3") end
      if i == 2 then t.p1:choose("Unit 4", "Unit 5", "Unit 6") end
      if i == 3 then t.p1:choose("Unit 7", "Unit 8", "Gust") end
      t:pass_all()
    end
    t:expect(t.p1.deck):starts_with { "Unit 9" }
    t:expect(t.p1.deck):count(13)
    local as_chosen = pcall(function()
      t:expect(t.p1.deck):in_order { "Unit 9", "Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5", "Unit 6",
        "Unit 7", "Unit 8", "Gust", "Stupefy", "Charm", "Flash" }
    end)
    assert(not as_chosen, "the twelve lie as they were chosen")
  end }

scenario "416.5 they are recycled at one moment: one or more trigger once" {
  p1 = { base = { "Sorter", "Ledger" }, trash = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:use("Sorter")
    t:pass_all()
    t:expect_number("p1", "xp", 11)
  end }

-- ---- What is given up as a cost is told as one --------------------------------------------------

test_card { id = "test-357-levy", name = "Toll of Steel", type = "gear", domains = { "fury" }, cost = { energy = 2 },
  when { event = { "exhaust", "discard" }, by = "opponent", cause = "cost", run = function(game) game.gain_xp(1) end },
}

test_card { id = "test-357-bellows", name = "Old Bellows", type = "gear", domains = { "fury" }, cost = { energy = 0 },
  activated { cost = { exhaust = "me", discard = 1 }, run = function(game) game.draw(1) end },
}

test_card { id = "test-357-yawn", name = "Long Yawn", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  targets = { unit {} },
  run = function(game, me, it)
    game.exhaust(it)
    game.discard(1)
  end,
}

scenario "357 what a player exhausts and discards to pay is known as paid" {
  p1 = { base = { "Toll of Steel" } }, p2 = { base = { "Old Bellows" }, hand = { "Unit 1" } }, turn = "p2",
  function(t)
    t.p2:use("Old Bellows")
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end }

scenario "357 what an effect exhausts and discards is not paid" {
  p1 = { base = { "Toll of Steel" } }, p2 = { hand = { "Long Yawn", "Unit 1" }, base = { "Unit 2" } }, turn = "p2",
  function(t)
    t.p2:play("Long Yawn"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):exhausted()
    t:expect("Unit 1"):in_zone("trash")
    t:expect_number("p1", "xp", 0)
  end }

test_card { id = "t-357-91", name = "Spring 1", type = "gear", cost = {},
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
}
test_card { id = "t-357-92", name = "Spring 2", type = "gear", cost = {},
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
}
test_card { id = "t-357-93", name = "Spring 3", type = "gear", cost = {},
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
}
test_card { id = "t-357-94", name = "Spring 4", type = "gear", cost = {},
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
}
test_card { id = "t-357-95", name = "Spring 5", type = "gear", cost = {},
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
}
test_card { id = "t-357-96", name = "Spring 6", type = "gear", cost = {},
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
}
test_card { id = "t-357-97", name = "Two Springs", type = "unit", might = 1, cost = { energy = 2 } }

scenario "357.1 of more ways to pay than twelve, twelve are offered, and by hand" {
  p1 = { base = { "Spring 1", "Spring 2", "Spring 3", "Spring 4", "Spring 5", "Spring 6" }, hand = { "Two Springs" } },
  function(t)
    t.p1:play "Two Springs"
    local ways = #t:now().options -- any two of six
    assert(ways == 12 + 1, ways .. " ways")
    t.p1:pay "by hand"
    t.p1:choose "use Spring 6"
    t.p1:choose "use Spring 5"
    t.p1:choose "done"
    t:expect("Two Springs"):at "base"
  end }

-- ---- More ways than a list holds ----------------------------------------------------------------

test_card { id = "t-925", name = "Obelisk", type = "gear", cost = { power = { any = 5 } } }
test_card { id = "t-928", name = "Spire", type = "gear", domains = { "fury" }, cost = { power = { any = 5, fury = 1 } } }
test_card { id = "t-926", name = "Colossus", type = "gear", cost = { power = { any = 19 } } }
test_card { id = "t-927", name = "Changer", type = "gear", cost = { energy = 1 },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { power = { any = 1 }, for_each = "energy" } },
}

scenario "357.1 a pool that pays in many ways: the player says how much of each domain" {
  p1 = { hand = { "Obelisk" }, pool = { fury = 3, calm = 3, mind = 3, body = 3, chaos = 3, order = 3 } },
  function(t)
    t.p1:play "Obelisk"
    t.p1:pay "by hand"
    t:expect_decision("p1", "357.1")
    t.p1:choose(0)
    t.p1:choose(1)
    t.p1:choose(0)
    t.p1:choose(0)
    t.p1:choose(1)
    t:expect("Obelisk"):at "base"
    t:expect_number("p1", "fury", 3)
    t:expect_number("p1", "calm", 2)
    t:expect_number("p1", "mind", 3)
    t:expect_number("p1", "body", 3)
    t:expect_number("p1", "chaos", 2)
    t:expect_number("p1", "order", 0)
  end }

scenario "357.1 of a pool that pays in many ways, what the rest of the cost takes is not asked" {
  p1 = { hand = { "Obelisk" }, pool = { fury = 3, calm = 3, mind = 3, body = 3, chaos = 3, order = 3 } },
  function(t)
    t.p1:play "Obelisk"
    t.p1:pay "by hand"
    t.p1:choose(3)
    t.p1:choose(2)
    t:expect("Obelisk"):at "base"
    t:expect_number("p1", "fury", 0)
    t:expect_number("p1", "calm", 1)
    t:expect_number("p1", "order", 3)
  end }

scenario "357.1 what the rest of the cost takes by an exchange is not asked either (742.1.a)" {
  p1 = { hand = { "Spire" }, base = { "Changer" }, pool = { energy = 2, calm = 3, mind = 3, body = 3, chaos = 3 } },
  function(t)
    t.p1:play "Spire"
    t.p1:pay "by hand"
    t.p1:choose "for 1"
    t.p1:choose(0)
    t.p1:choose(2)
    t.p1:choose(1)
    t:expect("Spire"):at "base"
    t:expect_number("p1", "energy", 1)
    t:expect_number("p1", "calm", 3)
    t:expect_number("p1", "mind", 1)
    t:expect_number("p1", "body", 2)
    t:expect_number("p1", "chaos", 1)
    t:expect_number("p1", "any", 0)
  end }

scenario "742.1.a Energy is exchanged as far as the player likes, and not as far as possible" {
  p1 = { hand = { "Obelisk" }, base = { "Changer" }, pool = { energy = 4, any = 4 } },
  function(t)
    t.p1:play "Obelisk"
    t.p1:pay "for 1"
    t:expect("Obelisk"):at "base"
    t:expect_number("p1", "energy", 3)
    t:expect_number("p1", "any", 0)
  end }

test_card { id = "t-927s", name = "Battle Font", type = "gear", cost = { energy = 1 },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1, only = "showdowns" } },
}
test_card { id = "t-927t", name = "Arcane Ward", type = "spell", cost = { power = { any = 1 } }, keywords = { "reaction" },
  run = function(game) game.draw(1) end,
}

scenario "742.1.a in a showdown Energy for showdowns is exchanged, too, from the pool and from what adds it" {
  p1 = { hand = { "Arcane Ward", "Arcane Ward" }, base = { "Changer", "Changer", "Battle Font", "Battle Font", "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Arcane Ward", "357")
    t.p1:move("Unit 1", "West Field")
    t.p1:play "Arcane Ward#1"
    t:pass_all()
    t:expect(t.p1.trash):is { "Arcane Ward#1" }
    t:expect(t.p1.hand):count(2)
    t.p2:pass()
    t.p1:use "Battle Font#2"
    t.p1:play "Arcane Ward#2"
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "742.1.a Energy for spells is not exchanged, though a spell is paid for: the exchange is no spell" {
  p1 = { hand = { "Arcane Ward" }, base = { "Changer", "Spell Font" } },
  function(t)
    t:cannot(t.p1, "play", "Arcane Ward", "357")
    t.p1:use("Spell Font")
    t:cannot(t.p1, "play", "Arcane Ward", "357")
  end }

scenario "357 whether many domains pay is found out at once" {
  p1 = { hand = { "Colossus" }, pool = { fury = 3, calm = 3, mind = 3, body = 3, chaos = 3, order = 3 } },
  function(t) t:cannot(t.p1, "play", "Colossus", "357") end }

test_card { id = "t-929", name = "Tollgate", type = "gear", domains = { "order" }, cost = { energy = 1 },
  static { affects = gear { mine = true, from = "hand" }, cost = { any = 99 } },
}

scenario "356 a cost of more Power than a pool can hold is not paid with less" {
  p1 = { hand = { "Old Fruit" }, base = { "Tollgate", "Tollgate", "Tollgate" }, pool = { energy = 1, any = 255 } },
  function(t) t:cannot(t.p1, "play", "Old Fruit", "357") end }

-- ---- What resources are for (429) ------------------------------------------------------

test_card { id = "t-165-gear", name = "Gear Font", type = "gear", cost = {},
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1, only = "gear" } },
}
test_card { id = "t-165-spell", name = "Word Font", type = "gear", cost = {},
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1, only = "spells" } },
}
test_card { id = "t-165-tool", name = "Tool", type = "gear", cost = { energy = 1 },
  activated { cost = { energy = 1 }, run = function(game) game.draw(1) end },
}
test_card { id = "t-165-word", name = "Word", type = "spell", cost = { energy = 1 }, run = function(game) game.draw(1) end }
test_card { id = "t-165-mage", name = "Mage", type = "unit", cost = { energy = 1 }, might = 1,
  activated { cost = { energy = 1 }, run = function(game) game.draw(1) end },
}

scenario "429 what is for gear pays for gear, played or used, and neither for a spell nor for a unit" {
  p1 = { base = { "Gear Font", "Gear Font", "Mage" }, hand = { "Tool", "Word", "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Word", "357")
    t:cannot(t.p1, "play", "Unit 1", "357")
    t:cannot(t.p1, "use", "Mage")
    t.p1:use("Gear Font#1")
    t:cannot(t.p1, "play", "Word", "357")
    t:cannot(t.p1, "play", "Unit 1", "357")
    t:cannot(t.p1, "use", "Mage")
    t.p1:play("Tool")
    t:expect("Tool"):at("base")
    t.p1:use("Tool")
    t:expect("Gear Font#2"):exhausted()
    t:pass_all()
  end,
}

scenario "429 what is for spells pays for spells, and neither for gear, played or used, nor for a unit" {
  p1 = { base = { "Word Font", "Word Font", "Mage", "Tool" }, hand = { "Tool", "Word", "Word", "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Tool#1", "357")
    t:cannot(t.p1, "use", "Tool#2")
    t:cannot(t.p1, "play", "Unit 1", "357")
    t:cannot(t.p1, "use", "Mage")
    t.p1:use("Word Font#1")
    t:cannot(t.p1, "play", "Tool#1", "357")
    t:cannot(t.p1, "use", "Tool#2")
    t:cannot(t.p1, "play", "Unit 1", "357")
    t:cannot(t.p1, "use", "Mage")
    t.p1:play("Word#1")
    t:pass_all()
    t.p1:play("Word")
    t:expect("Word Font#2"):exhausted()
    t:pass_all()
  end,
}

-- ---- What was given up is known as it was (359.3.e.13) -----------------------------------

test_card(function()
  local mechs = units { tags = "Mech" }
  return card { id = "t-357-scrap", name = "Scrap Press", type = "gear", cost = {},
    activated { cost = { kill = unit { friendly = true } },
      run = function(game) game.gain_xp(#game.paid_with("kill"):where(mechs) + 1) end } }
end)
test_card { id = "t-357-mech", name = "Tin Man", type = "unit", cost = {}, might = 1, tags = { "Mech" } }

scenario "359.3.e.13 the tags of a unit that was killed for a cost are known" {
  p1 = { base = { "Scrap Press", "Tin Man", "Unit 1" } },
  function(t)
    t.p1:use("Scrap Press"):choose("Unit 1")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t.p1:use("Scrap Press")
    t:pass_all()
    t:expect("Tin Man"):in_zone("trash")
    t:expect_number("p1", "xp", 3)
  end }

-- ---- Power that is spent on an exchange is spent (162.2, 742.1.a) --------------------------

test_card { id = "t-357-melt", name = "Melter", type = "gear", cost = {},
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1, for_each = "power" } },
}
test_card { id = "t-357-tally", name = "Tallyman", type = "gear", cost = {},
  when { event = "spend_power", by = "you", run = function(game) game.gain_xp(game.event.amount) end },
}

scenario "162.2 Power that an exchange turns into Energy is told as spent" {
  p1 = { base = { "Melter", "Tallyman" }, hand = { "Unit 2" }, pool = { fury = 3 } },
  function(t)
    t.p1:play("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):at("base")
    t:expect_number("p1", "fury", 1)
    t:expect_number("p1", "xp", 2)
  end }

test_card { id = "t-357-tomb", name = "Tomb", type = "spell", cost = {}, targets = { unit {} },
  run = function(game, me, it)
    game.kill(it)
    game.gain_xp(it.might + 1)
    if it.damaged then game.gain_xp(10 * it.damage) end
    if it.exhausted then game.gain_xp(100) end
    if it.stunned then game.gain_xp(1000) end
  end,
}
test_card { id = "t-357-wane", name = "Wane", type = "spell", cost = {}, targets = { unit {} },
  run = function(game, me, it) game.give(it, { might = -5, lasts = "turn" }) end,
}

scenario "359.3.e.13, 143.2.b what a spell has killed was damaged, exhausted, stunned, and had no Might below zero" {
  p1 = { hand = { "Tomb", "Tomb", "Wane" } },
  p2 = { base = { { "Unit 3", damage = 2, exhausted = true, stunned = true }, "Unit 2" } },
  function(t)
    t.p1:play("Tomb#1"):on("Unit 3")
    t:resolve()
    t:expect_number("p1", "xp", 4 + 20 + 100 + 1000)
    t.p1:play("Wane")
    t:resolve()
    t:expect("Unit 2"):might(0)
    t.p1:play("Tomb")
    t:resolve()
    t:expect_number("p1", "xp", 1124 + 1)
  end }
