-- SPDX-License-Identifier: MIT
-- Copies of copies, signals, what is added twice, control that is given: what becomes of it afterwards.

use "../test_cards.lua"

test_card { id = "t-998-1", name = "Lasting Likeness", type = "spell", cost = { energy = 1 },
  targets = { unit {}, another(unit {}) },
  run = function(game, me, it, of) game.become_copy(it, of) end,
}
test_card { id = "t-998-2", name = "Brief Likeness", type = "spell", cost = { energy = 1 },
  targets = { unit {}, another(unit {}) },
  run = function(game, me, it, of) game.become_copy(it, of, { lasts = "turn" }) end,
}

scenario "472.1.b a copy for a turn over a lasting copy ends: the unit is the earlier copy again" {
  p1 = { hand = { "Lasting Likeness", "Brief Likeness" }, runes = { fury = 2 },
    base = { "Unit 1", "Unit 5", "Unit 3" } },
  function(t)
    t.p1:play("Lasting Likeness"):on("Unit 3", "Unit 5")
    t:pass_all()
    t.p1:play("Brief Likeness"):on("Unit 5#2", "Unit 1")
    t:pass_all()
    t:expect(t.p1.base):is { "Unit 1", "Unit 5", "Unit 1" }
    t:next_turn()
    t:expect(t.p1.base):is { "Unit 1", "Unit 5", "Unit 5" }
  end }

scenario "472.1.b a unit that became one copy after the other is what is printed on it when it leaves the board" {
  p1 = { hand = { "Brief Likeness", "Lasting Likeness", "Bounce" }, runes = { fury = 3 },
    base = { "Unit 1", "Unit 5", "Unit 3" } },
  function(t)
    t.p1:play("Brief Likeness"):on("Unit 3", "Unit 5")
    t:pass_all()
    t.p1:play("Lasting Likeness"):on("Unit 5#2", "Unit 1")
    t:pass_all()
    t:next_turn()
    t:expect(t.p1.base):is { "Unit 1", "Unit 5", "Unit 1" }
    t:next_turn()
    t.p1:play("Bounce"):on "Unit 1#2"
    t:pass_all()
    t:expect(t.p1.hand):has "Unit 3":lacks "Unit 1"
  end }

for seed, names in ipairs { { "West Field", "High Ground" }, { "Shrine", "East Field" }, { "Tower", "East Field" } } do
  scenario("480.5 each battlefield that a player brings may be the one that comes into play: the lot of seed " .. seed) {
    full = true, seed = seed,
    p1 = { battlefields = { "West Field", "Tower", "Shrine" } },
    p2 = { battlefields = { "East Field", "High Ground", "Shrine" } },
    function(t) t:expect(t:zone("battlefields", 1)):is(names) end }
end

test_card { id = "t-998-6", name = "Copycat", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { spell { other = true } },
  run = function(game, me, it) game.copy_item(it) end,
}
test_card { id = "t-998-7", name = "Applause", type = "gear", cost = { energy = 1 },
  when { event = "play", by = "you", run = function(game) game.gain_xp(1) end },
}

scenario "439.2.b.1 the copy of a spell was not played: no trigger that asks for just any card counts it" {
  p1 = { hand = { "Swift Study", "Copycat" }, base = { "Applause" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Swift Study"
    t.p1:play("Copycat"):on "Swift Study"
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end }

test_card { id = "t-998-8", name = "Conquest Feast", type = "gear", cost = { energy = 1 },
  static { affects = "you", triggers = { class = "conquer", more = 1 } },
}
test_card { id = "t-998-9", name = "Last Gift", type = "unit", cost = { energy = 1 }, might = 1,
  deathknell { run = function(game) game.draw(1) end },
}
test_card { id = "t-998-10", name = "Poke", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.deal(1, it) end,
}

scenario "808.2 what makes conquer effects trigger once more leaves a Deathknell at once" {
  p1 = { base = { "Conquest Feast", "Last Gift" }, hand = { "Poke" }, deck = { "Unit 2", "Unit 2", "Unit 2" } },
  function(t)
    t.p1:play("Poke"):on "Last Gift"
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 2" }
  end }

test_card { id = "t-998-11", name = "Two Voices", type = "spell", cost = { energy = 0 },
  signals = { "alpha", "omega" }, targets = { unit {}, unit {} },
  run = function(game, me, one, other)
    game.signal("alpha", one)
    game.signal("omega", other)
  end,
}
test_card { id = "t-998-12", name = "First Ear", type = "gear", cost = { energy = 1 },
  when { signal = "alpha", run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-998-13", name = "Last Ear", type = "gear", cost = { energy = 1 },
  when { signal = "omega", run = function(game) game.gain_xp(10) end },
}

scenario "383.1 of two signals each is heard by those that wait for it, and by nobody else" {
  p1 = { base = { "First Ear", "Last Ear", "Unit 1" }, hand = { "Two Voices" } },
  function(t)
    t.p1:play("Two Voices"):on("Unit 1", "Unit 1")
    t:pass_all()
    t:expect_number("p1", "xp", 11)
  end }

test_card { id = "t-998-14", name = "Amplifier", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { friendly = true, other = true }, adds_more = { energy = 1 } },
}
test_card { id = "t-998-15", name = "Alchemist", type = "unit", cost = { energy = 1 }, might = 1,
  activated { cost = { exhaust = "me" }, run = function(game) game.add { energy = 1 } end },
}

scenario "429 of two units that make more of what is added both do" {
  p1 = { base = { "Amplifier", "Amplifier", "Alchemist" } },
  function(t)
    t.p1:use "Alchemist"
    t:pass_all()
    t:expect_number("p1", "energy", 3)
  end }

test_card { id = "t-998-18", name = "March In", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true }, battlefield {} },
  run = function(game, me, it, there)
    game.move(it, { to = there })
    game.take_control(there)
  end,
}
test_card { id = "t-998-19", name = "Swap Lands", type = "spell", cost = { energy = 0 },
  targets = { battlefield {}, another(battlefield {}) },
  run = function(game, me, one, other)
    if game.exchange_control(one, other) then game.gain_xp(1) end
  end,
}

scenario "187.3.b a battlefield whose control is given is no longer contested: who came for it fights nobody" {
  p1 = { base = { "Unit 1" }, hand = { "March In" } },
  function(t)
    t.p1:play("March In"):on("Unit 1", "West Field")
    t:pass_all()
    t:expect_control("West Field", "p1")
    t:expect_no_event "showdown"
    t:expect_decision("p1", "turn")
  end }

scenario "187.4 control of two battlefields is exchanged, and the effect that asks knows it" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Swap Lands" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Swap Lands"):on("West Field", "East Field")
    t:resolve()
    t:expect_number("p1", "xp", 1)
    t:expect_decision("p1", "323.11")
  end }
