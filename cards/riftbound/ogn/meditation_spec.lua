-- SPDX-License-Identifier: MIT

scenario "Meditation: one card by itself" {
  p1 = { hand = { "Meditation" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Meditation")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Meditation: two cards for exhausting a friendly unit" {
  rule = "356.2.b",
  p1 = {
    hand = { "Meditation" }, pool = { energy = 2 },
    base = { "Unit 1", { "Unit 2", exhausted = true } },
  },
  function(t)
    t.p1:play("Meditation"):yes()
    t:expect("Unit 1"):exhausted()
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Meditation: one may leave the unit ready" {
  p1 = { hand = { "Meditation" }, pool = { energy = 2 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Meditation"):no()
    t:pass_all()
    t:expect("Unit 1"):ready()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Meditation: an exhausted unit or an enemy one is no payment" {
  rule = "414.4",
  p1 = {
    hand = { "Meditation" }, pool = { energy = 2 }, base = { { "Unit 1", exhausted = true } },
  },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Meditation")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect("Unit 2"):ready()
  end,
}

scenario "740.1 Meditation: a team mate's unit is a friendly one to exhaust; an enemy's is not" {
  format = "2v2",
  p1 = { hand = { "Meditation" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 2" } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Meditation"):yes()
    t:expect("Unit 3"):exhausted()
    t:expect("Unit 2"):ready()
    t:expect_event("exhaust", "Unit 3", { by = "p1" })
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p3.hand):count(0)
  end,
}

scenario "813 Meditation: in response in the opponent's turn, and not before there is anything to answer" {
  p1 = { hand = { "Meditation" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  p2 = { base = { "Unit 6" }, hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t:cannot(t.p1, "play", "Meditation", "310.1.a")
    t.p2:play("Mobilize"):pass()
    t:can(t.p1, "play", "Meditation")
  end,
}
