-- SPDX-License-Identifier: MIT

scenario "Yuumi, Magical Cat: attacking she gives another unit here 3 and Tank" {
  p1 = { base = { "Yuumi, Magical Cat", "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move({ "Yuumi, Magical Cat", "Unit 2" }, "West Field")
    t:resolve()
    t:expect("Unit 2"):might(5):attribute("tank", 1)
    t:expect("Yuumi, Magical Cat"):might(1)
  end,
}

scenario "Yuumi, Magical Cat: defending as well; alone nobody gets it" {
  p1 = { at = { ["West Field"] = { "Yuumi, Magical Cat", "Unit 2" }, ["East Field"] = { "Yuumi, Magical Cat" } } },
  p2 = { base = { "Unit 9", "Unit 8" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 9", "West Field")
    t:resolve()
    t:expect("Unit 2"):might(5)
    t:combat()
    t.p2:move("Unit 8", "East Field")
    t:expect_chain(0)
  end,
}

scenario "484.8.c Yuumi, Magical Cat: one of your units here, not a team mate's" {
  format = "2v2", controls = { ["West Field"] = "p1" }, turn = "p2",
  p1 = { at = { ["West Field"] = { "Yuumi, Magical Cat" } } },
  p2 = { base = { "Unit 9" } },
  p3 = { at = { ["North Field"] = { "Unit 2" } } },
  function(t)
    t.p2:move("Unit 9", "West Field")
    t:expect("Yuumi, Magical Cat"):defending()
    t:expect_chain(0)
    t:expect_no_event("choose", "Unit 2")
  end,
}
