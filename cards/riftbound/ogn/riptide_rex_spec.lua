-- SPDX-License-Identifier: MIT

scenario "Riptide Rex: six damage to an enemy unit at a battlefield" {
  p1 = { hand = { "Riptide Rex" }, pool = { energy = 6, mind = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 7" } } },
  function(t)
    t.p1:play("Riptide Rex"):on("Unit 7")
    t:pass_all()
    t:expect("Unit 7"):damage(6)
  end,
}

scenario "Riptide Rex: not at one in a base, not at my own" {
  p1 = { hand = { "Riptide Rex" }, pool = { energy = 6, mind = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { base = { "Unit 7" } },
  function(t)
    t.p1:play("Riptide Rex"):at("base")
    t:expect_chain(0)
    t:expect("Riptide Rex"):at("base")
  end,
}

scenario "740.2 Riptide Rex: either opponent's unit at a battlefield, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Riptide Rex" }, pool = { energy = 6, mind = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 7" } }, base = { "Unit 2" } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  p4 = { at = { ["North Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Riptide Rex")
    t:expect_options("Unit 7", "Unit 8")
    t.p1:choose("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):damage(6)
  end,
}
