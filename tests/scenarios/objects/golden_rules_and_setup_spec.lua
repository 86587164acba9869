-- SPDX-License-Identifier: MIT
-- Rules the core cites and no other scenario names: golden rules, set-up, zones,
-- objects, control (000-188).

use "../test_cards.lua"

test_card { id = "t-9500", name = "Might Bolt", type = "spell", cost = { energy = 1 },
  targets = { unit { friendly = true }, unit { enemy = true } },
  run = function(game, me, mine, theirs) game.deal(mine.might, theirs) end,
}
test_card { id = "t-9501", name = "Follow", type = "spell", cost = { energy = 1 },
  targets = { unit { friendly = true }, unit { friendly = true, at = "battlefield" } },
  run = function(game, me, one, other) game.move(one, { to = game.place(other) }) end,
}
test_card { id = "t-9502", name = "Dawn Lamp", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "beginning", by = "you", run = function(game, me) game.add { energy = 2 } end },
}
test_card(function()
  local everybody = units {}
  return card { id = "t-9503", name = "Raid Busy", type = "spell", cost = { energy = 1 },
    targets = { battlefield { occupied = true } },
    run = function(game, me, there) game.deal(1, game.all(everybody, { at = there })) end,
  }
end)
test_card { id = "t-9504", name = "Claim", type = "spell", cost = { energy = 1 },
  targets = { unit { friendly = true }, battlefield { controlled = false } },
  run = function(game, me, it, there) game.move(it, { to = there }) end,
}
test_card { id = "t-9505", name = "Evening Gallows", type = "battlefield",
  when { event = "turn_end", targets = { unit {} },
    run = function(game, me, it) game.kill(it) end },
}
test_card { id = "t-9506", name = "Own Study", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  run = function(game, me) game.draw(1, { by = game.you() }) end,
}

scenario "055 who should discard two and holds one card discards that one" {
  rule = "055",
  p1 = { hand = { "Forget" }, runes = { fury = 1 } }, p2 = { hand = { "Unit 1" } },
  function(t)
    t.p1:play "Forget"
    t:pass_all()
    t:expect(t.p2.hand):is {}
    t:expect(t.p2.trash):is { "Unit 1" }
  end }

