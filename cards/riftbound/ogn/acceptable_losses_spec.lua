-- SPDX-License-Identifier: MIT

scenario "Acceptable Losses: each player kills one gear of his own" {
  rule = "355.10.e",
  p1 = { hand = { "Acceptable Losses" }, pool = { energy = 1 }, base = { "Sun Disc", "Orb of Regret" } },
  p2 = { base = { "Gold", "Iron Ballista" } },
  function(t)
    t.p1:play("Acceptable Losses")
    t:resolve()
    t.p1:choose("Orb of Regret")
    t:expect("Orb of Regret"):at("base")
    t.p2:choose("Gold")
    t:expect("Orb of Regret"):in_zone("trash")
    t:expect("Gold"):gone()
    t:expect("Sun Disc"):at("base")
  end,
}

scenario "Acceptable Losses: who has none loses none" {
  p1 = { hand = { "Acceptable Losses" }, pool = { energy = 1 }, base = { "Unit 1" } },
  p2 = { base = { "Sun Disc" } },
  function(t)
    t.p1:play("Acceptable Losses")
    t:pass_all()
    t:expect("Sun Disc"):in_zone("trash")
    t:expect("Unit 1"):at("base")
  end,
}

scenario "411.1 Acceptable Losses: each player is responsible for the gear they kill" {
  players = 3,
  p1 = { base = { "Seal of Rage" }, hand = { "Acceptable Losses" }, pool = { energy = 1 } },
  p2 = { base = { "Zhonya's Hourglass" } },
  p3 = { base = { "Poro Snax" } },
  function(t)
    t.p1:play("Acceptable Losses")
    t:pass_all()
    t:expect_event("die", "Seal of Rage", { by = "p1" })
    t:expect_event("die", "Zhonya's Hourglass", { by = "p2" })
    t:expect_event("die", "Poro Snax", { by = "p3" })
  end,
}

scenario "309.1.a Acceptable Losses: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Acceptable Losses" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Acceptable Losses", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Acceptable Losses")
  end,
}
