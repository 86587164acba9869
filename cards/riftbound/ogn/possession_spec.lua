-- SPDX-License-Identifier: MIT

scenario "Possession: an enemy unit at a battlefield is mine and in my base" {
  p1 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Possession"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):controlled_by("p1"):owned_by("p2"):at("base")
    t:expect(t.p1.base):is { "Unit 5" }
    t:next_turn()
    t:expect("Unit 5"):controlled_by("p1")
  end,
}

scenario "Possession: not in a base, not my own" {
  p1 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { base = { "Unit 3" } },
  function(t) t:cannot(t.p1, "play", "Possession", "355.8") end,
}

scenario "740.2 Possession: an enemy unit of either opponent, recalled to your own base; no team mate's" {
  format = "2v2",
  p1 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  p4 = { at = { ["North Field"] = { { "Unit 6", attached = { "Long Sword" } } } } },
  function(t)
    t.p1:play("Possession")
    t:expect_options("Unit 5", "Unit 6")
    t.p1:choose("Unit 6")
    t:pass_all()
    t:expect(t.p1.base):has("Unit 6")
    t:expect("Unit 6"):controlled_by("p1"):owned_by("p4")
    t:expect("Long Sword"):attached_to("Unit 6"):controlled_by("p4")
  end,
}

scenario "183.1 Possession: a token, which ceases to exist as it goes to a hand" {
  p1 = { hand = { "Possession", "Retreat" }, pool = { energy = 9, chaos = 3 } },
  p2 = { at = { ["West Field"] = { "Recruit" } } },
  function(t)
    t.p1:play("Possession"):on("Recruit")
    t:pass_all()
    t:expect("Recruit"):at("base"):controlled_by("p1")
    t.p1:play("Retreat"):on("Recruit")
    t:pass_all()
    t:expect("Recruit"):gone()
    t:expect_events(1, "channel")
  end,
}

scenario "309.1.a Possession: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Possession" }, pool = { energy = 8, any = 3 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Possession", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Possession")
  end,
}

scenario "461 Possession: the only defender taken in the showdown, the attacker conquers" {
  p1 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 }, base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:play("Possession"):on("Unit 9")
    t:resolve()
    t:expect("Unit 9"):at("base"):controlled_by("p1")
    t:combat()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
    t:expect("Unit 3"):damage(0)
  end,
}