scenario "055 the impossible part is left out, the rest is done" {
  rule = "055",
  p1 = { hand = { "Sift" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Sift"
    t:pass_all()
    t:expect(t.p1.hand):is { "Filler" }
    t:expect_no_event "discard"
  end }

scenario "056 a card goes to its owner's zones, whoever sends it there" {
  rule = "056",
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
    t:expect(t.p1.trash):lacks "Unit 1"
    t:expect(t.p1.hand):is {}
    t:expect(t.p1.banishment):is {}
  end }

scenario "110 what was on a unit is gone when it comes back from the hand" {
  rule = "110",
  p1 = { base = { { "Unit 3", damage = 1, buffs = 1 } },
    hand = { "Grow", "Lend Ganking", "Bounce" }, runes = { fury = 6 } },
  function(t)
    t.p1:play("Grow"):on "Unit 3"
    t:pass_all()
    t.p1:play("Lend Ganking"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(6):damage(1):buffed():attribute("ganking", 1)
    t.p1:play("Bounce"):on "Unit 3"
    t:pass_all()
    t.p1:play "Unit 3"
    t:expect("Unit 3"):at("base"):might(3):damage(0):unbuffed():attribute("ganking", 0)
  end }

scenario "110 moving from one place of the board to another keeps them" {
  rule = "110",
  p1 = { base = { { "Unit 3", damage = 1, buffs = 1 } }, hand = { "Grow" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Grow"):on "Unit 3"
    t:pass_all()
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect("Unit 3"):might(6):damage(1):buffed()
  end }

scenario "112 each legend stands in its owner's legend zone" {
  rule = "112",
  full = true, p1 = { legend = "Emperor" }, p2 = { legend = "War Chief" },
  function(t)
    t:expect(t.p1.legend):is { "Emperor" }
    t:expect(t.p2.legend):is { "War Chief" }
    t:expect(t.p1.deck):lacks "Emperor"
  end }

scenario "113, 103.2.a.1 each chosen champion waits in its owner's champion zone" {
  rule = "113",
  full = true, p1 = { champion = "Greeter" }, p2 = { champion = "Martyr" },
  function(t)
    t:expect(t.p1.champion):is { "Greeter" }
    t:expect(t.p2.champion):is { "Martyr" }
    t:expect(t.p1.deck):lacks "Greeter"
    t:expect(t.p1.hand):lacks "Greeter"
  end }

scenario "114 battlefields are set aside, one of each player comes into the game" {
  rule = "114",
  full = true,
  p1 = { battlefields = { "Tower", "Shrine", "High Ground" } },
  p2 = { battlefields = { "Tower", "Shrine", "High Ground" } },
  function(t)
    t:expect(t:zone("aside", 1)):count(2)
    t:expect(t:zone("aside", 2)):count(2)
    t:expect(t.p1.deck):lacks "Tower"
  end }

scenario "115, 103.3.b both decks of a player are shuffled" {
  rule = "115",
  full = true,
  p1 = { deck = { "Unit 1", "Unit 1", "Unit 1", "Unit 2", "Unit 2", "Unit 2",
    "Unit 3", "Unit 3", "Unit 3", "Unit 4", "Unit 4", "Unit 4", "Unit 5", "Unit 5", "Unit 5",
    "Unit 6", "Unit 6", "Unit 6",
    "Unit 7", "Unit 7", "Unit 7", "Unit 8", "Unit 8", "Unit 8" },
    rune_deck = { "Fury Rune", "Fury Rune", "Fury Rune", "Fury Rune", "Fury Rune", "Fury Rune",
      "Calm Rune", "Calm Rune", "Calm Rune", "Calm Rune", "Calm Rune", "Calm Rune" } },
  function(t)
    local function in_runs(names)
      local runs, last = 0, nil
      for _, name in ipairs(names) do
        if name ~= last then runs, last = runs + 1, name end
      end
      return runs
    end
    t:expect_event "shuffle"
    t:expect(t.p1.deck):count(20)
    -- unshuffled, the 20 cards that are left lie in seven runs, the runes in two
    assert(in_runs(t.p1.deck:names()) > 7, "the main deck is in the order of the list")
    assert(in_runs(t.p1.rune_deck:names()) > 2, "the rune deck is in the order of the list")
  end }

scenario "119 the game begins with a turn of the first player" {
  rule = "119",
  full = true,
  function(t)
    t.p1:choose()
    t.p2:choose()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.runes):count(2)
    t:expect(t.p2.runes):count(0)
  end }

scenario "128.4 only its owner reads a hand" {
  p1 = { hand = { "Unit 1", "Study" } }, p2 = { hand = { "Unit 2" } },
  function(t)
    t:expect(t.p1.hand):seen_by("p1"):unseen_by "p2"
    t:expect(t.p2.hand):seen_by("p2"):unseen_by "p1"
  end }

scenario "128.4 only its controller reads a facedown card" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Lurker" } },
  function(t)
    t:expect(t:zone("facedown", 1)):seen_by("p1"):unseen_by "p2"
  end }

scenario "143.2 a unit dies of damage as high as its Might" {
  p1 = { hand = { "Bolt", "Bolt" }, runes = { fury = 2 } }, p2 = { base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Bolt"):on "Unit 3"
    t:pass_all()
    t.p1:play("Bolt#2"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
    t:expect("Unit 4"):at("base"):damage(3)
  end }

scenario "143.2 a card asks for the Might as it is, not as printed" {
  p1 = { base = { { "Unit 2", buffs = 1 } }, hand = { "Might Bolt" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Might Bolt"):on("Unit 2", "Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(3)
  end }

scenario "144 units move by themselves, gear does not" {
  rule = "144",
  p1 = { base = { "Unit 1", "Lantern" } },
  function(t)
    t:can(t.p1, "move", "Unit 1", "West Field")
    assert(not t:offered(t.p1, "move", "Lantern"), "a gear has no standard move")
  end }

scenario "144 an exhausted unit cannot pay for a standard move" {
  rule = "144",
  p1 = { base = { { "Unit 1", exhausted = true } } },
  function(t)
    t:cannot(t.p1, "move", "Unit 1")
  end }

scenario "144.3.c all units of one standard move are exhausted for it" {
  p1 = { base = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:move({ "Unit 1", "Unit 2" }, "West Field")
    t:expect("Unit 1"):at("West Field"):exhausted()
    t:expect("Unit 2"):at("West Field"):exhausted()
    t:expect("Unit 3"):at("base"):ready()
    t:expect_decision("p1", "focus")
  end }

scenario "146 a unit has a place that other units can be sent to" {
  rule = "146",
  p1 = { base = { "Unit 1" }, at = { ["East Field"] = { "Unit 2" } }, hand = { "Follow" },
    runes = { fury = 1 } },
  function(t)
    t.p1:play("Follow"):on("Unit 1", "Unit 2")
    t:pass_all()
    t:expect("Unit 1"):at "East Field"
    t:expect(t:at "West Field"):is {}
  end }

scenario "148.1.a.1 gear is played to the base even if its player controls a battlefield" {
  p1 = { hand = { "Trinket" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play "Trinket"
    t:expect("Trinket"):at "base"
    t:expect(t:at "West Field"):is { "Unit 1" }
  end }

scenario "156 a spell lies in its owner's trash when its instructions are done" {
  rule = "156",
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:expect(t.p1.trash):is {}
    t.p1:pass()
    t.p2:play "Quick Study"
    t:pass_all()
    t:expect(t.p1.trash):is { "Study" }
    t:expect(t.p2.trash):is { "Quick Study" }
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(1)
  end }

scenario "166 the pools are empty after the draw phase" {
  rule = "166",
  turn = "p2", p1 = { base = { "Dawn Lamp" } },
  function(t)
    t:next_turn()
    t:expect_event "add"
    t:expect_decision("p1", "turn")
    t:expect_number("p1", "energy", 0)
  end }

scenario "166 everybody's pool is empty after a turn" {
  rule = "166",
  p1 = { pool = { energy = 2, fury = 1 } }, p2 = { pool = { energy = 1, calm = 1 } },
  function(t)
    t:expect_number("p1", "energy", 2)
    t:expect_number("p2", "energy", 1)
    t.p1:end_turn()
    t:expect_number("p1", "energy", 0)
    t:expect_number("p2", "energy", 0)
  end }

scenario "169.10.a a battlefield with a unit is occupied" {
  p1 = { hand = { "Raid Busy" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Raid Busy"):on "East Field"
    t:pass_all()
    t:expect("Unit 2"):damage(1)
  end }

scenario "169.10.a without units none is occupied" {
  p1 = { hand = { "Raid Busy" }, runes = { fury = 1 } }, controls = { ["East Field"] = "p2" },
  function(t)
    t:cannot(t.p1, "play", "Raid Busy", "355.8")
  end }

scenario "169.10.b a battlefield that nobody controls is uncontrolled" {
  p1 = { base = { "Unit 1" }, hand = { "Claim" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Claim"):on("Unit 1", "West Field")
    t:pass_all()
    t:expect("Unit 1"):at "West Field"
  end }

scenario "169.10.b a battlefield of either player is not uncontrolled" {
  p1 = { base = { "Unit 1" }, at = { ["West Field"] = { "Unit 3" } }, hand = { "Claim" },
    runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t:cannot(t.p1, "play", "Claim", "355.8")
  end }

scenario "182.1.a a unit token is played: what watches for played units sees it" {
  p1 = { base = { "Recruiter" }, hand = { "Muster" }, runes = { fury = 1 } },
  p2 = { base = { "Recruiter" } },
  function(t)
    t.p1:play "Muster"
    t:pass_all()
    t:expect("Recruit"):at("base"):exhausted():controlled_by("p1"):owned_by "p1"
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
  end }

scenario "187.6.b the turn player chooses for a battlefield that nobody controls" {
  battlefields = { "Evening Gallows", "East Field" },
  p1 = { base = { "Unit 1" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:end_turn()
    t:expect_decision "p1"
    t.p1:on "Unit 2"
    t:expect_chain(1)
    t:expect_decision("p1", "priority")
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "187.6.b its controller chooses for a battlefield, also in the other's turn" {
  battlefields = { "Evening Gallows", "East Field" },
  p1 = { base = { "Unit 1" } }, p2 = { at = { ["Evening Gallows"] = { "Unit 2" } } },
  function(t)
    t.p1:end_turn()
    t:expect_decision "p2"
    t.p2:on "Unit 1"
    t:expect_decision("p2", "priority")
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
  end }

scenario "188.3 who plays a permanent controls it, nobody else uses it" {
  p1 = { hand = { "Quick Sage", "Study" }, runes = { fury = 2 }, base = { "Drum Major" } },
  function(t)
    t.p1:play "Quick Sage"
    t:expect("Quick Sage"):controlled_by "p1"
    t:can(t.p1, "use", "Quick Sage")
    t.p1:play "Study"
    t.p1:pass()
    t:cannot(t.p2, "use", "Quick Sage", "188.3")
  end }

scenario "188.4 'you' is the controller of the spell or ability" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Own Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play "Own Study"
    t:resolve()
    t:expect(t.p2.hand):count(1)
    t:expect(t.p1.hand):count(0)
  end }
