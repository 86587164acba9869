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
