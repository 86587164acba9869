-- SPDX-License-Identifier: MIT

scenario "Cruel Patron: kills a friendly unit as a cost" {
  rule = "356.2.a",
  p1 = { hand = { "Cruel Patron" }, pool = { energy = 4 }, base = { "Unit 1", "Soaring Scout" } },
  function(t)
    t.p1:play("Cruel Patron"):choose("Soaring Scout")
    t:expect("Cruel Patron"):at("base"):might(6)
    t:expect("Soaring Scout"):in_zone("trash")
    t:pass_all()
    t:expect(t.p1.runes):count(1)
    t:expect("Unit 1"):at("base")
  end,
}

scenario "Cruel Patron: cannot be played without one" {
  p1 = { hand = { "Cruel Patron" }, pool = { energy = 4 } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Cruel Patron")
  end,
}

scenario "Cruel Patron: a cost is paid though the death is replaced" {
  rule = "357.2.a",
  p1 = { hand = { "Highlander", "Cruel Patron" }, pool = { energy = 8 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Highlander"):on("Unit 2")
    t:pass_all()
    t.p1:play("Cruel Patron")
    t:expect("Unit 2"):at("base"):exhausted()
    t:expect("Cruel Patron"):at("base")
  end,
}

scenario "Cruel Patron: may take the place of the unit it kills" {
  p1 = { hand = { "Cruel Patron" }, pool = { energy = 4 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Cruel Patron"):at("West Field")
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Cruel Patron"):at("West Field")
    t:expect_control("West Field", "p1")
    t:expect_decision("p1", "turn")
  end,
}

scenario "740.1 Cruel Patron: a friendly unit is also a team mate's" {
  format = "2v2",
  p1 = { hand = { "Cruel Patron" }, pool = { energy = 9, any = 4 } },
  p2 = { base = { "Unit 6" } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Cruel Patron")
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Cruel Patron"):at("base"):controlled_by("p1")
    t:expect_event("die", "Unit 4", { by = "p1" })
  end,
}
