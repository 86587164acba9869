-- SPDX-License-Identifier: MIT
-- The process of play: choices, costs, legality, resolving (349-359).

use "../test_cards.lua"

scenario "354 a card that is played leaves the hand" {
  p1 = { hand = { "Study", "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect("Study"):in_zone "chain"
  end }

scenario "355.2.a a unit may be played to a battlefield one controls" {
  p1 = { hand = { "Unit 1" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Unit 1"):at "West Field"
    t:expect("Unit 1"):at("West Field"):exhausted()
  end }

scenario "355.2.a a unit may be played to the base" {
  p1 = { hand = { "Unit 1" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Unit 1"):at "base"
    t:expect("Unit 1"):at "base"
  end }

scenario "355.2.a a unit is not played to a battlefield of the opponent or of nobody" {
  p1 = { hand = { "Unit 1" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = {}, battlefields = { "West Field", "East Field" }, controls = { ["East Field"] = "p2" },
  function(t)
    t.p1:play "Unit 1"
    t:expect_option("base", "West Field")
    t:expect_no_option "East Field"
    t.p1:at "base"
  end }

scenario "355.2.b a card can allow a further place: an open battlefield" {
  p1 = { hand = { "Scout" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play "Scout"
    t:expect_no_option "East Field"
    t.p1:at "West Field"
    t:expect("Scout"):at "West Field"
    -- 187.3.a.1: being played there contests it
    t:expect_decision("p1", "focus")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
  end }

scenario "355.8 a spell without a legal target cannot be played" {
  p1 = { hand = { "Volley" }, runes = { fury = 1 }, base = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Volley", "355.8")
  end }

scenario "355.9.b only what meets the restriction can be chosen" {
  p1 = { hand = { "Humble" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3", "Unit 4", "Unit 2" } },
  function(t)
    t.p1:play "Humble"
    t:expect_option("Unit 3", "Unit 2")
    t:expect_no_option "Unit 4"
    t.p1:choose "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
  end }

scenario "355.9.b a spell for units at battlefields does not reach a base" {
  p1 = { hand = { "Field Bolt" }, runes = { fury = 1 } }, p2 = { base = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Field Bolt", "355.8")
  end }

scenario "355.10.d a spell that affects all enemy units does not choose them" {
  p1 = { hand = { "Storm", "Exile" }, pool = { energy = 2, fury = 1 } }, p2 = { base = { "Deflector" } },
  function(t)
    t.p1:play "Storm"
    t:pass_all()
    t:expect("Deflector"):damage(2)
    t:expect_no_event("choose", "Deflector")
    t.p1:play("Exile"):on "Deflector" -- the unit of a spell that says which
    t:expect_event("choose", "Deflector")
  end }

scenario "355.13 up to two: both" {
  p1 = { hand = { "Loose Jab" }, runes = { fury = 1 } }, p2 = { base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Loose Jab"):choose("Unit 1", "Unit 2")
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
    t:expect("Unit 2"):damage(1)
  end }

scenario "355.13 up to two: none at all" {
  p1 = { hand = { "Loose Jab" }, runes = { fury = 1 } }, p2 = { base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Loose Jab"):choose()
    t:pass_all()
    t:expect("Unit 1"):damage(0)
    t:expect(t.p1.trash):is { "Loose Jab" }
  end }

scenario "355.13 a spell for up to some targets is played without any" {
  p1 = { hand = { "Loose Jab" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Loose Jab"
    t:pass_all()
    t:expect(t.p1.trash):is { "Loose Jab" }
  end }

scenario "355.4.a the destination of a move is somewhere else" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Push" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Push"):on "Unit 1"
    t:expect_option("East Field", "base")
    t:expect_no_option "West Field"
    t.p1:choose "base"
    t:pass_all()
    t:expect("Unit 1"):at "base"
  end }

scenario "355.17 choices for other players are made on resolution" {
  p1 = { hand = { "Culling" }, runes = { fury = 1 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Culling"
    t:expect_decision("p1", "priority")
    t.p1:pass()
    t.p2:pass()
    t:expect_decision("p2")
    t.p2:choose "Unit 3"
    t:expect("Unit 1"):in_zone "trash"
    t:expect("Unit 3"):in_zone "trash"
    t:expect("Unit 2"):at "base"
  end }

scenario "356.2.a.1 a mandatory additional cost must be possible" {
  p1 = { hand = { "Tyrant" }, runes = { fury = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Tyrant", "357")
  end }

scenario "356.2.a.1 a mandatory additional cost is paid" {
  p1 = { hand = { "Tyrant" }, runes = { fury = 1 }, base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Tyrant"):choose "Unit 1"
    t:expect("Tyrant"):at "base"
    t:expect("Unit 1"):in_zone "trash"
    t:expect("Unit 2"):at "base"
  end }

scenario "356.2.b an optional additional cost can be declined" {
  p1 = { hand = { "Haggler", "Filler" }, runes = { fury = 3 } },
  function(t)
    t.p1:play("Haggler"):no()
    t:expect("Haggler"):at "base"
    t:expect(t.p1.runes):ready(0)
    t:expect(t.p1.hand):is { "Filler" }
  end }

scenario "356.2.b an optional additional cost that is paid brings its discount" {
  p1 = { hand = { "Haggler", "Filler" }, runes = { fury = 3 } },
  function(t)
    t.p1:play("Haggler"):yes()
    t:expect("Haggler"):at "base"
    t:expect(t.p1.runes):ready(2)
    t:expect(t.p1.trash):is { "Filler" }
  end }

scenario "357.3 a card that is only affordable with its optional cost is played with it" {
  p1 = { hand = { "Haggler", "Filler" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Haggler"
    if t:now().kind ~= "turn" then t.p1:yes() end
    t:expect("Haggler"):at "base"
    t:expect(t.p1.trash):is { "Filler" }
  end }

scenario "422.3 a card does not pay for itself by being discarded" {
  p1 = { hand = { "Haggler" }, runes = { fury = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Haggler")
  end }

scenario "356.3 a cost increase counts" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } }, p2 = { base = { "Taxman" } },
  function(t)
    t:cannot(t.p1, "play", "Study", "357")
  end }

scenario "356.3 with one more Energy the dearer spell is played" {
  p1 = { hand = { "Study" }, runes = { fury = 2 } }, p2 = { base = { "Taxman" } },
  function(t)
    t.p1:play "Study"
    t:expect(t.p1.runes):exhausted(2)
  end }

scenario "356.4 a discount makes a card cheaper" {
  p1 = { hand = { "Unit 3" }, runes = { fury = 2 }, base = { "Quartermaster" } },
  function(t)
    t.p1:play "Unit 3"
    t:expect("Unit 3"):at "base"
  end }

scenario "356.4.e a discount with a minimum does not go below it" {
  p1 = { hand = { "Unit 1" }, base = { "Quartermaster" } },
  function(t)
    t:cannot(t.p1, "play", "Unit 1", "357")
  end }

scenario "356.4 two discounts add up, each with its own minimum" {
  p1 = { hand = { "Unit 3" }, runes = { fury = 1 }, base = { "Quartermaster", "Quartermaster" } },
  function(t)
    t.p1:play "Unit 3"
    t:expect("Unit 3"):at "base"
  end }

scenario "357 a card that cannot be paid cannot be played" {
  p1 = { hand = { "Unit 3" }, runes = { fury = 2 } },
  function(t)
    t:cannot(t.p1, "play", "Unit 3", "357")
  end }

scenario "358.4 a play that is taken back leaves nothing" {
  p1 = { hand = { "Unit 2" }, runes = { fury = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play "Unit 2"
    t.p1:cancel()
    t:expect(t.p1.hand):is { "Unit 2" }
    t:expect(t.p1.runes):ready(2)
    t:expect_decision("p1", "turn")
  end }

scenario "359.3.e.1 a spell resolves though its target has gone" {
  p1 = { hand = { "Volley" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3", "Unit 4" }, hand = { "Bounce" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Volley"):on "Unit 3"
    t.p1:pass()
    t.p2:play("Bounce"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "hand"
    -- the other instruction is followed
    t:expect(t.p1.hand):is { "Filler" }
  end }

scenario "359.3.e.2 a target that no longer meets the restriction is unaffected" {
  p1 = { hand = { "Humble" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3" }, hand = { "Grow" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Humble"):on "Unit 3"
    t.p1:pass()
    t.p2:play("Grow"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at("base"):might(5)
  end }

scenario "359.3.e.3 a target that meets the restriction again is legal" {
  p1 = { hand = { "Humble", "Shrink" }, runes = { fury = 2 } },
  p2 = { base = { "Unit 3" }, hand = { "Grow" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Humble"):on "Unit 3"
    t.p1:pass()
    t.p2:play("Grow"):on "Unit 3"
    t:resolve()
    t.p1:play("Shrink"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
  end }

scenario "359.3.e.8 with two targets and one gone the other is affected" {
  p1 = { hand = { "Twin Jab" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 2", "Unit 3" }, hand = { "Bounce" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Twin Jab"):on("Unit 2", "Unit 3")
    t.p1:pass()
    t.p2:play("Bounce"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 3"):damage(1)
    t:expect("Unit 2"):in_zone "hand"
  end }

scenario "359.3.e.2 a unit that moved away from the battlefields is out of reach" {
  p1 = { hand = { "Field Bolt" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 3" } }, hand = { "Fall Back" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Field Bolt"):on "Unit 3"
    t.p1:pass()
    t.p2:play("Fall Back"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at("base"):damage(0)
  end }

scenario "359.2 a permanent has its abilities as soon as it is on the board" {
  p1 = { hand = { "Captain" }, runes = { fury = 1 }, base = { "Unit 2" } },
  function(t)
    t.p1:play "Captain"
    t:expect("Unit 2"):might(3)
  end }

scenario "419.4.a a spell was played when it has resolved" {
  p1 = { base = { "Fan" }, hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:expect_chain(1)
    t:resolve()
    t:expect_chain(1)
    t:expect("Fan"):unbuffed()
    t:pass_all()
    t:expect("Fan"):buffed()
  end }

scenario "051 a target can be one's own unit when the text does not say enemy" {
  p1 = { hand = { "Jab" }, runes = { fury = 1 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Jab"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):damage(1)
  end }

scenario "055.1 a spell with nothing to do is played all the same" {
  p1 = { hand = { "Storm" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Storm"
    t:pass_all()
    t:expect(t.p1.trash):is { "Storm" }
  end }

-- Groups that no longer fulfil what was asked of them (355.11.b).
test_card { id = "t-gr1", name = "Few And Small", type = "spell", cost = { energy = 0 }, keywords = { "action" },
  targets = { any_number(unit {}, { total = { might = at_most(6) } }) },
  run = function(game, me, group) game.stun(group) end,
}
test_card { id = "t-gr2", name = "Grow Up", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { any_number(unit {}) },
  run = function(game, me, group) game.give(group, { might = 2, lasts = "turn" }) end,
}
test_card { id = "t-gr3", name = "One Of Each", type = "spell", cost = { energy = 0 }, keywords = { "action" },
  targets = { any_number(unit { enemy = true }, { different = "place" }) },
  run = function(game, me, group) game.stun(group) end,
}
test_card { id = "t-gr4", name = "Homeward", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { any_number(unit { friendly = true }) },
  run = function(game, me, group) game.move(group, { to = "base" }) end,
}

local function grown(t, ...)
  t.p1:play("Few And Small"):choose("Unit 1#1", "Unit 1#2", "Unit 1#3", "Unit 3"):pass()
  t.p2:play("Grow Up"):choose(...)
  t:resolve()
  t:resolve()
end

local GROUP = { hand = { "Grow Up" }, base = { "Unit 1", "Unit 1", "Unit 1", "Unit 3" } }

scenario "355.11.b as many of a group are kept as its total allows" {
  p1 = { hand = { "Few And Small" } }, p2 = GROUP,
  function(t)
    grown(t, "Unit 1#1")                             -- 3, 1, 1, 3: three of them fit
    t:expect_decision("p1", "355.11.b")
    assert(not t:accepts(t.p1), "none is too few")
    assert(not t:accepts(t.p1, "Unit 1#2", "Unit 1#3"), "two are too few")
    assert(not t:accepts(t.p1, "Unit 1#1", "Unit 1#2", "Unit 3"), "7 are too many")
    t.p1:choose("Unit 1#2", "Unit 1#3", "Unit 3")
    t:expect("Unit 1#2"):stunned()
    t:expect("Unit 1#1"):attribute("stunned", 0)
  end }

scenario "355.11.b where only one group is the largest nothing is asked" {
  p1 = { hand = { "Few And Small" } }, p2 = GROUP,
  function(t)
    grown(t, "Unit 3")                               -- 1, 1, 1, 5
    t:expect_decision("p1", "turn")
    t:expect("Unit 1#1"):stunned()
    t:expect("Unit 1#3"):stunned()
    t:expect("Unit 3"):attribute("stunned", 0)
  end }

scenario "359.3.e.8 who was chosen as the one at a location is unaffected elsewhere" {
  p1 = { hand = { "One Of Each" } },
  p2 = { hand = { "Homeward" }, base = { "Unit 1" }, at = { ["West Field"] = { "Unit 2" }, ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("One Of Each"):choose("Unit 1", "Unit 2", "Unit 3"):pass()
    t.p2:play("Homeward"):choose "Unit 2"
    t:resolve()
    t:resolve()
    t:expect_decision("p1", "turn")
    t:expect("Unit 1"):stunned()
    t:expect("Unit 2"):attribute("stunned", 0)
    t:expect("Unit 3"):stunned()
  end }

scenario "359.3.e.8 also with nobody else where it went" {
  p1 = { hand = { "One Of Each" } },
  p2 = { hand = { "Homeward" }, at = { ["West Field"] = { "Unit 2" }, ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("One Of Each"):choose("Unit 2", "Unit 3"):pass()
    t.p2:play("Homeward"):choose "Unit 2"
    t:resolve()
    t:resolve()
    t:expect("Unit 2"):attribute("stunned", 0)
    t:expect("Unit 3"):stunned()
  end }

scenario "355.5 of two equal units the one that the scenario names is chosen" {
  rule = "355.5",
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 2" } } },
  function(t)
    t.p1:play("Gust"):on("Unit 2#2")
    t:resolve()
    t:expect("Unit 2#2"):in_zone("hand")
    t:expect("Unit 2#1"):at("West Field")
  end }
