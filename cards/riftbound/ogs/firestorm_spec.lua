-- SPDX-License-Identifier: MIT

scenario "Firestorm: three to all enemy units at one battlefield" {
  rule = "355.10.d",
  p1 = { hand = { "Firestorm" }, pool = { energy = 6, fury = 1 }, base = { "Unit 1" } },
  p2 = {
    base = { "Unit 2" },
    at = { ["West Field"] = { "Unit 3", "Unit 4" }, ["East Field"] = { "Unit 5" } },
  },
  function(t)
    t.p1:play("Firestorm"):choose("West Field")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Unit 4"):damage(3)
    t:expect("Unit 5"):damage(0)
    t:expect("Unit 2"):damage(0)
  end,
}

scenario "Firestorm: friendly units there are spared, Deflect costs nothing" {
  p1 = {
    hand = { "Firestorm" }, pool = { energy = 6, fury = 1 }, at = { ["East Field"] = { "Unit 1" } },
  },
  p2 = { at = { ["West Field"] = { "Pouty Poro" } } },
  function(t)
    t.p1:play("Firestorm"):choose("West Field")
    t:pass_all()
    t:expect("Pouty Poro"):in_zone("trash")
    t:expect("Unit 1"):damage(0)
  end,
}

scenario "740.1 Firestorm: a team mate's units there are no enemies" {
  format = "2v2",
  p1 = { hand = { "Firestorm" }, pool = { energy = 9, any = 3 } },
  p3 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Firestorm"):on("West Field")
    t:pass_all()
    t:expect("Firestorm"):in_zone("trash")
    t:expect("Unit 5"):damage(0)
  end,
}
