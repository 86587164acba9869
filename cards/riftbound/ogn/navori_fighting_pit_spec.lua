-- SPDX-License-Identifier: MIT

scenario "Navori Fighting Pit: holding here buffs a unit here" {
  battlefields = { "Navori Fighting Pit", "East Field" },
  p1 = { at = { ["Navori Fighting Pit"] = { "Unit 1", "Unit 2" } }, base = { "Unit 3" } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_option("Unit 1", "Unit 2")
    t:expect_no_option("Unit 3")
    t.p1:choose("Unit 2")
    t:resolve()
    t:expect("Unit 2"):buffed()
    t:expect("Unit 1"):unbuffed()
  end,
}

scenario "Navori Fighting Pit: not for holding elsewhere, not for conquering" {
  battlefields = { "Navori Fighting Pit", "East Field" },
  p1 = { at = { ["East Field"] = { "Unit 1" } }, base = { "Unit 3" } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Unit 1"):unbuffed()
    t.p1:move("Unit 3", "Navori Fighting Pit")
    t:showdown_pass()
    t:expect("Unit 3"):unbuffed()
  end,
}

scenario "355.9 Navori Fighting Pit: any unit here, a team mate's too" {
  format = "2v2", battlefields = { "Navori Fighting Pit", "East Field", "North Field" }, turn = "p4",
  controls = { ["Navori Fighting Pit"] = "p1" },
  p1 = { at = { ["Navori Fighting Pit"] = { "Unit 1" } } },
  p3 = { at = { ["Navori Fighting Pit"] = { "Unit 2" } }, base = { "Unit 3" } },
  function(t)
    t.p4:end_turn()
    t:expect_options("Unit 1", "Unit 2")
    t.p1:choose("Unit 2")
    t:resolve()
    t:expect("Unit 2"):buffed()
  end,
}

scenario "Navori Fighting Pit: held together with another battlefield, one unit" {
  battlefields = { "Navori Fighting Pit", "East Field" },
  p1 = { at = { ["East Field"] = { "Unit 1" }, ["Navori Fighting Pit"] = { "Unit 2" } } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_chain(1)
    t:resolve()
    t:expect("Unit 2"):buffed()
    t:expect("Unit 1"):unbuffed()
  end,
}
