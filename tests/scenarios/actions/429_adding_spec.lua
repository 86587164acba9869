-- SPDX-License-Identifier: MIT
-- Triggered abilities that only add resources (429.2), and what costs take (356.6, 357.2).

test_card { id = "t-4290", name = "Runner", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "move", subject = "me", add = { energy = 2 } },
}
test_card { id = "t-4291", name = "Payer", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "move", subject = "me", cost = { xp = 1 }, add = { power = { fury = 2 } } },
}
test_card { id = "t-4292", name = "Chooser", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "move", by = "you", once_each_turn = true, add = { energy = 1 } },
}
test_card { id = "t-4293", name = "Furnace", type = "gear", cost = { energy = 1 },
  activated {
    cost = { exhaust = { "me", unit { friendly = true } }, kill = up_to(2, unit { friendly = true }) },
    run = function(game) game.gain_xp(#game.paid_with("kill")) end,
  },
}
test_card { id = "t-4294", name = "Spread", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", might = number.distinct(units { friendly = true, other = true }, "energy") },
}
test_card { id = "t-4295", name = "Follower of the Least", type = "unit", cost = { energy = 1 }, might = 0,
  static { affects = "me", might = number.lowest(units { enemy = true }, "might") },
}

scenario "429.2 a triggered ability that adds needs no chain" {
  p1 = { base = { "Runner" } },
  function(t)
    t.p1:move("Runner", "West Field")
    t:expect_chain(0)
    t:expect_number("p1", "energy", 2)
  end,
}

scenario "429.2 one that costs something adds when that is paid, and still at once" {
  p1 = { base = { "Payer" }, xp = 1 },
  function(t)
    t.p1:move("Payer", "West Field")
    t.p1:yes()
    t:expect_chain(0)
    t:expect_number("p1", "fury", 2)
    t:expect_number("p1", "xp", 0)
  end,
}

scenario "404.2 who does not pay adds nothing" {
  p1 = { base = { "Payer" }, xp = 1 },
  function(t)
    t.p1:move("Payer", "West Field")
    t.p1:no()
    t:expect_chain(0)
    t:expect_number("p1", "fury", 0)
    t:expect_number("p1", "xp", 1)
  end,
}

test_card { id = "t-4290e", name = "Feeder", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "move", subject = "me", cost = { energy = 1 }, add = { energy = 3 } },
}
test_card { id = "t-4290p", name = "Fuel Man", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "move", subject = "me", cost = { power = { fury = 1 } }, add = { energy = 3 } },
}

scenario "429.2 an Add may cost Energy or Power, for which what it adds does not pay" {
  p1 = { base = { "Feeder", "Fuel Man" }, pool = { energy = 1, fury = 1 } },
  function(t)
    t.p1:move("Feeder", "West Field")
    t.p1:yes()
    t:expect_number("p1", "energy", 3)
    t:showdown_pass()
    t.p1:move("Fuel Man", "West Field")
    t.p1:yes()
    t:expect_number("p1", "energy", 6)
    t:expect_number("p1", "fury", 0)
  end,
}

