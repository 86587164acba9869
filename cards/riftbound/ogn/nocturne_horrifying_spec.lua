-- SPDX-License-Identifier: MIT

test_card { id = "t-noc1", name = "Peek", type = "spell", cost = {},
  run = function(game) game.draw(#game.look(2)) end,
}
test_card { id = "t-noc2", name = "Spy", type = "spell", cost = {},
  run = function(game) game.look(2, { of = "opponent" }) end,
}
test_card { id = "t-noc3", name = "Show", type = "spell", cost = {},
  run = function(game) game.reveal_top(1) end,
}
test_card { id = "t-noc4", name = "Foretell", type = "spell", cost = {},
  run = function(game) game.predict(2) end,
}
test_card { id = "t-noc5", name = "Bury", type = "spell", cost = {},
  run = function(game) game.mill(1) end,
}

scenario "Nocturne, Horrifying: looked at on the deck he may be banished and played for one Power" {
  rule = "424.1.a.1",
  p1 = { hand = { "Peek" }, deck = { "Nocturne, Horrifying", "Unit 1", "Unit 2" },
    pool = { fury = 1 } },
  function(t)
    t.p1:play("Peek")
    t:resolve()
    t.p1:yes():yes()
    t.p1:at("base")
    t:expect("Nocturne, Horrifying"):at("base"):exhausted()
    t:expect_number("p1", "fury", 0)
    t:expect(t.p1.hand):is { "Unit 1", "Unit 2" }
  end,
}

scenario "Nocturne, Horrifying: he may stay banished, or where he is" {
  p1 = { hand = { "Peek", "Show" }, deck = { "Nocturne, Horrifying", "Unit 1" }, pool = { fury = 1 } },
  function(t)
    t.p1:play("Show")
    t:resolve()
    t.p1:no()
    t:expect(t.p1.deck):in_order { "Nocturne, Horrifying", "Unit 1" }
    t.p1:play("Peek")
    t:resolve()
    t.p1:yes():no()
    t:expect(t.p1.banishment):is { "Nocturne, Horrifying" }
    t:expect_number("p1", "fury", 1)
  end,
}

scenario "Nocturne, Horrifying: without the Power he stays banished" {
  p1 = { hand = { "Show" }, deck = { "Nocturne, Horrifying" } },
  function(t)
    t.p1:play("Show")
    t:resolve()
    t.p1:yes():yes()
    t:expect(t.p1.banishment):is { "Nocturne, Horrifying" }
  end,
}

scenario "Nocturne, Horrifying: predicting is looking, and what is gone is not recycled" {
  rule = "436",
  p1 = { hand = { "Foretell" }, deck = { "Nocturne, Horrifying", "Unit 1" }, pool = { fury = 1 } },
  function(t)
    t.p1:play("Foretell")
    t:resolve()
    t.p1:yes():no()
    t:expect_no_option("Nocturne, Horrifying")
    t.p1:choose()
    t:expect(t.p1.deck):is { "Unit 1" }
  end,
}

scenario "Nocturne, Horrifying: an opponent who looks at him is not you" {
  p1 = { hand = { "Spy" } }, p2 = { deck = { "Nocturne, Horrifying", "Unit 1" } },
  function(t)
    t.p1:play("Spy")
    t:resolve()
    t:expect_decision("p1", "turn")
    t:expect(t.p2.deck):count(2)
  end,
}

scenario "Nocturne, Horrifying: not when he is drawn, or put into the trash" {
  p1 = { hand = { "Bury" }, deck = { "Nocturne, Horrifying" } },
  function(t)
    t.p1:play("Bury")
    t:resolve()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.trash):has("Nocturne, Horrifying")
  end,
}

scenario "Nocturne, Horrifying: below the top he is looked at as well, when several cards are" {
  p1 = { hand = { "Peek" }, deck = { "Unit 1", "Nocturne, Horrifying", "Unit 2" } },
  function(t)
    t.p1:play("Peek")
    t:resolve()
    t.p1:yes():no()
    t:expect(t.p1.banishment):is { "Nocturne, Horrifying" }
    t:expect(t.p1.hand):is { "Unit 1", "Unit 2" }
  end,
}

scenario "Nocturne, Horrifying: Ganking" {
  rule = "810",
  p1 = { at = { ["West Field"] = { "Nocturne, Horrifying" } } },
  function(t) t:can(t.p1, "move", "Nocturne, Horrifying", "East Field") end,
}

scenario "Nocturne, Horrifying: whoever has him revealed, his owner is asked" {
  players = 3,
  p1 = { hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
  p2 = { deck = { "Nocturne, Horrifying", "Filler" }, pool = { any = 1 } },
  p3 = { deck = { "Unit 5", "Filler" } },
  function(t)
    t.p1:play("Blind Fury")
    t:resolve()
    t:expect_decision("p2")
    t.p2:yes()
    t.p2:yes()
    t:pass_all()
    t:expect("Nocturne, Horrifying"):controlled_by("p2")
    t:expect("Unit 5"):controlled_by("p1")
  end }
