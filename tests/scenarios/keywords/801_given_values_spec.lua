-- SPDX-License-Identifier: MIT
-- Keywords that statics give: those with a value are summed, the others count once, or each.

test_card { id = "t-g01", name = "Spear Rack", type = "gear", domains = { "fury" }, cost = { energy = 1 },
  static { affects = units { friendly = true }, keywords = { assault = 2 } },
}
test_card { id = "t-g02", name = "Wall Rack", type = "gear", domains = { "order" }, cost = { energy = 1 },
  static { affects = units { friendly = true }, keywords = { shield = 1, "tank" } },
}
test_card { id = "t-g03", name = "Mirror Rack", type = "gear", domains = { "calm" }, cost = { energy = 1 },
  static { affects = units { friendly = true }, keywords = { "deflect", hunt = number.count(gear { friendly = true }) } },
}
test_card { id = "t-g04", name = "Lancer", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 2,
  keywords = { "assault", shield = 1 },
}
test_card { id = "t-g05", name = "Quiet Rack", type = "gear", domains = { "calm" }, cost = { energy = 1 },
  static { affects = units { friendly = true }, loses = { "assault" } },
}

scenario "807.2 what the card has and what statics give of Assault is summed" {
  p1 = { base = { "Spear Rack", "Spear Rack" }, at = { ["West Field"] = { "Lancer", "Unit 1" } } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t:expect("Lancer"):attribute("assault", 5):might(2)
    t:expect("Unit 1"):attribute("assault", 4)
  end }

scenario "807.2 and that much it has more as it attacks" {
  p1 = { base = { "Spear Rack", "Spear Rack", "Lancer" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Lancer", "West Field")
    t:expect("Lancer"):might(7)
  end }

scenario "814.2 Shield is summed; 815.2 Tank is redundant" {
  p1 = { base = { "Wall Rack", "Wall Rack", "Lancer" } },
  function(t) t:expect("Lancer"):attribute("shield", 3):keyword("tank") end }

scenario "809.2, 823.2 Deflect and Hunt are summed, also where the value is worked out" {
  p1 = { base = { "Mirror Rack", "Mirror Rack", "Unit 2" } },
  function(t) t:expect("Unit 2"):attribute("deflect", 2):attribute("hunt", 4) end }

scenario "472.2.a what is lost is lost of all of them, what is given later is there" {
  p1 = { base = { "Spear Rack", "Quiet Rack", "Lancer" } },
  function(t) t:expect("Lancer"):no_keyword("assault"):attribute("assault", 0) end }
