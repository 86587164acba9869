-- SPDX-License-Identifier: MIT

scenario "Existential Dread: stuns an attacking enemy unit" {
  p1 = { base = { "Unit 4" } },
  p2 = {
    hand = { "Existential Dread" }, pool = { energy = 1, chaos = 1 },
    at = { ["West Field"] = { "Unit 3" } },
  },
  function(t)
    t.p1:move("Unit 4", "West Field"):pass()
    t.p2:play("Existential Dread")
    t:pass_all()
    t:expect("Unit 4"):stunned()
  end,
}

scenario "Existential Dread: one that is stunned already returns to the hand instead" {
  p1 = { base = { { "Unit 4", stunned = true } } },
  p2 = {
    hand = { "Existential Dread" }, pool = { energy = 1, chaos = 1 },
    at = { ["West Field"] = { "Unit 3" } },
  },
  function(t)
    t.p1:move("Unit 4", "West Field"):pass()
    t.p2:play("Existential Dread")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 4" }
    t:expect_no_event("stun")
  end,
}

scenario "Existential Dread: repeated on the same unit it is stunned, then returned" {
  rule = "820.2.a",
  p1 = { base = { "Unit 4" } },
  p2 = {
    hand = { "Existential Dread" }, pool = { energy = 3, chaos = 1 },
    at = { ["West Field"] = { "Unit 3" } },
  },
  function(t)
    t.p1:move("Unit 4", "West Field"):pass()
    t.p2:play("Existential Dread"):yes()
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 4" }
    t:expect_event("stun", "Unit 4")
  end,
}

scenario "Existential Dread: without an attacking enemy unit it cannot be played" {
  p1 = { hand = { "Existential Dread" }, pool = { energy = 1, chaos = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t:cannot(t.p1, "play", "Existential Dread", "355.8")
  end,
}

scenario "740.2 Existential Dread: the attacker of the other team" {
  format = "2v2", turn = "p3",
  p3 = { base = { "Unit 4" } },
  p4 = {
    at = { ["West Field"] = { "Unit 3" } },
    hand = { "Existential Dread" }, pool = { energy = 1, chaos = 1 },
  },
  function(t)
    t.p3:move("Unit 4", "West Field")
    t.p3:pass()
    t.p4:play("Existential Dread")
    t:pass_all()
    t:expect("Unit 4"):stunned()
  end,
}
