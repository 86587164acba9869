-- SPDX-License-Identifier: MIT

test_card { id = "t-vh1", name = "Unveil", type = "spell", cost = { energy = 1 },
  run = function(game, me) for _, c in ipairs(game.reveal_top(1)) do game.banish(c) end end,
}
test_card { id = "t-vh2", name = "Unveil Theirs", type = "spell", cost = { energy = 1 },
  run = function(game, me)
    for _, c in ipairs(game.reveal_top(1, { of = "opponent" })) do game.banish(c) end
  end,
}

scenario "Void Hatchling: before you reveal from a deck you see the top card and may recycle it" {
  p1 = { base = { "Void Hatchling" }, hand = { "Unveil" }, pool = { energy = 1 },
    deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Unveil")
    t:pass_all()
    t.p1:choose("Unit 1")
    t:expect(t.p1.banishment):is { "Unit 2" }
    t:expect(t.p1.deck):in_order { "Unit 3", "Unit 1" }
  end,
}

scenario "Void Hatchling: you may leave it there" {
  p1 = { base = { "Void Hatchling" }, hand = { "Unveil" }, pool = { energy = 1 },
    deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Unveil")
    t:pass_all()
    t.p1:choose()
    t:expect(t.p1.banishment):is { "Unit 1" }
  end,
}

scenario "Void Hatchling: also another player's deck" {
  p1 = { base = { "Void Hatchling" }, hand = { "Unveil Theirs" }, pool = { energy = 1 } },
  p2 = { deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Unveil Theirs")
    t:pass_all()
    t.p1:choose("Unit 1")
    t:expect(t.p2.banishment):is { "Unit 2" }
  end,
}

scenario "Void Hatchling: not when an opponent reveals" {
  p1 = { hand = { "Unveil" }, pool = { energy = 1 }, deck = { "Unit 1", "Unit 2" } },
  p2 = { base = { "Void Hatchling" } },
  function(t)
    t.p1:play("Unveil")
    t:pass_all()
    t:expect(t.p1.banishment):is { "Unit 1" }
  end,
}

scenario "411.1 Void Hatchling: only for its controller" {
  teams = 2, rule = "411.1",
  p1 = { base = { "Void Hatchling" } }, p2 = {}, p4 = {},
  p3 = { hand = { "Void Rush" }, pool = { energy = 2, fury = 1 }, deck = { "Unit 1", "Unit 2", "Unit 3" } }, turn = "p3",
  function(t)
    t.p3:play("Void Rush")
    t:resolve()
    t:expect_options("Unit 1", "Unit 2")
    t.p3:choose()
    t:expect(t.p3.hand):is { "Unit 1", "Unit 2" }
  end,
}
