-- SPDX-License-Identifier: MIT

scenario "387.1 Twisted Fate, Gambler: Fury, two to one enemy unit here and one to the others" {
  rule = "388.1",
  p1 = { base = { "Twisted Fate, Gambler" }, rune_deck = { "Fury Rune", "Mind Rune" } },
  p2 = {
    at = { ["West Field"] = { "Unit 5", "Unit 6", "Unit 7" }, ["East Field"] = { "Unit 8" } },
  },
  function(t)
    t.p1:move("Twisted Fate, Gambler", "West Field")
    t:resolve()
    t:expect_no_option("Unit 8")
    t.p1:choose("Unit 6")
    t:expect_event("choose", "Unit 6")
    t:expect("Unit 5"):damage(0)
    t:resolve()
    t:expect("Unit 5"):damage(1)
    t:expect("Unit 6"):damage(2)
    t:expect("Unit 7"):damage(1)
    t:expect("Unit 8"):damage(0)
    t:expect(t.p1.rune_deck):in_order { "Mind Rune", "Fury Rune" }
    t:expect_event("reveal", "p1's Fury Rune")
  end,
}

scenario "Twisted Fate, Gambler: Mind, he draws one" {
  p1 = { base = { "Twisted Fate, Gambler" }, rune_deck = { "Mind Rune", "Fury Rune" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Twisted Fate, Gambler", "West Field")
    t:resolve()
    t:expect(t.p1.hand):count(0)
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect("Unit 5"):damage(0)
    t:expect(t.p1.rune_deck):in_order { "Fury Rune", "Mind Rune" }
  end,
}

scenario "Twisted Fate, Gambler: Order, any enemy unit is stunned" {
  rule = "423",
  p1 = { base = { "Twisted Fate, Gambler", "Unit 1" }, rune_deck = { "Order Rune" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, base = { "Unit 6" } },
  function(t)
    t.p1:move("Twisted Fate, Gambler", "West Field")
    t:resolve()
    t:expect_option("Unit 5", "Unit 6")
    t:expect_no_option("Unit 1")
    t.p1:choose("Unit 6")
    t:resolve()
    t:expect("Unit 6"):stunned()
  end,
}

test_card { id = "t-tf1", name = "Deflector", type = "unit", cost = { energy = 5 }, might = 5, keywords = { "deflect" } }
test_card { id = "t-tf2", name = "Unseen", type = "unit", cost = { energy = 5 }, might = 5,
  static { affects = "me", cannot = "be_chosen" },
}

scenario "809.1.c, 388.1 Twisted Fate, Gambler: to choose a unit with Deflect costs Power; without that nothing is done" {
  p1 = { base = { "Twisted Fate, Gambler" }, rune_deck = { "Fury Rune" } },
  p2 = { at = { ["West Field"] = { "Deflector" } } },
  function(t)
    t.p1:move("Twisted Fate, Gambler", "West Field")
    t:resolve()
    t:expect_no_event("choose", "Deflector")
    t:expect("Deflector"):damage(0)
  end,
}

scenario "809.1.c Twisted Fate, Gambler: with the Power it is paid as the reflexive ability is finalized" {
  p1 = { base = { "Twisted Fate, Gambler" }, rune_deck = { "Fury Rune" }, pool = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Deflector" } } },
  function(t)
    t.p1:move("Twisted Fate, Gambler", "West Field")
    t:resolve()
    t.p1:yes()
    t:expect_number("p1", "fury", 0)
    t:expect("Deflector"):damage(0)
    t:resolve()
    t:expect("Deflector"):damage(2)
  end,
}

scenario "355.9, 054 Twisted Fate, Gambler: Order, a unit that cannot be chosen is no target" {
  p1 = { base = { "Twisted Fate, Gambler" }, rune_deck = { "Order Rune" } },
  p2 = { at = { ["West Field"] = { "Unseen" } } },
  function(t)
    t.p1:move("Twisted Fate, Gambler", "West Field")
    t:resolve()
    t:expect_no_event("stun", "Unseen")
    t:expect_event("recycle", "Order Rune")
  end,
}

scenario "Twisted Fate, Gambler: any other rune is only recycled; without one nothing happens" {
  rule = "055",
  p1 = { base = { "Twisted Fate, Gambler" }, rune_deck = { "Body Rune", "Fury Rune" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Twisted Fate, Gambler", "West Field")
    t:resolve()
    t:expect("Unit 5"):damage(0)
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.rune_deck):in_order { "Fury Rune", "Body Rune" }
  end,
}

scenario "Twisted Fate, Gambler: an empty rune deck, and not as a defender" {
  p1 = { at = { ["West Field"] = { "Twisted Fate, Gambler" } }, rune_deck = { "Fury Rune" } },
  p2 = { base = { "Unit 3" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t:expect_chain(0)
    t:expect("Unit 3"):damage(0)
  end,
}

scenario "740.2 Twisted Fate, Gambler: Fury reaches enemies here, of whichever opponent, and nobody elsewhere" {
  format = "2v2",
  p1 = { base = { "Twisted Fate, Gambler" }, rune_deck = { "Fury Rune" } },
  p2 = { at = { ["North Field"] = { "Unit 8" } } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  p4 = { at = { ["West Field"] = { "Unit 5", "Unit 6" } }, base = { "Unit 7" } },
  function(t)
    t.p1:move("Twisted Fate, Gambler", "West Field")
    t:resolve()
    t:expect_options("Unit 5", "Unit 6")
    t.p1:choose("Unit 6")
    t:resolve()
    t:expect("Unit 5"):damage(1)
    t:expect("Unit 6"):damage(2)
    t:expect("Unit 3"):damage(0)
    t:expect("Unit 7"):damage(0)
    t:expect("Unit 8"):damage(0)
  end,
}

scenario "Twisted Fate, Gambler: Fury does not hurt a friend who attacks with him; Mind deals nothing" {
  p1 = { base = { "Twisted Fate, Gambler", "Unit 3" }, rune_deck = { "Fury Rune", "Mind Rune" } },
  p2 = { at = { ["West Field"] = { "Unit 5", "Unit 6" } } },
  function(t)
    t.p1:move({ "Twisted Fate, Gambler", "Unit 3" }, "West Field")
    t:resolve()
    t.p1:choose("Unit 5")
    t:resolve()
    t:expect("Unit 3"):damage(0)
    t:expect("Twisted Fate, Gambler"):damage(0)
    t:expect("Unit 6"):damage(1)
    t:expect_chain(0)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Twisted Fate, Gambler: a Calm rune does nothing more" {
  p1 = { base = { "Twisted Fate, Gambler" }, rune_deck = { "Calm Rune", "Fury Rune" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Twisted Fate, Gambler", "West Field")
    t:resolve()
    t:expect_chain(0)
    t:expect_decision("p1", "focus")
    t:expect(t.p1.rune_deck):in_order { "Fury Rune", "Calm Rune" }
  end,
}
