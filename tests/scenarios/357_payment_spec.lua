-- SPDX-License-Identifier: MIT
-- Paying: proposals, by hand, restricted resources (356-357, 165, 429).

use "test_cards.lua"

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

scenario "357.1.a ... but not more than there are" {
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

scenario "357.1 ... the other one" {
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

scenario "162.2 Power that may be of either domain" {
  p1 = { hand = { "Two Tones" }, runes = { calm = 1 } },
  function(t)
    t.p1:play "Two Tones"
    t:expect("Two Tones"):at "base"
  end }

scenario "162.2 ... but of no third one" {
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
