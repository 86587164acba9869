-- SPDX-License-Identifier: MIT

scenario "Icevale Archer: attacking, for 1 a unit here gets -1" {
  p1 = { base = { "Icevale Archer" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, base = { "Unit 4" } },
  function(t)
    t.p1:move("Icevale Archer", "West Field")
    t.p1:yes()
    t:expect_no_option("Unit 4")
    t.p1:on("Unit 3"):yes()
    t:resolve()
    t:expect("Unit 3"):might(2)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Icevale Archer: one need not pay" {
  p1 = { base = { "Icevale Archer" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Icevale Archer", "West Field")
    t.p1:no()
    t:expect("Unit 3"):might(3)
  end,
}
