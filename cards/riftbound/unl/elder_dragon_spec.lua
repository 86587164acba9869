-- SPDX-License-Identifier: MIT

test_card { id = "t-elder1", name = "Pinprick", type = "spell", cost = { energy = 1 },
  targets = { unit {} }, run = function(game, me, it) game.deal(1, it) end,
}

scenario "Elder Dragon: any amount of his controller's damage kills an enemy unit" {
  rule = "143.2.a",
  p1 = { base = { "Elder Dragon" }, hand = { "Pinprick", "Pinprick" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Pinprick#1"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):in_zone("trash")
    t.p1:play("Pinprick#2"):on("Elder Dragon")
    t:pass_all()
    t:expect("Elder Dragon"):at("base"):damage(1) -- no enemy
  end,
}

scenario "Elder Dragon: not what the opponent deals" {
  rule = "143.2.a",
  p1 = { base = { "Elder Dragon" } },
  p2 = { base = { "Unit 5" }, hand = { "Pinprick" }, pool = { energy = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Pinprick"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):at("base"):damage(1)
  end,
}

scenario "Elder Dragon: up to one enemy unit at each location is dealt 1, and dies of it" {
  rule = "355.11.a",
  p1 = { hand = { "Elder Dragon" }, pool = { energy = 12, body = 4 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 5", "Unit 6" }, at = { ["West Field"] = { "Unit 7", "Unit 8" },
    ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Elder Dragon")
    t:expect_no_option("Unit 1")
    assert(not t:accepts(t.p1, "Unit 5", "Unit 6"), "two in the base")
    assert(not t:accepts(t.p1, "Unit 9", "Unit 7", "Unit 8"), "two at the West Field")
    assert(t:accepts(t.p1), "up to")
    t.p1:choose("Unit 5", "Unit 7", "Unit 9")
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 5", "Unit 7", "Unit 9" }
    t:expect("Unit 6"):damage(0)
    t:expect("Unit 8"):damage(0)
  end,
}

scenario "Elder Dragon: the bases of two opponents are two locations" {
  rule = "355.11.a",
  p1 = { hand = { "Elder Dragon" }, pool = { energy = 12, body = 4 } },
  p2 = { base = { "Unit 5" } }, p3 = { base = { "Unit 6" } },
  function(t)
    t.p1:play("Elder Dragon"):choose("Unit 5", "Unit 6")
    t:pass_all()
    t:expect("Unit 5"):in_zone("trash")
    t:expect("Unit 6"):in_zone("trash")
  end,
}

scenario "Elder Dragon: who has left the location that they were chosen at is unaffected" {
  rule = "359.3.e.2",
  p1 = { hand = { "Elder Dragon" }, pool = { energy = 12, body = 4 } },
  p2 = { base = { "Unit 5" }, at = { ["West Field"] = { "Unit 7" } }, hand = { "Flash" }, runes = { chaos = 2 } },
  function(t)
    t.p1:play("Elder Dragon"):choose("Unit 5", "Unit 7"):pass()
    t.p2:play("Flash"):choose("Unit 7")
    t:resolve()
    t:resolve()
    t:expect_decision("p1", "turn")
    t:expect("Unit 5"):in_zone("trash")
    t:expect("Unit 7"):at("base"):damage(0)
  end,
}

scenario "484.8.c Elder Dragon: a team mate's damage is none of yours" {
  format = "2v2",
  turn = "p3",
  p1 = { base = { "Elder Dragon" } },
  p2 = { base = { "Unit 5" } },
  p3 = { hand = { "Pinprick" }, pool = { energy = 1 } },
  function(t)
    t.p3:play("Pinprick"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):at("base"):damage(1)
  end,
}
