-- SPDX-License-Identifier: MIT

scenario "Sneaky Deckhand: played to an open battlefield it conquers it" {
  rule = "348.2.a",
  p1 = { hand = { "Sneaky Deckhand" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Sneaky Deckhand"):at("West Field")
    t:showdown_pass()
    t:expect("Sneaky Deckhand"):at("West Field"):exhausted()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end,
}

scenario "Sneaky Deckhand: not to a battlefield that is occupied or controlled" {
  p1 = { hand = { "Sneaky Deckhand", "Unit 1" }, pool = { energy = 4 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  controls = { ["West Field"] = "p2" },
  function(t)
    t.p1:play("Sneaky Deckhand")
    t:expect("Sneaky Deckhand"):at("base")
  end,
}

scenario "169.10.c Sneaky Deckhand: a team mate's battlefield is not open, with or without a unit there" {
  format = "2v2", controls = { ["North Field"] = "p3" },
  p1 = { hand = { "Sneaky Deckhand" }, pool = { energy = 3 } },
  p3 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Sneaky Deckhand")
    t:expect_option("East Field", "base")
    t:expect_no_option("West Field")
    t:expect_no_option("North Field")
    t.p1:at("base")
  end,
}
