-- SPDX-License-Identifier: MIT

scenario "Arena Bar: buffs an exhausted friendly unit" {
  p1 = { base = { "Arena Bar", { "Unit 3", exhausted = true }, "Unit 2" } },
  p2 = { base = { { "Unit 4", exhausted = true } } },
  function(t)
    t.p1:use("Arena Bar"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):buffed()
    t:expect("Unit 2"):unbuffed()
    t:expect("Unit 4"):unbuffed()
    t:expect("Arena Bar"):exhausted()
  end,
}

scenario "Arena Bar: a ready unit cannot be chosen" {
  p1 = { base = { "Arena Bar", "Unit 2" } },
  function(t)
    t:cannot(t.p1, "use", "Arena Bar")
  end,
}

test_card { id = "t-bar1", name = "Wake", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { unit {} }, run = function(game, me, it) game.ready(it) end,
}

scenario "Arena Bar: the unit must still be exhausted as it resolves" {
  rule = "359.3.e.5",
  p1 = { base = { "Arena Bar", { "Unit 3", exhausted = true } } },
  p2 = { hand = { "Wake" } },
  function(t)
    t.p1:use("Arena Bar"):on("Unit 3"):pass()
    t.p2:play("Wake"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):ready():unbuffed()
  end,
}

scenario "Arena Bar: an enemy unit is no choice" {
  p1 = { base = { "Arena Bar", { "Unit 2", exhausted = true }, { "Unit 3", exhausted = true } } },
  p2 = { base = { { "Unit 4", exhausted = true } } },
  function(t)
    t.p1:use("Arena Bar")
    t:expect_no_option("Unit 4")
    t.p1:on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):buffed()
  end,
}

scenario "740.1 Arena Bar: a team mate's unit is friendly" {
  format = "2v2",
  p1 = { base = { "Arena Bar", { "Unit 2", exhausted = true } } },
  p2 = { base = { "Unit 6" } },
  p3 = { base = { { "Unit 4", exhausted = true } } },
  function(t)
    t.p1:use("Arena Bar")
    t:expect_option("Unit 4", "Unit 2")
    t:expect_no_option("Unit 6")
    t.p1:choose("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):buffed()
  end,
}
