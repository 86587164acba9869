-- SPDX-License-Identifier: MIT

scenario "Irresistible Faefolk: moving to a battlefield may pull an enemy there" {
  p1 = { base = { "Irresistible Faefolk" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Irresistible Faefolk", "West Field")
    t.p1:yes():on("Unit 2")
    t:resolve()
    t:expect("Unit 2"):at("West Field")
  end,
}

scenario "Irresistible Faefolk: it may be left, and moving home does nothing" {
  p1 = { at = { ["West Field"] = { "Irresistible Faefolk" } } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:move("Irresistible Faefolk", "base")
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
  end,
}

scenario "Irresistible Faefolk: an enemy of either opponent follows" {
  format = "2v2",
  p1 = { base = { "Irresistible Faefolk" } },
  p2 = { base = { "Unit 2" } }, p3 = { base = { "Unit 3" } }, p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:move("Irresistible Faefolk", "West Field")
    t.p1:yes()
    t:expect_options("Unit 2", "Unit 4")
    t.p1:choose("Unit 2")
    t:resolve()
    t:expect("Unit 2"):at("West Field"):defending()
    t:combat()
  end }
