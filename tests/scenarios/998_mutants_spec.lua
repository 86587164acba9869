-- SPDX-License-Identifier: MIT
-- One scenario for each break of a rule that no other scenario noticed (tests/mutator).

use "test_cards.lua"

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
