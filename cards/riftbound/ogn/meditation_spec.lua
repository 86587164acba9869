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
