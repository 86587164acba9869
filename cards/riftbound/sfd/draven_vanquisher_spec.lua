-- SPDX-License-Identifier: MIT

scenario "Draven, Vanquisher: attacking, one Fury gives him 2; winning gives an exhausted Gold" {
  rule = "383.3.b",
  p1 = { base = { "Draven, Vanquisher" }, pool = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Draven, Vanquisher", "West Field")
    t.p1:yes()
    t:expect_number("p1", "fury", 0)
    t:resolve()
    t:expect("Draven, Vanquisher"):might(6)
    t:combat()
    t:pass_all()
    t:expect("Gold"):exhausted():controlled_by("p1")
  end,
}

scenario "Draven, Vanquisher: he may leave it, and nobody wins without enemies" {
  p1 = { base = { "Draven, Vanquisher" }, pool = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Draven, Vanquisher", "West Field")
    t:expect_chain(0)
    t:showdown_pass()
    t:expect(t.p1.base):count(0)
    t:expect_points("p1", 1)
  end,
}

scenario "Draven, Vanquisher: defending as well; a lost combat pays nothing" {
  p1 = { at = { ["West Field"] = { "Draven, Vanquisher" } }, pool = { fury = 1 } },
  p2 = { base = { "Unit 9" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 9", "West Field")
    t.p1:yes()
    t:resolve()
    t:expect("Draven, Vanquisher"):might(6)
    t:combat()
    t:expect("Draven, Vanquisher"):in_zone("trash")
    t:expect(t.p1.base):count(0)
  end,
}

scenario "Draven, Vanquisher: its printed numbers" {
  p1 = { hand = { "Draven, Vanquisher" } },
  function(t)
    t:expect("Draven, Vanquisher"):attribute("energy", 4):attribute("base_might", 4)
  end,
}

scenario "Draven, Vanquisher: a combat that a team mate wins is none of his" {
  format = "2v2",
  p1 = { base = { "Draven, Vanquisher" } }, p2 = { at = { ["West Field"] = { "Unit 1" } } },
  p3 = { base = { "Unit 3" } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:move("Unit 3", "West Field")
    t:combat()
    t:expect_control("West Field", "p3")
    t:expect_no_event("trigger", "Draven, Vanquisher")
  end }
