-- SPDX-License-Identifier: MIT

scenario "Tactical Retreat: the next time the unit would die it is healed, exhausted and recalled" {
  rule = "390.3",
  p1 = {
    hand = { "Tactical Retreat" }, pool = { energy = 2 },
    at = { ["West Field"] = { { "Unit 3", damage = 1 } } },
  },
  p2 = { hand = { "Falling Comet" }, pool = { energy = 5 } },
  turn = "p2",
  function(t)
    t.p2:play("Falling Comet"):on("Unit 3"):pass()
    t.p1:play("Tactical Retreat"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("base"):exhausted():damage(0)
  end,
}

scenario "Tactical Retreat: once" {
  p1 = {
    hand = { "Tactical Retreat", "Cruel Patron", "Cruel Patron" }, pool = { energy = 12 },
    base = { "Unit 3" },
  },
  function(t)
    t.p1:play("Tactical Retreat"):on("Unit 3")
    t:pass_all()
    t.p1:play("Cruel Patron")
    t:expect("Unit 3"):at("base"):exhausted()
    t.p1:play("Cruel Patron"):choose("Unit 3")
    t:expect("Unit 3"):in_zone("trash")
  end,
}

scenario "740.1 Tactical Retreat: a team mate's unit is recalled to its own base, once" {
  format = "2v2",
  p1 = { hand = { "Tactical Retreat", "Vengeance", "Vengeance" }, pool = { energy = 10, order = 4 } },
  p2 = { base = { "Unit 1" } },
  p3 = { at = { ["West Field"] = { { "Unit 3", damage = 1 } } } },
  function(t)
    t.p1:play("Tactical Retreat"):on("Unit 3")
    t:pass_all()
    t.p1:play("Vengeance"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):exhausted():damage(0):controlled_by("p3")
    t:expect(t.p3.base):is { "Unit 3" }
    t.p1:play("Vengeance"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
  end,
}

scenario "372 Tactical Retreat: beside Smite the owner says which one applies" {
  p1 = { hand = { "Tactical Retreat" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 3" } } },
  p2 = { hand = { "Smite" }, pool = { energy = 2, fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Smite"):on("Unit 3"):pass()
    t.p1:play("Tactical Retreat"):on("Unit 3")
    t:pass_all()
    t:expect_decision("p1")
    t.p1:choose("Tactical Retreat")
    t:expect("Unit 3"):at("base"):exhausted():damage(0)
  end,
}
