-- SPDX-License-Identifier: MIT

scenario "Baited Hook: plays a unit of up to one Might more than the one it killed, for nothing" {
  p1 = {
    base = { "Baited Hook", "Unit 3" }, pool = { energy = 1, order = 1 },
    deck = { "Unit 5", "Unit 4", "Unit 2", "Gust", "Unit 1", "Unit 6" },
  },
  function(t)
    t.p1:use("Baited Hook")
    t:resolve()
    t:expect_no_option("Unit 5")
    t.p1:choose("Unit 4")
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Unit 4"):at("base")
    t:expect(t.p1.deck):starts_with { "Unit 6" }
  end,
}

scenario "Baited Hook: one need not take any" {
  p1 = {
    base = { "Baited Hook", "Unit 3" }, pool = { energy = 1, order = 1 },
    deck = { "Unit 4", "Unit 2" },
  },
  function(t)
    t.p1:use("Baited Hook")
    t:resolve()
    t.p1:choose()
    t:expect("Unit 3"):in_zone("trash")
    t:expect(t.p1.base):is { "Baited Hook" }
  end,
}

scenario "Baited Hook: when the unit has gone meanwhile, nothing can be taken and all is recycled" {
  rule = "359.3.e.12",
  id = "RB-EX-092",
  p1 = {
    base = { "Baited Hook" }, at = { ["West Field"] = { "Unit 3" } },
    pool = { energy = 1, order = 1 }, deck = { "Unit 1", "Unit 2", "Unit 0", "Gust", "Charm", "Unit 6" },
  },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Baited Hook"):pass()
    t.p2:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 3" }
    t:expect(t.p1.base):is { "Baited Hook" }
    t:expect(t.p1.deck):starts_with { "Unit 6" }
  end,
}

scenario "Baited Hook: the limit is the Might just before the death" {
  rule = "359.3.e.13",
  id = "RB-RU-178",
  p1 = {
    base = { "Baited Hook", "Unit 4" }, pool = { energy = 1, order = 1 },
    deck = { "Unit 5", "Unit 4" },
  },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1, mind = 1 } },
  function(t)
    t.p1:use("Baited Hook"):pass()
    t.p2:play("Stupefy"):on("Unit 4")
    t:resolve()
    t:resolve()
    t:expect_no_option("Unit 5")
  end,
}

scenario "Baited Hook: it costs 1 Energy, 1 Power and the Hook, and a unit of one's own" {
  p1 = { base = { "Baited Hook", "Unit 2", "Unit 3" }, pool = { energy = 2, order = 2 }, deck = { "Unit 6" } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:use("Baited Hook")
    t:expect_no_option("Unit 1")
    t.p1:on("Unit 2")
    t:expect_number("p1", "energy", 1)
    t:expect_number("p1", "order", 1)
    t:expect("Baited Hook"):exhausted()
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:cannot(t.p1, "use", "Baited Hook")
  end,
}

scenario "740.1 Baited Hook: a team mate's unit is friendly bait; you look at your own deck" {
  format = "2v2",
  p1 = { base = { "Baited Hook" }, pool = { energy = 1, order = 1 }, deck = { "Unit 5", "Unit 6" } },
  p2 = { base = { "Unit 7" } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t.p1:use("Baited Hook")
    t:expect_event("choose", "Unit 4")
    t:resolve()
    t.p1:choose("Unit 5")
    t:pass_all()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 5"):at("base"):controlled_by("p1")
  end,
}

scenario "359.3.e.14.a Baited Hook: a unit that was saved was not killed, so nothing can be taken" {
  p1 = { base = { "Baited Hook", "Unit 3", "Zhonya's Hourglass" }, pool = { energy = 1, order = 1 },
    deck = { "Unit 4", "Unit 2", "Gust", "Unit 1", "Charm", "Unit 6" } },
  function(t)
    t.p1:use("Baited Hook")
    t:resolve()
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.banishment):count(0)
    t:expect(t.p1.deck):starts_with { "Unit 6" }
    t:expect(t.p1.deck):count(6)
  end,
}

scenario "359.3.e.14.a Baited Hook: Guardian Angel dies in the unit's place, and nothing can be taken" {
  p1 = { base = { "Baited Hook", { "Unit 3", attached = { "Guardian Angel" } } }, pool = { energy = 1, order = 1 },
    deck = { "Unit 4", "Unit 2" } },
  function(t)
    t.p1:use("Baited Hook")
    t:resolve()
    t:expect("Guardian Angel"):in_zone("trash")
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.deck):count(2)
  end,
}
