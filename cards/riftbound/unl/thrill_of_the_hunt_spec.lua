-- SPDX-License-Identifier: MIT

scenario "Thrill of the Hunt: a friendly unit is played anew at any battlefield, for nothing" {
  rule = "356.1.b",
  p1 = { hand = { "Thrill of the Hunt" }, pool = { energy = 2, fury = 1 }, base = { { "Unit 5", damage = 2 } } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Thrill of the Hunt"):on("Unit 5")
    t:pass_all()
    t.p1:choose("West Field")
    t:expect("Unit 5"):at("West Field"):damage(0):attacking()
  end,
}

scenario "Thrill of the Hunt: not an enemy one; a token is no more" {
  rule = "183.1",
  p1 = { hand = { "Thrill of the Hunt" }, pool = { energy = 2, fury = 1 }, base = { "Recruit" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Thrill of the Hunt")
    t:pass_all()
    t:expect("Recruit"):gone()
    t:expect_decision("p1", "turn")
  end,
}

scenario "Thrill of the Hunt: a battlefield where units cannot be played is not offered" {
  rule = "054.1",
  battlefields = { "Rockfall Path", "West Field", "East Field" },
  p1 = { hand = { "Thrill of the Hunt" }, pool = { energy = 2, fury = 1 }, base = { "Unit 3" } },
  p2 = {}, p3 = {},
  function(t)
    t.p1:play("Thrill of the Hunt"):on("Unit 3")
    t:pass_all()
    t:expect_option("West Field", "East Field")
    t:expect_no_option("Rockfall Path")
    t.p1:choose("East Field")
    t:expect("Unit 3"):at("East Field")
  end,
}

scenario "740.1 Thrill of the Hunt: a team mate's unit, whose owner says where and plays it" {
  rule = "411.1", format = "2v2",
  p1 = { hand = { "Thrill of the Hunt" }, pool = { energy = 2, fury = 1 }, legend = "Pridestalker" },
  p2 = { base = { "Unit 1" } },
  p3 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Thrill of the Hunt"):on("Unit 5")
    t:pass_all()
    t:expect_decision("p3")
    t.p3:choose("West Field")
    t:expect("Unit 5"):at("West Field"):controlled_by("p3")
    t:expect_event("play", "Unit 5", { by = "p3" })
    t:expect_no_event("trigger", "Pridestalker")
  end,
}

scenario "411.1 Thrill of the Hunt: a unit that you control and do not own is its owner's to play" {
  p1 = {
    hand = { "Thrill of the Hunt", "Possession" }, pool = { energy = 10, fury = 1, chaos = 3 }, legend = "Pridestalker",
  },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Possession"):on("Unit 4")
    t:pass_all()
    t.p1:play("Thrill of the Hunt"):on("Unit 4")
    t:pass_all()
    t:expect_decision("p2")
    t.p2:choose("East Field")
    t:pass_all()
    t:expect("Unit 4"):at("East Field"):controlled_by("p2")
    t:expect_no_event("trigger", "Pridestalker")
  end,
}
