-- SPDX-License-Identifier: MIT

test_card { id = "t-nsf1", name = "Scrap It", type = "spell", cost = { energy = 1 },
  targets = { gear {} },
  run = function(game, me, it) game.kill(it) end,
}
test_card { id = "t-nsf2", name = "Storm on all", type = "spell", cost = { energy = 1 },
  run = function(game) game.deal(1, units {}) end,
}

scenario "Not So Fast: counters an enemy spell that chooses a friendly unit" {
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Unit 5" }, hand = { "Not So Fast" }, pool = { energy = 2, calm = 1 } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 5"):pass()
    t.p2:play("Not So Fast"):on("Vengeance")
    t:pass_all()
    t:expect("Unit 5"):at("base")
    t:expect(t.p1.trash):is { "Vengeance" }
  end,
}

scenario "Not So Fast: counters an enemy ability that chooses a friendly unit" {
  rule = "425.1.a",
  p1 = { base = { "Yasuo, Remorseful" } },
  p2 = {
    at = { ["West Field"] = { "Unit 8" } }, hand = { "Not So Fast" },
    pool = { energy = 2, calm = 1 },
  },
  function(t)
    t.p1:move("Yasuo, Remorseful", "West Field")
    t:expect_chain(1)
    t.p1:pass()
    t.p2:play("Not So Fast"):on("Yasuo, Remorseful")
    t:resolve()
    t:expect_chain(0)
    t:expect("Unit 8"):damage(0)
    t:expect("Yasuo, Remorseful"):at("West Field"):attacking()
  end,
}

scenario "Not So Fast: a friendly gear is enough" {
  p1 = { hand = { "Scrap It" }, pool = { energy = 1 } },
  p2 = { base = { "Zhonya's Hourglass" }, hand = { "Not So Fast" }, pool = { energy = 2, calm = 1 } },
  function(t)
    t.p1:play("Scrap It"):on("Zhonya's Hourglass"):pass()
    t.p2:play("Not So Fast"):on("Scrap It")
    t:pass_all()
    t:expect("Zhonya's Hourglass"):at("base")
  end,
}

scenario "Not So Fast: not one that chooses only what is its own player's" {
  rule = "355.8",
  p1 = { base = { "Unit 2" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 5" }, hand = { "Not So Fast" }, pool = { energy = 2, calm = 1 } },
  function(t)
    t.p1:play("Stupefy"):on("Unit 2"):pass()
    t:cannot(t.p2, "play", "Not So Fast", "355.8")
  end,
}

scenario "Not So Fast: not one that chooses nothing, and not a friendly one" {
  rule = "355.8",
  p1 = { base = { "Unit 2" }, hand = { "Stupefy", "Not So Fast" }, pool = { energy = 3, calm = 1 } },
  function(t)
    t.p1:play("Stupefy"):on("Unit 2")
    t:cannot(t.p1, "play", "Not So Fast", "355.8")
  end,
}

scenario "Not So Fast: not one that reaches units without choosing them" {
  rule = "355.10.d",
  p1 = { hand = { "Storm on all" }, pool = { energy = 1 } },
  p2 = { hand = { "Not So Fast" }, pool = { energy = 2, calm = 1 }, base = { "Unit 5" } },
  function(t)
    t.p1:play("Storm on all"):pass()
    t:cannot(t.p2, "play", "Not So Fast", "355.8")
  end,
}

scenario "Not So Fast: a countered ability costs what it cost" {
  rule = "425.1.c",
  p1 = { at = { ["West Field"] = { "Caitlyn, Patrolling" } } },
  p2 = { at = { ["East Field"] = { "Unit 8" } }, hand = { "Not So Fast" }, pool = { energy = 2, calm = 1 } },
  function(t)
    t.p1:use("Caitlyn, Patrolling"):on("Unit 8"):pass()
    t.p2:play("Not So Fast"):on("Caitlyn, Patrolling")
    t:pass_all()
    t:expect("Unit 8"):damage(0)
    t:expect("Caitlyn, Patrolling"):exhausted()
    t:expect_event("counter", "Caitlyn, Patrolling")
  end,
}

scenario "740.1 Not So Fast: a spell that chooses a team mate's unit; a team mate's spell is no enemy" {
  rule = "740.1",
  teams = 2,
  turn = "p2",
  p1 = { hand = { "Not So Fast" }, pool = { energy = 2, calm = 1 } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p2:play("Vengeance"):on("Unit 2"):pass()
    t.p3:pass()
    t.p4:pass()
    t.p1:play("Not So Fast")
    t:pass_all()
    t:expect("Unit 2"):at("base")
    t:expect(t.p2.trash):is { "Vengeance" }
  end,
}
