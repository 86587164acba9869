-- SPDX-License-Identifier: MIT

scenario "Portal Rescue: a unit is banished and played to the base for nothing" {
  p1 = {
    hand = { "Portal Rescue" }, pool = { energy = 3, mind = 1 },
    at = { ["West Field"] = { { "Lecturing Yordle", damage = 1, buffs = 1 }, "Unit 1" } },
  },
  function(t)
    t.p1:play("Portal Rescue"):on("Lecturing Yordle")
    t:pass_all()
    t:expect("Lecturing Yordle"):at("base"):exhausted():damage(0):unbuffed()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Portal Rescue: a card of another owner comes back under that player's control" {
  rule = "127.1",
  p1 = {
    hand = { "Portal Rescue" }, pool = { energy = 3, mind = 1 },
    base = { { "Unit 3", owner = "p2" } },
  },
  p2 = {},
  function(t)
    t.p1:play("Portal Rescue"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):controlled_by("p2"):at("base")
  end,
}

scenario "Portal Rescue: a token is gone for good; no enemy unit" {
  rule = "183.1",
  p1 = { hand = { "Portal Rescue" }, pool = { energy = 3, mind = 1 }, base = { "Recruit" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Portal Rescue"):on("Recruit")
    t:pass_all()
    t:expect("Recruit"):gone()
    t:expect("Unit 2"):at("base")
  end,
}

scenario "Portal Rescue: what it had as an additional cost may be paid again" {
  rule = "356.1.b.1",
  p1 = {
    hand = { "Portal Rescue" }, pool = { energy = 3, mind = 1, calm = 1 }, base = { "Clockwork Keeper" },
  },
  function(t)
    t.p1:play("Portal Rescue"):on("Clockwork Keeper")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "411.1 Portal Rescue: a team mate's unit is played by the team mate" {
  format = "2v2",
  p1 = { hand = { "Portal Rescue" }, pool = { energy = 3, mind = 1 } },
  p3 = { at = { ["West Field"] = { { "Lecturing Yordle", damage = 1 } } } },
  function(t)
    t.p1:play("Portal Rescue"):on("Lecturing Yordle")
    t:pass_all()
    t:expect(t.p3.base):has("Lecturing Yordle")
    t:expect("Lecturing Yordle"):controlled_by("p3"):damage(0)
    t:expect(t.p3.hand):count(1)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "309.1.a Portal Rescue: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Portal Rescue" }, pool = { energy = 3, any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Portal Rescue", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Portal Rescue")
  end,
}

scenario "Portal Rescue: an enemy unit is no choice" {
  p1 = { hand = { "Portal Rescue" }, pool = { energy = 3, mind = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t) t:cannot(t.p1, "play", "Portal Rescue", "355.8") end,
}

scenario "355.2 Portal Rescue: who owns the unit plays it to their own base, and it is not recalled there" {
  p1 = { hand = { "Portal Rescue" }, pool = { energy = 3, mind = 1 }, base = { { "Unit 4", owner = "p2" }, "Unit 1" } },
  p2 = { at = { ["West Field"] = { { "Unit 2", stunned = true } } } },
  function(t)
    t.p1:play("Portal Rescue"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):at("base"):controlled_by("p2")
    t:expect_event("play", "Unit 4", { by = "p2" })
    t:expect_no_event("recall")
    t.p1:move("Unit 1", "West Field")
    t:combat()
    t:expect_event("recall", "Unit 1")         -- as this one is
  end,
}
