-- SPDX-License-Identifier: MIT

scenario "Kraken Hunter: one Body Power less for each buff that is spent" {
  rule = "356.4",
  p1 = {
    hand = { "Kraken Hunter" }, pool = { energy = 3, body = 1 },
    base = { { "Unit 1", buffs = 1 }, { "Unit 2", buffs = 1 }, "Unit 3" },
  },
  p2 = { base = { { "Unit 4", buffs = 1 } } },
  function(t)
    t.p1:play("Kraken Hunter")
    t:expect_option("Unit 1", "Unit 2")
    t:expect_no_option("Unit 3", "Unit 4")
    t.p1:choose("Unit 2")
    t:expect("Unit 1"):buffed()
    t:expect("Unit 2"):unbuffed()
    t:expect("Kraken Hunter"):exhausted():might(5):attribute("assault", 1)
    t:expect_number("p1", "body", 0)
  end,
}

scenario "Kraken Hunter: both buffs, and Accelerate as well, whose Power can be less too" {
  rule = "356.4.f",
  p1 = {
    hand = { "Kraken Hunter" }, pool = { energy = 4, body = 1 },
    base = { { "Unit 1", buffs = 1 }, { "Unit 2", buffs = 1 } },
  },
  function(t)
    t.p1:play("Kraken Hunter"):choose("accelerate", "buffs"):choose("Unit 1", "Unit 2")
    t:expect("Kraken Hunter"):ready()
    t:expect("Unit 1"):unbuffed()
    t:expect("Unit 2"):unbuffed()
    t:expect_number("p1", "body", 0)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Kraken Hunter: of a unit with several buffs each can be spent" {
  rule = "702.3",
  p1 = {
    hand = { "Kraken Hunter" }, pool = { energy = 3 },
    base = { { "Lee Sin, Ascetic", buffs = 3 }, "Unit 1" },
  },
  function(t)
    t.p1:play("Kraken Hunter")
    assert(not t:accepts(t.p1, 1))
    t.p1:choose(1, 3)
    t:expect("Lee Sin, Ascetic"):attribute("buffs", 1)
    t:expect("Kraken Hunter"):at("base")
  end,
}

scenario "Kraken Hunter: no buff needs to be spent, and without one the Power is to be paid" {
  p1 = { hand = { "Kraken Hunter" }, pool = { energy = 3, body = 2 }, base = { { "Unit 1", buffs = 1 } } },
  p2 = { hand = { "Kraken Hunter" }, pool = { energy = 3, body = 1 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Kraken Hunter"):no()
    t:expect("Unit 1"):buffed()
    t:next_turn()
    t:cannot(t.p2, "play", "p1's Kraken Hunter")
  end,
}

scenario "702.2.b.2 Kraken Hunter: buffs on units you control, not on a team mate's" {
  format = "2v2",
  p1 = { hand = { "Kraken Hunter" }, pool = { energy = 10, body = 4 }, base = { { "Unit 2", buffs = 1 } } },
  p3 = { base = { { "Unit 5", buffs = 1 } } },
  function(t)
    t.p1:play("Kraken Hunter"):choose("buffs")
    t:expect_no_event("spend_buff", "Unit 5")
    t:expect("Unit 2"):unbuffed()
    t:expect("Unit 5"):buffed()
  end,
}
