-- SPDX-License-Identifier: MIT

scenario "Ezreal, Prodigy: discard a card, then draw two" {
  rule = "383.4.a",
  p1 = { hand = { "Ezreal, Prodigy", "Gust" }, pool = { energy = 3, chaos = 1 } },
  function(t)
    t.p1:play("Ezreal, Prodigy")
    t:pass_all()
    t:expect(t.p1.trash):is { "Gust" }
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "RB-RU-063 Ezreal, Prodigy: Accelerate and Repeat cost one Energy or one Power less" {
  rule = "356.4.c",
  p1 = { base = { "Ezreal, Prodigy" }, hand = { "Blazing Scorcher", "Frigid Touch" },
    pool = { energy = 9, fury = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Blazing Scorcher"):yes():choose("1 Energy less")
    t:expect("Blazing Scorcher"):ready()
    t:expect_number("p1", "energy", 4)
    t:expect_number("p1", "fury", 0)
    t.p1:play("Frigid Touch"):yes():choose("Unit 3"):choose("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(0)
    t:expect_number("p1", "energy", 1)
  end,
}

scenario "RB-RU-063 Ezreal, Prodigy: not Equip, not Deflect, not without the additional cost" {
  rule = "356.2.b",
  p1 = { base = { "Ezreal, Prodigy", "Trinity Force", "Unit 1" }, hand = { "Punch First" },
    pool = { energy = 1, body = 2 } },
  p2 = { base = { { "Unit 3", attached = { "Hexdrinker" } } } },
  function(t)
    t.p1:play("Punch First")
    t:expect_no_option("Unit 3")
    t.p1:choose("Unit 1")
    t:pass_all()
    t:expect_number("p1", "body", 0)
    t:cannot(t.p1, "use", "Trinity Force", "357")
  end,
}

scenario "Ezreal, Prodigy: a team mate's additional costs are no cheaper" {
  format = "2v2",
  p1 = { base = { "Ezreal, Prodigy" } }, p2 = {},
  p3 = { hand = { "Sea Monkey" }, pool = { energy = 2 } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:play("Sea Monkey")
    t:expect("Sea Monkey"):unbuffed()
    t:expect_decision("p3", "turn")
  end }
