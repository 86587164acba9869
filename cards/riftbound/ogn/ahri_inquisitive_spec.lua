-- SPDX-License-Identifier: MIT

scenario "Ahri, Inquisitive: attacking, two Might less for an enemy here" {
  p1 = { base = { "Ahri, Inquisitive" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } }, base = { "Unit 5" } },
  function(t)
    t.p1:move("Ahri, Inquisitive", "West Field")
    t:resolve()
    t:expect("Unit 4"):might(2)
    t:combat()
    t:expect_points("p1", 1)
  end,
}

scenario "Ahri, Inquisitive: defending too, to a minimum of 1" {
  p1 = { at = { ["West Field"] = { "Ahri, Inquisitive" } } },
  p2 = { base = { "Unit 2" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 2", "West Field")
    t:resolve()
    t:expect("Unit 2"):might(1)
  end,
}

scenario "Ahri, Inquisitive: not for an open battlefield" {
  p1 = { base = { "Ahri, Inquisitive" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:move("Ahri, Inquisitive", "West Field")
    t:expect_chain(0)
  end,
}

scenario "Ahri, Inquisitive: it lasts for the turn, not for the combat" {
  p1 = { base = { "Ahri, Inquisitive" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Ahri, Inquisitive", "West Field")
    t:resolve()
    t:combat()
    t:expect("Unit 9"):might(7)
    t:next_turn()
    t:expect("Unit 9"):might(9)
  end,
}

scenario "740.2 Ahri, Inquisitive: an enemy unit here, whichever opponent attacks; no team mate's" {
  format = "2v2", turn = "p4",
  p1 = { at = { ["West Field"] = { "Ahri, Inquisitive" } } },
  p2 = { at = { ["North Field"] = { "Unit 6" } } },
  p3 = { at = { ["East Field"] = { "Unit 5" } } },
  p4 = { base = { "Unit 4" } },
  function(t)
    t.p4:move("Unit 4", "West Field")
    t:resolve()
    t:expect("Unit 4"):might(2)
    t:expect("Unit 5"):might(5)
  end,
}
