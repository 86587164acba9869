-- SPDX-License-Identifier: MIT

scenario "Sett, Kingpin: one Might for each buffed friendly unit at his battlefield, himself included" {
  p1 = {
    at = { ["West Field"] = { { "Sett, Kingpin", buffs = 1 }, { "Unit 1", buffs = 1 }, "Unit 2" } },
    base = { { "Unit 3", buffs = 1 } },
  },
  p2 = { at = { ["East Field"] = { { "Unit 4", buffs = 1 } } } },
  function(t)
    t:expect("Sett, Kingpin"):might(8):attribute("tank", 1)
  end,
}

scenario "Sett, Kingpin: not in a base" {
  p1 = { base = { "Sett, Kingpin", { "Unit 1", buffs = 1 } } },
  function(t)
    t:expect("Sett, Kingpin"):might(5)
  end,
}

scenario "740.1 Sett, Kingpin: a team mate's buffed units here count" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Sett, Kingpin" } } },
  p3 = { at = { ["West Field"] = { { "Unit 2", buffs = 1 } } }, base = { { "Unit 3", buffs = 1 } } },
  function(t)
    t:expect("Sett, Kingpin"):might(6)
  end,
}

scenario "740.2 Sett, Kingpin: a buffed enemy at his battlefield gives nothing" {
  p1 = { at = { ["West Field"] = { "Sett, Kingpin" } } },
  p2 = { base = { { "Unit 2", buffs = 1 } } }, turn = "p2",
  function(t)
    t.p2:move("Unit 2", "West Field")
    t:expect("Sett, Kingpin"):defending():might(5)
  end,
}
