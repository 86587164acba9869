-- SPDX-License-Identifier: MIT

scenario "Fight or Flight: moves any unit from a battlefield to its own base" {
  p1 = {
    hand = { "Fight or Flight" }, pool = { energy = 2 }, at = { ["East Field"] = { "Unit 2" } },
  },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Fight or Flight")
    t:expect_option("Unit 2", "Unit 5")
    t.p1:choose("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):at("base"):controlled_by("p2"):ready()
    t:expect(t.p2.base):has("Unit 5")
    t:expect_control("West Field", "nobody")
  end,
}

scenario "Fight or Flight: it is a move" {
  rule = "420",
  p1 = { hand = { "Fight or Flight" }, pool = { energy = 2 } },
  p2 = { hand = { "Unit 1" }, at = { ["West Field"] = { "Traveling Merchant" } } },
  function(t)
    t.p1:play("Fight or Flight"):on("Traveling Merchant")
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 1" }
    t:expect(t.p2.hand):is { "Filler" }
  end,
}

scenario "Fight or Flight: a unit in a base cannot be chosen" {
  p1 = { hand = { "Fight or Flight" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t:cannot(t.p1, "play", "Fight or Flight")
  end,
}

scenario "Fight or Flight: from hidden only what is at that battlefield" {
  rule = "811.1.d.2",
  p1 = {
    at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Fight or Flight" },
  },
  p2 = { at = { ["East Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Fight or Flight"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):at("base")
    t:expect("Unit 5"):at("East Field")
  end,
}

scenario "Fight or Flight: the attacker sent home, the defender keeps the battlefield" {
  p1 = { base = { "Unit 5" } },
  p2 = {
    hand = { "Fight or Flight" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 3" } },
  },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t.p1:pass()
    t.p2:play("Fight or Flight"):choose("Unit 5")
    t:pass_all()
    t:combat()
    t:expect("Unit 5"):at("base")
    t:expect_control("West Field", "p2")
    t:expect_points("p1", 0)
    t:expect_points("p2", 0)
  end,
}

scenario "811.1.b Fight or Flight: hidden for a Power, it reacts for nothing from the next turn on" {
  p1 = { hand = { "Fight or Flight" }, pool = { any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 6" }, hand = { "Stupefy" } },
  function(t)
    t.p1:hide("Fight or Flight", "West Field")
    t:cannot(t.p1, "play", "Fight or Flight", "811.1.b")
    t:next_turn()
    t.p2:move("Unit 6", "West Field")
    t.p2:play("Stupefy"):on("Unit 6"):pass()
    t:can(t.p1, "play", "Fight or Flight")
  end,
}
