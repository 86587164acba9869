-- SPDX-License-Identifier: MIT

scenario "Captain Farron: other friendly units here have Assault, he has not" {
  p1 = { base = { "Captain Farron", "Unit 2", "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move({ "Captain Farron", "Unit 2" }, "West Field")
    t:expect("Unit 2"):attacking():might(3)
    t:expect("Captain Farron"):might(5)
    t:expect("Unit 3"):attribute("assault", 0)
    t:expect("Unit 4"):attribute("assault", 0)
  end,
}

scenario "Captain Farron: it is added to Assault of their own" {
  rule = "807",
  p1 = { at = { ["West Field"] = { "Captain Farron", "Daring Poro" } } },
  function(t)
    t:expect("Daring Poro"):attribute("assault", 2):might(2)
    t.p1:move("Captain Farron", "base")
    t:expect("Daring Poro"):attribute("assault", 1)
  end,
}

scenario "740.2 Captain Farron: other friendly units here, not those of a team mate elsewhere nor enemies here" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Captain Farron", "Unit 2" } } },
  p2 = { base = { "Unit 6" } },
  p3 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t:expect("Unit 2"):keyword("assault")
    t:expect("Unit 4"):no_keyword("assault")
    t.p1:end_turn()
    t.p2:move("Unit 6", "West Field")
    t:expect("Unit 6"):at("West Field"):no_keyword("assault")
  end,
}

scenario "740.1 Captain Farron: a team mate's unit here has Assault" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Captain Farron" } } },
  p3 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t:expect("Unit 3"):attribute("assault", 1)
    t:expect("Captain Farron"):no_keyword("assault")
  end,
}
