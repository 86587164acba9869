-- SPDX-License-Identifier: MIT

scenario "Crescent Strike: 4 to one enemy there, 1 to the others" {
  p1 = { hand = { "Crescent Strike" }, pool = { energy = 3, mind = 1 }, at = { ["East Field"] = { "Unit 2" } } },
  p2 = { at = { ["West Field"] = { "Unit 5", "Unit 6", "Unit 7" } }, base = { "Unit 8" } },
  function(t)
    t.p1:play("Crescent Strike")
    t:expect_no_option("Unit 8")
    t.p1:on("Unit 6")
    t:pass_all()
    t:expect("Unit 6"):damage(4)
    t:expect("Unit 5"):damage(1)
    t:expect("Unit 7"):damage(1)
    t:expect("Unit 8"):damage(0)
  end,
}

scenario "Crescent Strike: the unit has left, the others are dealt 1 each" {
  rule = "359.3.e.6",
  p1 = { hand = { "Crescent Strike" }, pool = { energy = 3, mind = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5", "Unit 6" } }, hand = { "Flash" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Crescent Strike"):on("Unit 6"):pass()
    t.p2:play("Flash"):choose("Unit 6")
    t:pass_all()
    t:expect("Unit 6"):damage(0)
    t:expect("Unit 5"):damage(1)
  end,
}

scenario "Crescent Strike: no enemy at a battlefield, nothing to choose" {
  rule = "355.8",
  p1 = { hand = { "Crescent Strike" }, pool = { energy = 3, mind = 1 } },
  p2 = { base = { "Unit 8" } },
  function(t) t:cannot(t.p1, "play", "Crescent Strike") end,
}

scenario "740.2 Crescent Strike: enemies there of two opponents, no team mate's unit" {
  format = "2v2", controls = { ["West Field"] = "p2" },
  p1 = { hand = { "Crescent Strike" }, pool = { energy = 3, mind = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  p3 = { at = { ["East Field"] = { "Unit 7" } } },
  p4 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Crescent Strike")
    t:expect_option("Unit 9", "Unit 8")
    t:expect_no_option("Unit 7")
    t.p1:on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):damage(4)
    t:expect("Unit 9"):damage(1)
    t:expect("Unit 7"):damage(0)
  end,
}
