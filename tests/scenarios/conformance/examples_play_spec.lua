-- SPDX-License-Identifier: MIT
-- Worked examples about playing cards: costs, choices, targets, what happens to them.

use "../test_cards.lua"

test_card { id = "t-c01", name = "Free Ride", type = "spell", cost = { energy = 1 },
  run = function(game, me)
    game.play(game.hand()[1], { ignoring = "cost" })
  end,
}
test_card { id = "t-c02", name = "Blood Price", type = "spell", cost = { energy = 1 },
  additional { name = "kill", optional = true, cost = { kill = unit { friendly = true } } },
  targets = { unit { friendly = true } },
  run = function(game, me, it)
    game.give(it, { might = game.paid "kill" and 7 or 2, lasts = "turn" })
  end,
}
test_card { id = "t-c03", name = "Two For Two", type = "spell", cost = { energy = 1 },
  run = function(game, me)
    game.discard(2)
    game.draw(2)
  end,
}
test_card { id = "t-c04", name = "Praise", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it)
    if game.buff(it) then game.draw(1) end
  end,
}
test_card { id = "t-c05", name = "Name Kai'Sa", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { spell { tags = "Kai'Sa" } },
  run = function(game, me, it) game.counter(it) end,
}
test_card { id = "t-c06", name = "Self Care", type = "unit", cost = { energy = 1 }, might = 2,
  activated { cost = { energy = 1 }, targets = { unit { friendly = true } },
    run = function(game, me, it) game.buff(it) end },
}
test_card { id = "t-c07", name = "Wake the Tired", type = "spell", cost = { energy = 1 },
  targets = { unit { exhausted = true } },
  run = function(game, me, it) game.give(it, { might = 1, lasts = "turn" }) end,
}
test_card { id = "t-c08", name = "Enemy There", type = "spell", cost = { energy = 1 },
  keywords = { "action" },
  targets = { unit { enemy = true, at = "battlefield" } },
  run = function(game, me, it) game.deal(1, it) end,
}
test_card { id = "t-c09", name = "Weigh", type = "spell", cost = { energy = 1 },
  keywords = { "action" },
  targets = { unit { enemy = true }, unit { friendly = true } },
  run = function(game, me, theirs, mine)
    game.give(mine, { might = theirs.might + 1, lasts = "turn" })
    game.give(mine, { might = theirs.energy, lasts = "turn" })
    game.draw(1)
  end,
}
test_card { id = "t-c11", name = "Dig", type = "spell", cost = { energy = 1 },
  run = function(game, me)
    local two = game.look(2)
    game.reveal(two)
    local kept = game.choose(two, { text = "Which card goes to your hand?" })
    for _, each in ipairs(two) do
      if each == kept then game.return_to_hand(each) else game.recycle(each) end
    end
  end,
}
test_card { id = "t-c12", name = "Swift Unit", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "action" },
}
test_card { id = "t-c13", name = "Buried Bolt", type = "spell", cost = { energy = 4 },
  keywords = { "hidden", "action" },
  targets = { unit {} },
  run = function(game, me, it) game.deal(2, it) end,
}

-- ---- Costs ----------------------------------------------------------------------------

scenario "RB-CX-016 356.1.b.3 Accelerate is paid though the card's cost is ignored" {
  p1 = {
    hand = { "Legion Rearguard", "Free Ride" }, runes = { fury = 3 },
  },
  function(t)
    t.p1:play "Free Ride"
    t:pass_all()
    t.p1:yes():at "base"
    t:expect("Legion Rearguard"):ready()
    t:expect(t.p1.runes):count(2):ready(1)  -- 1 for the spell, 1 Energy and 1 recycled for Accelerate
  end }

scenario "RB-RU-081 805.1.a.1 a Fury unit of 3 with Accelerate costs 4 Energy and 1 Fury Power" {
  p1 = { hand = { "Racer" }, pool = { energy = 3, fury = 1 } },
  function(t)
    t.p1:play("Racer"):yes():at "base"
    t:expect("Racer"):ready()
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "fury", 0)
  end }

