-- SPDX-License-Identifier: MIT

scenario "Called Shot: one of the top two is drawn, the other recycled" {
  rule = "413.1",
  p1 = { hand = { "Called Shot" }, pool = { chaos = 1 }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Called Shot")
    t:pass_all()
    t.p1:choose("Unit 2")
    t:expect(t.p1.hand):is { "Unit 2" }
    t:expect(t.p1.deck):in_order { "Unit 3", "Unit 1" }
    t:expect_event("draw", "Unit 2")
  end,
}

scenario "Called Shot: repeated; the opponent learns neither" {
  rule = "820",
  p1 = { hand = { "Called Shot", "Double Trouble" }, pool = { chaos = 2, energy = 2 },
    deck = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Called Shot"):yes()
    t:pass_all()
    t.p1:choose("Unit 1")
    t.p1:choose("Unit 4")
    t:expect(t.p1.hand):is { "Unit 1", "Unit 4", "Double Trouble" }
    t:expect("Unit 1"):unseen_by("p2")
    t:expect_no_event("reveal")
    t.p1:play "Double Trouble" -- that one shows what it draws
    t:pass_all()
    t.p1:choose("Unit 2")
    t:expect_event("reveal", "Unit 2")
  end,
}

scenario "Called Shot: with one card left that one is drawn" {
  p1 = { hand = { "Called Shot" }, pool = { chaos = 1 }, deck = { "Unit 1" } },
  function(t)
    t.p1:play("Called Shot")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect_no_event("burn_out")
  end,
}
