-- SPDX-License-Identifier: MIT

scenario "Ornn's Forge: its controller's first gear each turn costs one less" {
  rule = "356.4",
  battlefields = { "Ornn's Forge", "East Field" },
  p1 = { at = { ["Ornn's Forge"] = { "Unit 1" } }, hand = { "Doran's Blade", "Doran's Blade" },
    pool = { energy = 3 } },
  function(t)
    t.p1:play("Doran's Blade")
    t:expect_number("p1", "energy", 2)
    t.p1:play("Doran's Blade")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Ornn's Forge: a token is no first gear, a unit is no gear" {
  rule = "182",
  battlefields = { "Ornn's Forge", "East Field" },
  p1 = { at = { ["Ornn's Forge"] = { "Unit 1" } }, hand = { "Wages of Pain", "Doran's Blade", "Unit 1" },
    pool = { energy = 5 } },
  function(t)
    t.p1:play("Wages of Pain"):on("Unit 1")
    t:pass_all()
    t:expect("Gold"):at("base")
    t:expect_number("p1", "energy", 2)
    t.p1:play("Unit 1"):at("base")
    t:expect_number("p1", "energy", 1)
  end,
}

scenario "Ornn's Forge: only for who controls it" {
  battlefields = { "Ornn's Forge", "East Field" },
  p1 = { hand = { "Doran's Blade" }, pool = { energy = 1 } },
  p2 = { at = { ["Ornn's Forge"] = { "Unit 1" } } },
  function(t)
    t:cannot(t.p1, "play", "Doran's Blade", "357")
  end,
}

scenario "740.1 Ornn's Forge: a team mate's gear is friendly, and the first of the turn is the first for both" {
  format = "2v2", turn = "p3", battlefields = { "Ornn's Forge", "East Field", "North Field" },
  p1 = { at = { ["Ornn's Forge"] = { "Unit 1" } } },
  p3 = { hand = { "Doran's Blade", "Doran's Blade" }, pool = { energy = 3 } },
  function(t)
    t.p3:play("Doran's Blade")
    t:expect_number("p3", "energy", 2)
    t.p3:play("Doran's Blade#2")
    t:expect_number("p3", "energy", 0)
  end,
}

scenario "740.1 Ornn's Forge: once a team mate has played gear, yours is not the first" {
  format = "2v2", battlefields = { "Ornn's Forge", "East Field", "North Field" },
  p1 = { at = { ["Ornn's Forge"] = { "Unit 1" } }, hand = { "Doran's Blade" }, pool = { energy = 2 } },
  p3 = { hand = { "Doran's Blade", "Zhonya's Hourglass" }, pool = { energy = 1 } },
  turn = "p1",
  function(t)
    t.p1:play("Doran's Blade")
    t:expect_number("p1", "energy", 1)
    t:pass_all()
    t:next_turn()
    t:next_turn()
    t.p3:play("p3's Doran's Blade")
    t:expect_number("p3", "energy", 0)
  end,
}
