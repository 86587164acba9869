-- SPDX-License-Identifier: MIT

scenario "Scrutinizing Sergeant: 1 XP for each friendly unit, itself too" {
  p1 = { hand = { "Scrutinizing Sergeant" }, pool = { energy = 6 }, base = { "Unit 1" }, at = { ["West Field"] = { "Recruit" } } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Scrutinizing Sergeant"):at("base")
    t:pass_all()
    t:expect_number("p1", "xp", 3)
  end,
}

scenario "Scrutinizing Sergeant: gear does not count" {
  p1 = { hand = { "Scrutinizing Sergeant" }, pool = { energy = 6 }, base = { "Gold" } },
  function(t)
    t.p1:play("Scrutinizing Sergeant")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end,
}

scenario "740.1 Scrutinizing Sergeant: a team mate's units are friendly" {
  format = "2v2",
  p1 = { hand = { "Scrutinizing Sergeant" }, pool = { energy = 6 } },
  p2 = { base = { "Unit 1" } },
  p3 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Scrutinizing Sergeant")
    t:pass_all()
    t:expect_number("p1", "xp", 3)
  end,
}
