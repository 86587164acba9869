-- SPDX-License-Identifier: MIT

scenario "Whirlwind: the next player first, each any unit" {
  p1 = { hand = { "Whirlwind" }, pool = { energy = 3, chaos = 1 }, base = { "Unit 3" } },
  p2 = { base = { "Unit 5", "Unit 4" } },
  function(t)
    t.p1:play("Whirlwind")
    t:resolve()
    t.p2:choose("Unit 3")
    t:expect(t.p1.hand):is { "Unit 3" }
    t.p1:choose("Unit 5")
    t:expect(t.p2.hand):is { "Unit 5" }
    t:expect("Unit 4"):at("base")
  end,
}

scenario "Whirlwind: they may leave it" {
  p1 = { hand = { "Whirlwind" }, pool = { energy = 3, chaos = 1 }, base = { "Unit 3" } },
  p2 = {},
  function(t)
    t.p1:play("Whirlwind")
    t:resolve()
    t.p2:choose()
    t.p1:choose()
    t:expect("Unit 3"):at("base")
  end,
}

scenario "Whirlwind: nothing is chosen as it is played, so Deflect asks for nothing" {
  rule = "355.10.e",
  p1 = { hand = { "Whirlwind" }, pool = { energy = 3, chaos = 1 } },
  p2 = { base = { "Volibear, Furious" } },
  function(t)
    t.p1:play("Whirlwind")
    t:resolve()
    t.p2:choose()
    t.p1:choose("Volibear, Furious")
    t:expect(t.p2.hand):is { "Volibear, Furious" }
  end,
}

scenario "411.1 Whirlwind: each player returns a unit themselves" {
  p1 = { hand = { "Whirlwind" }, pool = { energy = 3, chaos = 1 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Whirlwind")
    t:resolve()
    t.p2:choose("Unit 1")
    t:expect_event("return_to_hand", "Unit 1", { by = "p2" })
    t.p1:choose("Unit 4")
    t:expect_event("return_to_hand", "Unit 4", { by = "p1" })
  end,
}

scenario "Whirlwind: who cannot be chosen by an enemy's spell is, by their own controller, who is no enemy" {
  rule = "355.10.e",
  p1 = { hand = { "Whirlwind" }, pool = { energy = 3, chaos = 1 }, base = { "Unit 1" } },
  p2 = { base = { "Ruin Runner", "Unit 2" } },
  function(t)
    t.p1:play("Whirlwind")
    t:pass_all()
    t:expect_options("Unit 1", "Ruin Runner", "Unit 2")
    t.p2:choose("Unit 1")
    t:expect_decision("p1")
    t:expect_option("Unit 2")
    t:expect_no_option("Ruin Runner")
  end,
}

scenario "303.2.a Whirlwind: with three players the next one first, you last; any unit, also a mate's" {
  players = 3,
  p1 = { hand = { "Whirlwind" }, pool = { energy = 3, chaos = 1 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Whirlwind")
    t:resolve()
    t:expect_decision("p2")
    t.p2:choose("Unit 3")
    t:expect_decision("p3")
    t:expect_options("Unit 1", "Unit 2")
    t.p3:choose()
    t.p1:choose("Unit 2")
    t:expect(t.p3.hand):is { "Unit 3" }
    t:expect(t.p2.hand):is { "Unit 2" }
    t:expect("Unit 1"):at("base")
  end,
}
