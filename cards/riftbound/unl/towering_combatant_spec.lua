-- SPDX-License-Identifier: MIT

scenario "Towering Combatant: Shield 2 and Tank" {
  rule = "814",
  p1 = { at = { ["West Field"] = { "Towering Combatant", "Unit 1" } } },
  p2 = { base = { "Unit 4" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field")
    t:expect("Towering Combatant"):might(5)
    t:combat()
    t:expect(t:at("West Field")):is { "Towering Combatant", "Unit 1" }
  end,
}

scenario "Towering Combatant: no Shield attacking" {
  p1 = { base = { "Towering Combatant" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Towering Combatant", "West Field")
    t:expect("Towering Combatant"):might(3)
  end,
}

scenario "Towering Combatant: its printed numbers" {
  p1 = { hand = { "Towering Combatant" } },
  function(t)
    t:expect("Towering Combatant"):attribute("energy", 4):attribute("base_might", 3)
  end,
}
