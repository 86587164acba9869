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