scenario "404.2 who cannot pay the Energy or Power of an Add adds nothing" {
  p1 = { base = { "Feeder", "Fuel Man" } },
  function(t)
    t.p1:move("Feeder", "West Field")
    t:expect_number("p1", "energy", 0)
    t:showdown_pass()
    t.p1:move("Fuel Man", "West Field")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "383.3.f once each turn it adds" {
  p1 = { base = { "Chooser", "Unit 1", "Unit 2" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:yes()
    t:showdown_pass()
    t:expect_number("p1", "energy", 1)
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect_number("p1", "energy", 1)
  end,
}

scenario "357.2 up to so many are given up, or none, and an object beside the source is exhausted" {
  p1 = { base = { "Furnace", "Unit 1", "Unit 2", "Unit 3" } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:use("Furnace"):choose("Unit 1")
    t:expect_no_option("Unit 4")
    assert(t:accepts(t.p1))
    assert(not t:accepts(t.p1, "Unit 1", "Unit 2", "Unit 3"))
    t.p1:choose("Unit 2", "Unit 3")
    t:pass_all()
    t:expect("Unit 1"):exhausted()
    t:expect("Furnace"):exhausted()
    t:expect_number("p1", "xp", 2)
  end,
}

scenario "357.2 what must be exhausted must be ready" {
  p1 = { base = { "Furnace", { "Unit 1", exhausted = true } } },
  function(t)
    t:cannot(t.p1, "use", "Furnace")
  end,
}

scenario "363 how many different costs, and the lowest Might" {
  p1 = { base = { "Spread", "Unit 1", "Unit 1", "Unit 3" } },
  p2 = { base = { "Follower of the Least", "Unit 5" } },
  function(t)
    t:expect("Spread"):might(3) -- 1 of its own, and costs of 1 and 3
    t:expect("Follower of the Least"):might(1) -- the least of p1's
  end,
}

-- ---- More, and for what is paid ----------------------------------------------

test_card { id = "t-4296", name = "Amplifier", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { friendly = true, other = true }, adds_more = { energy = 1, any = 1 } },
}
test_card { id = "t-4297", name = "Sapper", type = "unit", cost = { energy = 1 }, might = 1,
  activated { timing = "reaction", cost = { kill = "me" }, add = { power = { fury = 1 } } },
}
test_card { id = "t-4298", name = "Alchemist", type = "unit", cost = { energy = 1 }, might = 1,
  activated { cost = { exhaust = "me" }, run = function(game) game.add { energy = 1 } end },
}
test_card { id = "t-4299", name = "Press", type = "gear", cost = { energy = 1 },
  activated { timing = "action", cost = { exhaust = "me", xp = 1 }, add = { energy = 1, for_each = "power" } },
}
test_card { id = "t-4300", name = "Burner", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { friendly = true, other = true }, bonus_damage = 2 },
}
test_card { id = "t-4301", name = "Thrower", type = "unit", cost = { energy = 1 }, might = 1,
  activated { cost = { exhaust = "me" }, targets = { unit { enemy = true } },
    run = function(game, me, foe) game.deal(1, foe) end },
}

scenario "429 what friendly units add is more: triggers, what pays by dying, what a function adds" {
  p1 = { base = { "Amplifier", "Runner", "Sapper", "Alchemist" }, hand = { "Unit 1" } },
  function(t)
    t.p1:move("Runner", "West Field")
    t:showdown_pass()
    t:expect_number("p1", "energy", 3)
    t:expect_number("p1", "any", 1)
    t.p1:use("Sapper")
    t:expect("Sapper"):in_zone("trash")
    t:expect_number("p1", "energy", 4)
    t:expect_number("p1", "fury", 1)
    t:expect_number("p1", "any", 2)
    t.p1:use("Alchemist")
    t:pass_all()
    t:expect_number("p1", "energy", 6)
    t:expect_number("p1", "any", 3)
  end,
}

scenario "429.3 what friendly units add more also pays: one Energy of a unit that adds only Power" {
  p1 = { base = { "Amplifier", "Sapper" }, hand = { "Unit 1" } },
  p2 = { base = { "Sapper" }, hand = { "Unit 1" } },
  function(t)
    t.p1:play("Unit 1")
    t:expect("p1's Unit 1"):at("base")
    t:expect("p1's Sapper"):in_zone("trash")
  end,
}

scenario "429.2 for each that is paid, as an action with another cost" {
  p1 = { base = { "Press" }, xp = 1, pool = { fury = 2 } },
  function(t)
    t.p1:use("Press"):number(2)
    t:expect_chain(0)
    t:expect_number("p1", "energy", 2)
    t:expect_number("p1", "fury", 0)
    t:expect_number("p1", "xp", 0)
  end,
}

scenario "712 what other friendly units deal is more, not what a spell does" {
  p1 = { base = { "Burner", "Thrower" }, hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:use("Thrower"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(3)
    t.p1:play("Incinerate"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(5)
  end,
}

-- ---- Priority and Focus stay where they are (429.2.a) --------------------------

test_card { id = "t-4303", name = "Quick Press", type = "gear", cost = { energy = 1 },
  activated { timing = "action", cost = { exhaust = "me", xp = 1 }, add = { energy = 1 } },
}
test_card { id = "t-4304", name = "Quick Well", type = "gear", cost = { energy = 1 },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
}
test_card { id = "t-4305", name = "Scholar", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "spend_xp", by = "you", run = function(game) game.draw(1) end },
}
test_card { id = "t-4306", name = "Tiny Spark", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { unit {} }, run = function(game, me, it) game.deal(1, it) end,
}
test_card { id = "t-4307", name = "Well Keeper", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "exhaust", by = "you", subject = gear { friendly = true }, cost = { xp = 1 }, add = { energy = 1 } },
}

scenario "429.2.a, 346.1 an Add in a showdown leaves Focus where it is, whatever it costs" {
  p1 = { base = { "Unit 1", "Quick Well", "Quick Press" }, xp = 1 },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:use("Quick Well")
    t:expect_number("p1", "energy", 1)
    t:expect_decision("p1", "focus")
    t.p1:use("Quick Press")
    t:expect_number("p1", "energy", 2)
    t:expect_decision("p1", "focus")
  end,
}

scenario "429.2.a, 346.1 what triggers as the Add is paid for passes no Focus either" {
  p1 = { base = { "Unit 1", "Scholar", "Quick Press" }, xp = 1 },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:use("Quick Press")
    t:expect_chain { "an ability of Scholar" }
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect_decision("p1", "focus")
  end,
}

scenario "346 a spell passes Focus, also where Adds were used while it waited" {
  p1 = { base = { "Unit 1", "Quick Well", "Well Keeper" }, hand = { "Tiny Spark" }, xp = 1 },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:play("Tiny Spark"):on("Unit 3")
    t.p1:use("Quick Well"):yes()
    t:expect_number("p1", "energy", 2)
    t:expect_chain { "Tiny Spark" }
    t:expect_decision("p1", "priority")
    t:resolve()
    t:expect_decision("p2", "focus")
  end,
}

scenario "429.2.a, 339.1 Adds in response leave Priority where it is; all must pass after them" {
  p1 = { base = { "Unit 3" }, hand = { "Tiny Spark" } },
  p2 = { base = { "Quick Well", "Well Keeper" }, xp = 1 },
  function(t)
    t.p1:play("Tiny Spark"):on("Unit 3")
    t.p1:pass()
    t.p2:use("Quick Well"):yes()
    t:expect_number("p2", "energy", 2)
    t:expect_decision("p2", "priority")
    t.p2:pass()
    t:expect_decision("p1", "priority")
    t.p1:pass()
    t:expect_chain(0)
    t:expect("Unit 3"):damage(1)
  end,
}
