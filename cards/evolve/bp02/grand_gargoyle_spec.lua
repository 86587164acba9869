-- SPDX-License-Identifier: MIT

scenario "13.3.2.4 Grand Gargoyle: two more on a Stack of yours as it dies" {
  p1 = { field = { "Grand Gargoyle", "Magic Sediment", { "Magic Sediment", stack = 4 } } },
  p2 = { field = { { "Mythril Golem", engaged = true } } },
  function(t)
    t:expect("Grand Gargoyle"):keyword "ward"
    t.p1:attack("Grand Gargoyle", "Mythril Golem")
    t.p1:choose "Magic Sediment#2"
    t:expect("Magic Sediment#1"):attribute("stack", 1)
    t:expect("Magic Sediment#2"):attribute("stack", 6)
  end }

scenario "13.3.2.4 Grand Gargoyle: nothing without one, the opponent's do not count" {
  p1 = { field = { "Grand Gargoyle" } },
  p2 = { field = { { "Mythril Golem", engaged = true }, "Magic Sediment" } },
  function(t)
    t.p1:attack("Grand Gargoyle", "Mythril Golem")
    t:expect("Grand Gargoyle"):in_zone "cemetery"
    t:expect("Magic Sediment"):attribute("stack", 1)
  end }

scenario "13.3.2.4 Grand Gargoyle: an amulet without Stack gets none" {
  p1 = { field = { "Grand Gargoyle", "Dire Bond" } },
  p2 = { field = { { "Mythril Golem", engaged = true } } },
  function(t)
    t.p1:attack("Grand Gargoyle", "Mythril Golem")
    t:expect_decision("p1", "turn")
    t:expect("Dire Bond"):attribute("stack", 0)
  end }
