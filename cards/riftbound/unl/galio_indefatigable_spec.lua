-- SPDX-License-Identifier: MIT

scenario "Galio, Indefatigable: he deals no combat damage" {
  p1 = { at = { ["West Field"] = { "Galio, Indefatigable" } } },
  p2 = { base = { "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t:combat()
    t:expect("Unit 3"):at("base"):damage(0)
    t:expect("Galio, Indefatigable"):at("West Field")
  end,
}

scenario "Galio, Indefatigable: those beside him do; Tank and Deflect" {
  rule = "815",
  p1 = { at = { ["West Field"] = { "Galio, Indefatigable", "Unit 3" } } },
  p2 = { base = { "Unit 3", "Unit 5" } }, turn = "p2",
  function(t)
    t:expect("Galio, Indefatigable"):attribute("deflect", 1)
    t.p2:move("Unit 5", "West Field")
    t:combat()
    t:expect(t:at("West Field", 1)):is { "Galio, Indefatigable", "Unit 3" }
    t:expect_event("damage", "Unit 5", 3)
  end,
}