scenario "RB-CX-024 357.3 who pays with a unit may not pay with the one he targets" {
  p1 = { hand = { "Blood Price" }, base = { "Unit 2", "Unit 3" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Blood Price"):yes():choose "Unit 2"
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
    t:expect("Unit 2"):might(9)
  end }

scenario "RB-CX-024 357.3 who pays with a unit may pay with the one they target where there is no choice" {
  p1 = { hand = { "Blood Price" }, base = { "Unit 2" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Blood Price"):yes()
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Blood Price"):in_zone "trash"
  end }

scenario "RB-CX-061 414.4 an exhausted unit pays no cost of exhausting" {
  p1 = { hand = { "Meditation" }, base = { { "Unit 2", exhausted = true } }, runes = { calm = 2 } },
  function(t)
    t.p1:play "Meditation"
    t:expect_decision("p1", "priority")   -- nobody was asked
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "RB-CX-061 414.4 a ready unit pays a cost of exhausting" {
  p1 = { hand = { "Meditation" }, base = { "Unit 2" }, runes = { calm = 2 } },
  function(t)
    t.p1:play("Meditation"):yes()
    t:pass_all()
    t:expect("Unit 2"):exhausted()
    t:expect(t.p1.hand):count(2)
  end }

scenario "RB-EX-013 131.4 what is asked for is the printed cost, not what was paid" {
  p1 = {
    hand = { "Sky Splitter" }, base = { "Lux, Illuminated" }, pool = { energy = 3, fury = 1 },
  },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Sky Splitter"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):damage(5)
    t:expect("Lux, Illuminated"):might(8)
    t:expect_number("p1", "energy", 0)
  end }

scenario "RB-EX-025 429.3 Add abilities are used before a spell is played, and while it is paid" {
  p1 = { hand = { "Study", "Study" }, base = { "Mana Elf", "Mana Elf" } },
  function(t)
    t.p1:use "Mana Elf"
    t:expect_chain(0)                       -- resolved at once
    t:expect_number("p1", "energy", 1)
    t.p1:play "Study"
    t:pass_all()
    t:expect_number("p1", "energy", 0)
    t.p1:play "Study"                       -- paid by the other Elf in the middle of it
    t:pass_all()
    t:expect("Mana Elf#2"):exhausted()
    t:expect(t.p1.hand):count(2)
  end }

scenario "RB-EX-055 809.1.c.1 what Deflect asks for may be of any domain" {
  p1 = { hand = { "Fury Bolt" }, pool = { energy = 1, fury = 1, mind = 1 } },
  p2 = { base = { "Deflector" } },
  function(t)
    t.p1:play("Fury Bolt"):on "Deflector"
    t:expect_number("p1", "mind", 0)
    t:expect_number("p1", "fury", 0)
  end }

scenario "RB-EX-055 809.1.c.1 a unit with Deflect cannot be chosen without the Power for it" {
  p1 = { hand = { "Fury Bolt" }, pool = { energy = 1, fury = 1 } },
  p2 = { base = { "Deflector" } },
  function(t) t:cannot(t.p1, "play", "Fury Bolt", "357") end }

scenario "RB-RU-039 809.1.c Falling Star pays Deflect for each time it chooses the unit" {
  p1 = { hand = { "Falling Star" }, pool = { energy = 2, fury = 3, mind = 1 } },
  p2 = { base = { "Deflector" } },
  function(t)
    t.p1:play("Falling Star"):on("Deflector", "Deflector")
    t:expect_chain(1)
    t:expect_number("p1", "fury", 0)
    t:expect_number("p1", "mind", 0)
    t:pass_all()
    t:expect("Deflector"):in_zone "trash"
  end }

scenario "RB-RU-039 809.1.c one Power is not enough for Falling Star to choose a unit with Deflect twice" {
  p1 = { hand = { "Falling Star" }, pool = { energy = 2, fury = 3 } },
  p2 = { base = { "Deflector" } },
  function(t) t:cannot(t.p1, "play", "Falling Star") end }

-- ---- Timing ---------------------------------------------------------------------------

scenario "RB-CX-026 358.3 what closes a showdown must have Action or Reaction" {
  p1 = { base = { "Unit 2" }, hand = { "Study", "Swift Study", "Quick Study" }, runes = { fury = 3 } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:cannot(t.p1, "play", "Study", "308.1.a")
    t:can(t.p1, "play", "Swift Study")
    t:can(t.p1, "play", "Quick Study")
    t.p1:play "Swift Study"
    t:expect_chain(1)
  end }

scenario "RB-EX-052 806.3 Action changes when a unit is played, not where" {
  p1 = { base = { "Unit 2" }, at = { ["East Field"] = { "Unit 1" } }, hand = { "Swift Unit" },
    runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play "Swift Unit"
    t:expect_option("base", "East Field")
    t:expect_no_option "West Field"
    t.p1:at "East Field"
    t:expect("Swift Unit"):at "East Field"
  end }

scenario "RB-CX-070 421.3 a hidden card is played for nothing on any later turn" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Hidden Jab" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:hide("Hidden Jab", "West Field")
    t:expect(t.p1.runes):count(0)
    t:cannot(t.p1, "play", "Hidden Jab", "811.1.b")
    t:next_turn()
    t.p2:move("Unit 2", "West Field")
    t.p2:pass()
    t.p1:play("Hidden Jab"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
  end }

-- ---- Targets --------------------------------------------------------------------------

scenario "RB-EX-064 355.9.c a spell that counters a spell cannot choose itself" {
  p1 = { hand = { "Negate" }, runes = { fury = 1 } },
  function(t) t:cannot(t.p1, "play", "Negate", "355.8") end }

scenario "RB-EX-064 355.9.c a spell that counters a spell can choose another one" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } }, p2 = { hand = { "Negate" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Study"):pass()
    t.p2:play("Negate"):on "Study"
    t:expect_chain(2)
  end }

scenario "RB-EX-065 355.9.c an ability may choose the permanent it belongs to" {
  p1 = { base = { "Self Care", "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:use("Self Care"):on "Self Care"
    t:pass_all()
    t:expect("Self Care"):buffed()
  end }

scenario "RB-CX-028 359.3.e.3 a target that left and came back is legal again" {
  p1 = { hand = { "Field Bolt" }, runes = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Push", "Push" }, runes = { calm = 2 } },
  function(t)
    t.p1:play("Field Bolt"):on("Unit 5"):pass()
    t.p2:play("Push"):on("Unit 5"):choose "base"
    t:resolve()
    t:expect("Unit 5"):at "base"
    t.p1:pass()
    t.p2:play("Push"):on("Unit 5"):choose "West Field"
    t:pass_all()
    t:expect("Unit 5"):damage(3)
  end }

scenario "RB-CX-029 359.3.e.5 Void Seeker draws though its target has gone to its base" {
  p1 = { hand = { "Void Seeker" }, pool = { energy = 3, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Fall Back" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Void Seeker"):on("Unit 5"):pass()
    t.p2:play("Fall Back"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):at("base"):damage(0)
    t:expect(t.p1.hand):count(1)
  end }

scenario "RB-EX-086 359.3.e.4 an enemy unit at a battlefield: gone to its base it is illegal" {
  p1 = { hand = { "Enemy There" }, runes = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Fall Back" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Enemy There"):on("Unit 5"):pass()
    t.p2:play("Fall Back"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(0)
  end }

scenario "RB-EX-086 359.3.e.4 an enemy unit at a battlefield that has moved to another one, or grown, is legal still" {
  p1 = { hand = { "Enemy There" }, runes = { fury = 1 } },
  p2 = {
    at = { ["West Field"] = { "Unit 5" } }, hand = { "Push", "Grow" }, runes = { calm = 2 },
  },
  function(t)
    t.p1:play("Enemy There"):on("Unit 5"):pass()
    t.p2:play("Push"):on("Unit 5"):choose "East Field"
    t.p2:play("Grow"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(1)
  end }

scenario "RB-EX-087 359.3.e.4 a unit of 3 or less Might that has grown is illegal" {
  p1 = { hand = { "Humble" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3" }, hand = { "Grow" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Humble"):on("Unit 3"):pass()
    t.p2:play("Grow"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at("base"):might(5)
  end }

scenario "RB-EX-087 359.3.e.4 a unit of 3 or less Might is legal wherever it has gone" {
  p1 = { hand = { "Humble" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3" }, hand = { "Push" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Humble"):on("Unit 3"):pass()
    t.p2:play("Push"):on("Unit 3"):choose "West Field"
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
  end }

scenario "RB-EX-088 359.3.e.4 something exhausted is illegal once it is ready" {
  p1 = { hand = { "Wake the Tired" }, runes = { fury = 1 } },
  p2 = { base = { { "Unit 3", exhausted = true } }, hand = { "Wake" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Wake the Tired"):on("Unit 3"):pass()
    t.p2:play("Wake"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(3)
  end }

scenario "RB-EX-088 359.3.e.4 something exhausted is legal as long as it is not ready" {
  p1 = { hand = { "Wake the Tired" }, runes = { fury = 1 } },
  p2 = {
    base = { { "Unit 3", exhausted = true } }, hand = { "Push", "Grow" }, runes = { calm = 2 },
  },
  function(t)
    t.p1:play("Wake the Tired"):on("Unit 3"):pass()
    t.p2:play("Push"):on("Unit 3"):choose "West Field"
    t.p2:play("Grow"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(6)
  end }

scenario "RB-EX-089 359.3.e.4 what is played from hidden loses a target that leaves the battlefield" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Buried Bolt" } },
  p2 = { base = { "Unit 4" }, hand = { "Fall Back" }, runes = { calm = 1 } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field"):pass()
    t.p1:play("Buried Bolt"):on("Unit 4"):pass()
    t.p2:play("Fall Back"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):at("base"):damage(0)
  end }

scenario "RB-RU-252 142 damage does not lower Might: Gust cannot choose a damaged 6" {
  p1 = { hand = { "Gust" }, pool = { energy = 1, chaos = 1 } },
  p2 = { at = { ["West Field"] = { { "Unit 6", damage = 3 } } } },
  function(t) t:cannot(t.p1, "play", "Gust", "355.8") end }

-- ---- Null information -----------------------------------------------------------------

scenario "RB-EX-090 359.3.e.12 Might and cost of a unit that left are null: what needs them is left out" {
  p1 = { base = { "Unit 1" }, hand = { "Weigh" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 4" }, hand = { "Bounce" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Weigh"):on("Unit 4", "Unit 1"):pass()
    t.p2:play("Bounce"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 1"):might(1)
    t:expect(t.p1.hand):count(1)
  end }

scenario "RB-EX-090 359.3.e.12 Might and cost of a unit that is there are numbers" {
  p1 = { base = { "Unit 1" }, hand = { "Weigh" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Weigh"):on("Unit 4", "Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(10)
  end }

test_card(function()
  local tired, rested = unit { exhausted = true }, unit { ready = true }
  return card { id = "t-c14", name = "Look It Over", type = "spell", cost = { energy = 1 },
    keywords = { "action" },
    targets = { unit { enemy = true } },
    run = function(game, me, it)
      if game.exists(game.place(it)) then game.draw(1) end
      if game.is(it, tired) then game.draw(1) end
      if game.is(it, rested) then game.draw(1) end
    end,
  }
end)

scenario "RB-EX-091 359.3.e.12 a unit that left has no place and is neither exhausted nor ready" {
  p1 = { hand = { "Look It Over" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 4" }, hand = { "Bounce" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Look It Over"):on("Unit 4"):pass()
    t.p2:play("Bounce"):on "Unit 4"
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end }

scenario "RB-EX-091 359.3.e.12 a unit that is there has a place, and is exhausted or ready" {
  p1 = { hand = { "Look It Over" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Look It Over"):on "Unit 4"
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "RB-EX-092 359.3.e.12 Baited Hook without its bait: nothing is killed, no unit can be taken" {
  p1 = {
    base = { "Baited Hook", "Unit 4" }, pool = { energy = 1, order = 1 },
    deck = { "Unit 1", "Unit 2", "Unit 3", "Unit 0", "Gust", "Filler" },
  },
  p2 = { hand = { "Bounce" }, runes = { calm = 1 } },
  function(t)
    t.p1:use("Baited Hook"):on("Unit 4"):pass()
    t.p2:play("Bounce"):on "Unit 4"
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):is { "Unit 4" }
    t:expect(t.p1.deck):starts_with { "Filler" }:count(6)
    t:expect_no_event "die"
  end }

scenario "RB-RU-178 359.3.e.13 Baited Hook's limit is the Might just before the death" {
  p1 = {
    base = { "Baited Hook", "Tank 4" }, pool = { energy = 1, order = 1 },
    deck = { "Unit 5", "Unit 4", "Filler", "Filler", "Filler", "Unit 1" },
  },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Baited Hook"):on("Tank 4"):pass()
    t.p2:play("Stupefy"):on "Tank 4"
    t:resolve()
    t:expect("Tank 4"):might(3):at "base"    -- it is killed on resolution, not before
    t:resolve()
    t:expect_option "Unit 4"
    t:expect_no_option "Unit 5"
    t.p1:choose "Unit 4"
    t.p1:at "base"
    t:expect("Unit 4"):at "base"
    t:expect(t.p1.deck):starts_with { "Unit 1" }
  end }

-- ---- What resolves in part --------------------------------------------------------------

scenario "RB-CX-032 359.3.e.11 discard 2, then draw 2 with an empty hand draws 2" {
  p1 = { hand = { "Two For Two" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Two For Two"
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p1.trash):is { "Two For Two" }
  end }

scenario "RB-CX-032 359.3.e.11 discard 2, then draw 2 with one card in hand discards it and draws 2" {
  p1 = { hand = { "Two For Two", "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Two For Two"
    t:pass_all()
    t:expect(t.p1.hand):count(2):lacks "Unit 1"
    t:expect(t.p1.trash):is { "Two For Two", "Unit 1" }
  end }

scenario "RB-CX-076 424.4.a of two revealed cards one goes to the hand, the other to the bottom" {
  p1 = { hand = { "Dig" }, deck = { "Unit 1", "Unit 2", "Unit 3" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Dig"
    t:pass_all()
    t:expect_event("reveal", "Unit 1")
    t:expect_event("reveal", "Unit 2")
    t.p1:choose "Unit 2"
    t:expect(t.p1.hand):is { "Unit 2" }
    t:expect(t.p1.deck):in_order { "Unit 3", "Unit 1" }
  end }

scenario "RB-EX-019 426.1.c a unit that gets its buff lets its player draw" {
  p1 = { base = { "Unit 2" }, hand = { "Praise" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Praise"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):buffed()
    t:expect(t.p1.hand):count(1)
  end }

scenario "RB-EX-019 426.1.c a unit that has a buff may be chosen for another, and nothing happens" {
  p1 = { base = { { "Unit 2", buffs = 1 } }, hand = { "Praise" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Praise"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):attribute("buffs", 1)
    t:expect(t.p1.hand):count(0)
  end }

scenario "RB-EX-018 138.1 flavour text gives no tag: Void Seeker is not Kai'Sa's" {
  p1 = { hand = { "Void Seeker" }, pool = { energy = 3, fury = 1 } },
  p2 = {
    at = { ["West Field"] = { "Unit 5" } }, hand = { "Name Kai'Sa", "Negate" }, runes = { calm = 1 },
  },
  function(t)
    t.p1:play("Void Seeker"):on("Unit 5"):pass()
    t:cannot(t.p2, "play", "Name Kai'Sa", "355.8")
    t:can(t.p2, "play", "Negate")
  end }

scenario "RB-RU-043 359.3.e.14.a Deathgrip: a death that is replaced gives no Might, the card is drawn" {
  p1 = {
    base = { "Unit 4", "Unit 1", "Zhonya's Hourglass" }, hand = { "Deathgrip" }, pool = { energy = 2 },
  },
  function(t)
    t.p1:play("Deathgrip"):on("Unit 4", "Unit 1")
    t:pass_all()
    t:expect("Unit 4"):at("base"):exhausted()
    t:expect("Unit 1"):might(1)
    t:expect(t.p1.hand):count(1)
  end }

scenario "RB-RU-043 359.3.e.6 Deathgrip: a target that is gone gives no Might" {
  p1 = { base = { "Unit 4", "Unit 1" }, hand = { "Deathgrip" }, pool = { energy = 2 } },
  p2 = { hand = { "Bounce" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Deathgrip"):on("Unit 4", "Unit 1"):pass()
    t:expect("Unit 4"):at "base"             -- not killed yet: it is no cost
    t.p2:play("Bounce"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 1"):might(1)
    t:expect(t.p1.hand):is { "Unit 4", "Filler" }
  end }

scenario "RB-RU-043 359.3.e.14.a Deathgrip: a real kill gives its Might" {
  p1 = { base = { "Unit 4", "Unit 1" }, hand = { "Deathgrip" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Deathgrip"):on("Unit 4", "Unit 1")
    t:pass_all()
    t:expect("Unit 4"):in_zone "trash"
    t:expect("Unit 1"):might(5)
    t:expect(t.p1.hand):count(1)
  end }

scenario "RB-EX-099 419.4.b what is countered was not played: nothing triggers on it" {
  p1 = { base = { "Fan" }, hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Negate" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Study"):pass()
    t.p2:play("Negate"):on "Study"
    t:pass_all()
    t:expect("Fan"):unbuffed()
    t:expect("Study"):in_zone "trash"
  end }

scenario "RB-CX-003 157.2 with Legion the Guillotine kills now" {
  p1 = { hand = { "Unit 0", "Noxian Guillotine" }, pool = { energy = 4, order = 1 } },
  p2 = { base = { "Unit 8" } },
  function(t)
    t.p1:play("Unit 0"):at "base"
    t.p1:play("Noxian Guillotine"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):in_zone "trash"
  end }

scenario "RB-CX-003 157.2 with Legion the Guillotine leaves no delayed kill, though the unit stayed on the board" {
  p1 = {
    hand = { "Unit 0", "Noxian Guillotine", "Jab" }, pool = { energy = 5, order = 1 },
  },
  p2 = { base = { "Unit 8", "Zhonya's Hourglass" } },
  function(t)
    t.p1:play("Unit 0"):at "base"
    t.p1:play("Noxian Guillotine"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):at("base"):exhausted()
    t.p1:play("Jab"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):at("base"):damage(1)
  end }
