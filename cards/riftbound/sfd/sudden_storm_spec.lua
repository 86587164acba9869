-- SPDX-License-Identifier: MIT

scenario "Sudden Storm: 4 to an attacker" {
  p1 = { base = { "Unit 7" } },
  p2 = { hand = { "Sudden Storm" }, pool = { energy = 9, fury = 5 }, at = { ["West Field"] = { "Unit 6" } } },
  function(t)
    t.p1:move("Unit 7", "West Field")
    t.p1:pass()
    t.p2:play("Sudden Storm"):on("Unit 7")
    t:resolve()
    t:expect("Unit 7"):damage(4)
  end,
}

scenario "Sudden Storm: 2 to a defender, and to any other unit at a battlefield; not in a base" {
  p1 = { base = { "Unit 7" }, hand = { "Sudden Storm" }, pool = { energy = 9, fury = 5 } },
  p2 = { at = { ["West Field"] = { "Unit 6" } }, base = { "Unit 5" } },
  function(t)
    t.p1:move("Unit 7", "West Field")
    t.p1:play("Sudden Storm")
    t:expect_no_option("Unit 5")
    t.p1:on("Unit 6")
    t:resolve()
    t:expect("Unit 6"):damage(2)
  end,
}
