-- SPDX-License-Identifier: MIT
-- Costs that speak of what is chosen: targets (355) come before the total cost (356).

test_card { id = "t-c01", name = "Even Trade", type = "spell", domains = { "calm" }, cost = { energy = 5 },
  static { affects = "me", cost = { energy = number.target(1, "might") * -1, minimum = 1 } },
  targets = { unit { friendly = true } },
  run = function(game, me, ally) game.buff(ally) end,
}
test_card { id = "t-c02", name = "Heavy Word", type = "spell", domains = { "calm" }, cost = { energy = 1 },
  static { affects = "me", cost = { energy = number.target(1, "might") } },
  targets = { unit { enemy = true } },
  run = function(game, me, foe) game.deal(1, foe) end,
}
test_card { id = "t-c03", name = "Crowd Call", type = "spell", domains = { "calm" }, cost = { energy = 4 },
  static { affects = "me", cost = { energy = number.count(units { chosen_in = 1 }) * -1 } },
  targets = { up_to(3, unit { friendly = true }) },
  run = function(game, me, allies) game.buff(allies) end,
}
test_card { id = "t-c04", name = "Weary Blow", type = "spell", domains = { "fury" }, cost = { energy = 1 },
  additional { name = "tire", cost = { exhaust = unit { chosen_in = 1 } } },
  targets = { unit { friendly = true }, unit { enemy = true } },
  run = function(game, me, ally, foe) game.deal(ally.might, foe) end,
}
test_card { id = "t-c05", name = "Bidder", type = "gear", domains = { "order" }, cost = { energy = 1 },
  activated { cost = { energy = number.target(1, "might"), exhaust = "me" }, targets = { unit { enemy = true } },
    run = function(game, me, foe) game.stun(foe) end },
}
test_card { id = "t-c06", name = "Toll Word", type = "spell", domains = { "calm" }, cost = { energy = 1 },
  additional { name = "toll", optional = true, cost = { power = { any = number.target(1, "buffs") + 1 } } },
  targets = { unit { friendly = true } },
  run = function(game, me, ally) game.give(ally, { might = game.paid("toll") and 5 or 1, lasts = "turn" }) end,
}
test_card { id = "t-c07", name = "Tax Post", type = "gear", domains = { "order" }, cost = { energy = 1 },
  static { affects = spells { enemy = true }, cost = { energy = 2 } },
}
test_card { id = "t-c08", name = "Home Turf", type = "gear", domains = { "order" }, cost = { energy = 1 },
  static { affects = spells { mine = true }, cost = { energy = -2, choosing = unit { friendly = true } } },
}
test_card { id = "t-c09", name = "Plain Word", type = "spell", domains = { "calm" }, cost = { energy = 1 },
  targets = { unit { friendly = true } },
  run = function(game, me, ally) game.buff(ally) end,
}
test_card { id = "t-c10", name = "Floor", type = "gear", domains = { "order" }, cost = { energy = 1 },
  static { affects = spells { mine = true }, cost = { energy = -1, minimum = 2 } },
}
test_card { id = "t-c11", name = "No Floor", type = "gear", domains = { "order" }, cost = { energy = 1 },
  static { affects = spells { mine = true }, cost = { energy = -1 } },
}
test_card { id = "t-c12", name = "Barter", type = "spell", domains = { "calm" }, cost = { energy = 0 },
  additional { name = "back", cost = { return_to_hand = unit { friendly = true, chosen_in = different(1) } } },
  targets = { unit { friendly = true } },
  run = function(game, me, ally) game.buff(ally) end,
}
test_card { id = "t-c13", name = "Chain of Two", type = "spell", domains = { "calm" }, cost = { energy = 0 },
  targets = { up_to(2, unit { friendly = true }), only_if(number.count(units { chosen_in = 1 }):at_least(2),
    unit { enemy = true }) },
  run = function(game, me, allies, foe)
    game.buff(allies)
    game.deal(2, foe)
  end,
}

