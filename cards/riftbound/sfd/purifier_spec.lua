-- SPDX-License-Identifier: MIT

scenario "Purifier: a unit has Assault for each of your Equipment on it" {
  rule = "807",
  p1 = { legend = "Purifier", base = { { "Unit 1", attached = { "B.F. Sword", "Doran's Blade" } },
    "Unit 2", "Long Sword" } },
  p2 = { base = { { "Unit 3", attached = { "B.F. Sword" } } },
    at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t:expect("Unit 1"):attribute("assault", 2):might(6)
    t:expect("Unit 2"):attribute("assault", 0)
    t:expect("Unit 3"):attribute("assault", 0)
    t.p1:move("Unit 1", "West Field")
    t:expect("Unit 1"):might(8)
  end,
}

scenario "Purifier: your Equipment counts, whoever's unit it is on" {
  rule = "718.5.e",
  p1 = { legend = "Purifier" },
  p2 = { base = { { "Unit 3", attached = { { "B.F. Sword", controller = 0 } } } } },
  function(t)
    t:expect("Unit 3"):attribute("assault", 1)
  end,
}

scenario "484.8.c Purifier: your Equipment, not a team mate's" {
  format = "2v2",
  p1 = { legend = "Purifier", base = { { "Unit 3", attached = { "Long Sword" } } } },
  p3 = { base = { { "Unit 4", attached = { "Long Sword" } } } },
  function(t)
    t:expect("Unit 3"):keyword("assault")
    t:expect("Unit 4"):no_keyword("assault")
  end,
}
