-- SPDX-License-Identifier: MIT

scenario "Alpha Wildclaw: smaller units of its player there cannot be chosen by enemies, it can itself" {
  p1 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Alpha Wildclaw", "Unit 6", "Unit 7" }, ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Stupefy")
    t:expect_option("Alpha Wildclaw", "Unit 7", "Unit 1")
    t:expect_no_option("Unit 6")
  end,
}

scenario "Alpha Wildclaw: its own player may choose them" {
  p1 = { at = { ["West Field"] = { "Alpha Wildclaw", "Unit 6" } }, hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Stupefy")
    t:expect_option("Unit 6")
  end,
}

scenario "Alpha Wildclaw: a spell that has chosen a unit loses it when the unit becomes smaller" {
  rule = "359.3.e.2",
  p1 = { hand = { "Incinerate", "Stupefy" }, pool = { energy = 3, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Alpha Wildclaw", "Unit 7" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 7")
    t.p1:play("Stupefy"):on("Unit 7")
    t:pass_all()
    t:expect("Unit 7"):damage(0):might(6)
  end,
}

scenario "484.8.c, 740.2 Alpha Wildclaw: your units here, not a team mate's; a team mate is no enemy" {
  format = "2v2", controls = { ["West Field"] = "p1" }, turn = "p2",
  p1 = { at = { ["West Field"] = { "Alpha Wildclaw", "Unit 6" } } },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  p3 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    local try = t:copy()
    try.p2:play("Stupefy")
    try:expect_option("Alpha Wildclaw", "Unit 5")
    try:expect_no_option("Unit 6")
    t.p2:play("Stupefy"):on("Unit 5"):pass()
    t.p3:play("p3's Stupefy")
    t:expect_option("Unit 6")
  end,
}

scenario "188 Alpha Wildclaw: stolen, it protects its old companions no more" {
  p1 = { hand = { "Stupefy", "Possession" }, pool = { energy = 9, chaos = 3 } },
  p2 = { at = { ["West Field"] = { "Alpha Wildclaw", "Unit 6" } } },
  function(t)
    t.p1:play("Possession"):on("Alpha Wildclaw")
    t:pass_all()
    t.p1:play("Stupefy"):on("Unit 6")
    t:pass_all()
    t:expect("Unit 6"):might(5)
  end,
}