scenario "356.4 a discount of the chosen unit's Might, each choice with its own price" {
  p1 = { hand = { "Even Trade" }, base = { "Unit 3", "Unit 2", "Unit 4" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Even Trade")
    t:expect_option("Unit 3")
    t:expect_no_option("Unit 2")
    t.p1:on("Unit 3")
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect("Unit 3"):buffed()
  end }

scenario "356.4.e its minimum applies" {
  p1 = { hand = { "Even Trade" }, base = { "Unit 7" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Even Trade"):on("Unit 7")
    t:expect_number("p1", "energy", 2)
  end }

scenario "356.3 it costs more for what is chosen" {
  p1 = { hand = { "Heavy Word" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 3", "Unit 2" } },
  function(t)
    t.p1:play("Heavy Word"):on("Unit 2")
    t:expect_number("p1", "energy", 0)
  end }

scenario "355.13 each of several that one slot chooses counts" {
  p1 = { hand = { "Crowd Call" }, base = { "Unit 1", "Unit 2", "Unit 3" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Crowd Call")
    t.p1:on("Unit 1", "Unit 3")
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect("Unit 3"):buffed()
    t:expect("Unit 2"):unbuffed()
  end }

scenario "356.4 too few of them are too dear" {
  p1 = { hand = { "Crowd Call" }, base = { "Unit 1" }, pool = { energy = 2 } },
  function(t) t:cannot(t.p1, "play", "Crowd Call") end }

scenario "356.2.a.1 the chosen unit is exhausted as an additional cost" {
  p1 = { hand = { "Weary Blow" }, base = { "Unit 3", { "Unit 5", exhausted = true } }, pool = { energy = 1 } },
  p2 = { base = { "Unit 7" } },
  function(t)
    t.p1:play("Weary Blow")
    t.p1:on("Unit 3", "Unit 7")
    t:expect("Unit 3"):exhausted()
    t:pass_all()
    t:expect("Unit 7"):damage(3)
  end }

scenario "404.1 an activated ability that costs the chosen unit's Might" {
  p1 = { base = { "Bidder" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 2", "Unit 4" } },
  function(t)
    t.p1:use("Bidder"):on("Unit 2")
    t:expect_number("p1", "energy", 1)
    t:pass_all()
    t:expect("Unit 2"):stunned()
  end }

scenario "356.2.b Power for what is chosen, if the player likes" {
  p1 = { hand = { "Toll Word" }, base = { { "Unit 3", buffs = 1 } }, pool = { energy = 1, fury = 2 } },
  function(t)
    t.p1:play("Toll Word"):yes():on("Unit 3")
    t:expect_number("p1", "fury", 0)
    t:pass_all()
    t:expect("Unit 3"):might(9)
  end }

scenario "356.3 increases come before discounts that rest on choices" {
  p1 = { hand = { "Plain Word" }, base = { "Unit 3", "Home Turf" }, pool = { energy = 1 } },
  p2 = { base = { "Tax Post" } },
  function(t)
    t.p1:play("Plain Word"):on("Unit 3")
    t:expect_number("p1", "energy", 0)
  end }

scenario "356.4.d.1 a discount with a minimum comes first: in no other order is less paid" {
  p1 = { hand = { "Plain Word" }, base = { "Unit 3", "No Floor", "Floor" }, pool = { energy = 3 } },
  p2 = { base = { "Tax Post" } },
  function(t)
    t.p1:play("Plain Word"):on("Unit 3")
    t:expect_number("p1", "energy", 2)
  end }

scenario "357.2 what is not chosen is returned" {
  p1 = { hand = { "Barter" }, base = { "Unit 3", "Unit 2" } },
  function(t)
    t.p1:play("Barter"):on("Unit 3")
    t:expect(t.p1.hand):has("Unit 2")
    t:pass_all()
    t:expect("Unit 3"):buffed()
  end }

scenario "355.5 a later choice rests on how many there are before it" {
  p1 = { hand = { "Chain of Two" }, base = { "Unit 3", "Unit 2" } },
  p2 = { base = { "Unit 7" } },
  function(t)
    local one = t:copy()
    t.p1:play("Chain of Two"):on("Unit 2", "Unit 3", "Unit 7")
    t:pass_all()
    t:expect("Unit 7"):damage(2)
    one.p1:play("Chain of Two"):on("Unit 2")
    one:pass_all()
    one:expect("Unit 2"):buffed()
    one:expect("Unit 7"):damage(0)
  end }

-- The order of discounts (356.4.d.1), each with its own minimum (356.4.e).
test_card { id = "t-c20", name = "Halfway House", type = "gear", cost = { energy = 1 },
  static { affects = spells { mine = true }, cost = { energy = -2, minimum = 3 } },
}
test_card { id = "t-c21", name = "Last Coin", type = "gear", cost = { energy = 1 },
  static { affects = spells { mine = true }, cost = { energy = -2, minimum = 1 } },
}
test_card { id = "t-c22", name = "Free Lunch", type = "gear", cost = { energy = 1 },
  static { affects = spells { mine = true }, cost = { energy = -2 } },
}
test_card { id = "t-c23", name = "Fourfold", type = "spell", cost = { energy = 4 },
  run = function(game) game.draw(1) end,
}

scenario "356.4.d.1 of two discounts with minimums the higher minimum comes first, if nobody says otherwise" {
  p1 = { base = { "Last Coin", "Halfway House" }, hand = { "Fourfold" }, pool = { energy = 4 } },
  function(t)
    t.p1:play "Fourfold"
    t:expect_number("p1", "energy", 3)  -- 4 to 3, then to 1
  end }

scenario "356.4.d.1 the same whichever entered first" {
  p1 = { base = { "Halfway House", "Last Coin" }, hand = { "Fourfold" }, pool = { energy = 1 } },
  function(t)
    t.p1:play "Fourfold"
    t:expect_number("p1", "energy", 0)
  end }

scenario "356.4.d.1 its player may have the other order, and pay more" {
  p1 = { base = { "Last Coin", "Halfway House" }, hand = { "Fourfold" }, pool = { energy = 4 } },
  function(t)
    t.p1:play "Fourfold"
    t:expect_decision("p1", "payment")
    t.p1:pay "it comes to 2 Energy"     -- 4 to 2, which is below the minimum of the other one
    t:expect_number("p1", "energy", 2)
  end }

scenario "356.4.d.1 a discount without a minimum may come before one that has one" {
  p1 = { base = { "Last Coin", "Free Lunch" }, hand = { "Fourfold" }, pool = { energy = 4 } },
  function(t)
    local dearer = t:copy()
    t.p1:play "Fourfold"
    t:expect_number("p1", "energy", 4)  -- the one with a minimum first: 4 to 2, then to nothing
    dearer.p1:play("Fourfold"):pay "it comes to 1 Energy"
    dearer:expect_number("p1", "energy", 3)
  end }

scenario "356.4.d.1 an order that cannot be paid for is not offered" {
  p1 = { base = { "Last Coin", "Halfway House" }, hand = { "Fourfold" }, pool = { energy = 1 } },
  function(t)
    t.p1:play "Fourfold"
    t:expect_decision("p1", "priority")
  end }

scenario "356.4.d.1 where every order comes to the same nothing is asked" {
  p1 = { base = { "Free Lunch", "Free Lunch" }, hand = { "Fourfold" }, pool = { energy = 4 } },
  function(t)
    t.p1:play "Fourfold"
    t:expect_decision("p1", "priority")
    t:expect_number("p1", "energy", 4)
  end }

scenario "356.4.d.1 what the card itself takes off comes in any order with what others do" {
  p1 = { base = { "Last Coin" }, hand = { "Sky Splitter" }, pool = { energy = 3, fury = 1 },
    at = { ["West Field"] = { "Unit 7" } } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Sky Splitter"):choose "Unit 9"
    t:expect_decision("p1", "payment")
    t.p1:pay "it comes to 1 Energy"
    t:expect_number("p1", "energy", 2)
  end }

-- ---- A discount for choosing one thing beside others (356.4) ----------------------------

test_card { id = "t-c2w", name = "Two Words", type = "spell", domains = { "calm" }, cost = { energy = 2 },
  targets = { unit {}, unit {} },
  run = function(game, me, one, other) game.buff(one) game.stun(other) end,
}

scenario "356.4 a discount for choosing a friendly unit needs one among the choices, the first or the last" {
  p1 = { base = { "Home Turf", "Unit 1" }, hand = { "Two Words", "Two Words", "Two Words" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Two Words#1"):on("Unit 1", "Unit 2")
    t:expect_number("p1", "energy", 2)
    t:pass_all()
    t.p1:play("Two Words#2"):on("Unit 2", "Unit 1")
    t:expect_number("p1", "energy", 2)
    t:pass_all()
    t.p1:play("Two Words#3"):on("Unit 2", "Unit 3")
    t:expect_number("p1", "energy", 0)
    t:pass_all()
  end }
