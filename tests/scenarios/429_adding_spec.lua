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
