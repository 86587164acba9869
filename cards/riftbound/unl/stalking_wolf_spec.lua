-- SPDX-License-Identifier: MIT

scenario "Stalking Wolf: killing the only unit there, it may still be played to that battlefield, as a Reaction" {
  rule = "822.3",
  p1 = {
    hand = { "Stalking Wolf" }, pool = { energy = 4, order = 1 },
    at = { ["West Field"] = { "Loyal Poro" } }, base = { "Mutated Mouser" },
  },
  p2 = { base = { "Unit 3" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field"):pass()
    t.p1:play("Stalking Wolf"):choose("Loyal Poro")
    t:expect("Stalking Wolf"):at("West Field")
    t:expect("Loyal Poro"):in_zone("trash")
  end,
}

scenario "Stalking Wolf: not to a battlefield where the Poro was not and no unit is left" {
  rule = "822.3",
  p1 = {
    hand = { "Stalking Wolf" }, pool = { energy = 4, order = 1 },
    at = { ["West Field"] = { "Unit 2" } }, base = { "Mutated Mouser" },
  },
  function(t)
    t.p1:play("Stalking Wolf")
    t:expect_option("West Field")
    t:expect_option("base")
    t:expect_no_option("East Field")
  end,
}

scenario "Stalking Wolf: without a Bird, Cat, Dog or Poro it cannot be played" {
  rule = "356.2.a.1",
  p1 = { hand = { "Stalking Wolf" }, pool = { energy = 4, order = 1 }, base = { "Unit 2" } },
  p2 = { base = { "Loyal Poro" } },
  function(t)
    t:cannot(t.p1, "play", "Stalking Wolf")
  end,
}

scenario "484.8.c Stalking Wolf: a team mate's Poro is no prey of yours" {
  format = "2v2",
  p1 = { hand = { "Stalking Wolf" }, pool = { energy = 4, order = 1 } },
  p3 = { base = { "Pouty Poro" } },
  function(t)
    t:cannot(t.p1, "play", "Stalking Wolf", "357.2")
  end,
}
