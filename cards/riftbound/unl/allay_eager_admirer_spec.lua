-- SPDX-License-Identifier: MIT

scenario "Allay: your other units there have Deflect while she is at a battlefield" {
  p1 = { at = { ["West Field"] = { "Allay, Eager Admirer", "Unit 2" } }, base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t:expect("Allay, Eager Admirer"):attribute("deflect", 1)
    t:expect("Unit 2"):attribute("deflect", 1)
    t:expect("Unit 3"):attribute("deflect", 0)
    t:expect("Unit 4"):attribute("deflect", 0)
  end,
}

scenario "Allay: not in the base" {
  p1 = { base = { "Allay, Eager Admirer", "Unit 2" } },
  function(t)
    t:expect("Unit 2"):attribute("deflect", 0)
  end,
}

scenario "Allay: who chooses her companion pays for it" {
  rule = "809",
  p1 = { hand = { "Incinerate" }, runes = { fury = 3 } },
  p2 = { at = { ["West Field"] = { "Allay, Eager Admirer", "Unit 2" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect(t.p1.runes):count(2)
  end,
}

scenario "484.8.c Allay, Eager Admirer: your other units here, not a team mate's elsewhere or here" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Allay, Eager Admirer", "Unit 2" } } },
  p3 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t:expect("Unit 2"):keyword("deflect")
    t:expect("Unit 4"):no_keyword("deflect")
  end,
}
