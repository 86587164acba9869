-- SPDX-License-Identifier: MIT

scenario "Sinister Poro: attacking, for 1 an enemy here goes home" {
  p1 = { base = { "Sinister Poro" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Sinister Poro", "West Field")
    t.p1:yes():yes()
    t:resolve()
    t:expect("Unit 9"):at("base")
    t:combat()
    t:expect_control("West Field", "p1")
  end,
}

scenario "Sinister Poro: not as a defender" {
  p1 = { at = { ["West Field"] = { "Sinister Poro" } }, pool = { energy = 1 } },
  p2 = { base = { "Unit 9" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 9", "West Field")
    t:expect_chain(0)
    t:expect_decision("p2", "focus")
  end,
}
