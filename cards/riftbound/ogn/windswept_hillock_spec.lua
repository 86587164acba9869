-- SPDX-License-Identifier: MIT

scenario "Windswept Hillock: units here move on to another battlefield, everybody's" {
  battlefields = { "Windswept Hillock", "East Field" },
  p1 = { at = { ["Windswept Hillock"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:expect("Unit 1"):at("East Field"):attribute("ganking", 0)
  end,
}

scenario "Windswept Hillock: not from the other battlefield to here" {
  battlefields = { "Windswept Hillock", "East Field" },
  p1 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    assert(not t:offered(t.p1, "move", "Unit 1", "Windswept Hillock"), "Ganking elsewhere")
  end,
}

scenario "Windswept Hillock: an enemy's and a team mate's units have it, not those that have left" {
  format = "2v2", battlefields = { "Windswept Hillock", "East Field", "North Field" }, turn = "p2",
  p2 = { at = { ["Windswept Hillock"] = { "Unit 1" } }, base = { "Unit 2" } },
  function(t)
    t:expect("Unit 1"):keyword("ganking")
    t:expect("Unit 2"):no_keyword("ganking")
    t:can(t.p2, "move", "Unit 1", "East Field")
    t.p2:move("Unit 1", "base")
    t:expect("Unit 1"):no_keyword("ganking")
  end,
}
